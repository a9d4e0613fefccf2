import { randomUUID } from "node:crypto";
import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import { Client } from "../api.ts";
import { codeIn } from "../ticket-code.ts";
import { admin } from "./cast.ts";
import type { Walks } from "./walk.ts";

/** A filled contact form, each with an address of its own: one is mailed a few times a day only. */
const letter = () => ({
  name: "Tuula Rantakoivu",
  email: `tuula-${randomUUID()}@posti.example`,
  subject: "palaute" as const,
  message: "Hyvät puut, kiitos!",
});

/** Whether there is such a conversation is told to those alone who hold its code. */
const unknownId = 403;

const newContact = async () => {
  const { contact } = await new Client().call(createContact, { body: letter() });
  return { id: contact._id };
};

const codeOfTicket = (id: string) => codeIn(`contact-${id}-received`);

const asAdmin = async <Request>(request: Request) => ({ as: await admin(), request });

/** What is written to customer service, and answered. */
export const conversations = {
  createContact: {
    stage: async () => ({ as: new Client(), request: { body: letter() } }),
    faultInBody: { field: "email", value: "tuula@" },
  },
  listContacts: {
    stage: () => asAdmin({ query: { limit: 5 } }),
    faultInQuery: { field: "status", value: "lost" },
  },
  readContact: { stage: async () => asAdmin({ params: await newContact() }) },
  advanceContact: {
    stage: async () => asAdmin({ params: await newContact(), body: { status: "in progress" } }),
    faultInBody: { field: "status", value: "lost" },
  },
  respondToContact: {
    stage: async () => asAdmin({ params: await newContact(), body: { message: "Kiitos itsellesi!" } }),
    faultInBody: { field: "message", value: " " },
  },
  readTicket: {
    stage: async () => {
      const params = await newContact();
      return { as: new Client(), request: { params, query: { t: await codeOfTicket(params.id) } } };
    },
    unknownId,
    faultInQuery: { field: "t", value: "a".repeat(101) },
  },
  replyToTicket: {
    stage: async () => {
      const params = await newContact();
      const body = { message: "Vielä yksi asia", name: "Tuula", token: await codeOfTicket(params.id) };
      return { as: new Client(), request: { params, body } };
    },
    unknownId,
    faultInBody: { field: "name", value: "" },
  },
} as const satisfies Partial<Walks>;
