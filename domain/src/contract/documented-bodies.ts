// Bodies as a client written from the specification may send them: the table of §7 names a form or an entity, and §3 lists the fields of both.
// Each function turns the other documented shape into the one that the schema of the call reads, and leaves everything else as it was sent.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The id of an entity that an answer has in place of the id. */
const toId = (value: unknown): unknown => (isFields(value) ? value["_id"] : value);

/** The fields that have a value: the others would hide what is missing. */
const withoutUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The checkout form, by itself or as the field `checkoutForm`. §7 */
export function readCheckoutForm(sent: unknown): unknown {
  return isFields(sent) && isFields(sent["checkoutForm"]) ? sent["checkoutForm"] : sent;
}

/** A locality whose region is an id, or an object as in the answers. §3 */
export function readLocalityForm(sent: unknown): unknown {
  return isFields(sent) && "region" in sent ? { ...sent, region: toId(sent["region"]) } : sent;
}

/** Whether a user-info form that does not say so is that of a business: it has a company name and no first name. §2 */
function isBusinessForm(form: Fields): boolean {
  const { business, person } = form;
  if (typeof business === "boolean") return business;
  if (typeof person === "boolean") return !person;
  return "companyName" in form && !("firstname" in form);
}

/** The user-info form, or the user as it was answered. §2, §3 */
export function readUserForm(sent: unknown): unknown {
  if (!isFields(sent)) return sent;
  const { address, contactInformation } = sent;
  const { street, zip, region, locality } = isFields(address) ? address : {};
  const { firstname, lastname, phonenumbers } = isFields(contactInformation) ? contactInformation : {};
  const phonenumber = Array.isArray(phonenumbers) ? phonenumbers[0] : undefined;
  const nested = { street, zip, region, locality, firstname, lastname, phonenumber };
  const form: Fields = { ...withoutUndefined(nested), ...sent };
  const places = { region: toId(form["region"]), locality: toId(form["locality"]) };
  return { ...form, ...withoutUndefined(places), business: isBusinessForm(form) };
}
