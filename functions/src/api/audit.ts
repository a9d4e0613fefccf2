import * as rows from "@halkopiha/domain/contract/audit.ts";
import * as store from "../store/audit.ts";
import * as adminUsers from "./admin-users.ts";
import * as advertisements from "./advertisements.ts";
import { audited } from "./audited.ts";
import * as contacts from "./contacts.ts";
import * as localities from "./locations.ts";
import * as orders from "./orders.ts";
import * as people from "./people.ts";
import * as plans from "./plans.ts";
import * as regions from "./regions.ts";
import { serve } from "./serve.ts";

export const listAudit = serve(rows.listAudit, ({ query }) => store.listAudit(query));

/** Every call by which admins change the market; each of its changes is remembered. */
export const auditedCalls = {
  createUser: audited("user", adminUsers.createUser),
  changeUser: audited("user", adminUsers.changeUser),
  deleteUser: audited("user", adminUsers.deleteUser),
  deleteUsers: audited("user", adminUsers.deleteUsers),
  activateUser: audited("user", adminUsers.activateUser),
  updateUser: audited("user", people.updateUser),
  updateAccountSettings: audited("user", people.updateAccountSettings),
  createRegion: audited("region", regions.createRegion),
  updateRegion: audited("region", regions.updateRegion),
  deleteRegion: audited("region", regions.deleteRegion),
  createLocality: audited("locality", localities.createLocality),
  updateLocality: audited("locality", localities.updateLocality),
  deleteLocality: audited("locality", localities.deleteLocality),
  createPlan: audited("plan", plans.createPlan),
  updatePlan: audited("plan", plans.updatePlan),
  deletePlan: audited("plan", plans.deletePlan),
  createAdvertisement: audited("advertisement", advertisements.createAdvertisement),
  updateAdvertisement: audited("advertisement", advertisements.updateAdvertisement),
  deleteAdvertisement: audited("advertisement", advertisements.deleteAdvertisement),
  advanceContact: audited("contact", contacts.advanceContact),
  respondToContact: audited("contact", contacts.respondToContact),
  advanceOrder: audited("order", orders.advance),
};
