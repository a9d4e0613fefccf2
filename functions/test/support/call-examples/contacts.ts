import { randomUUID } from "node:crypto";
import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import { Client } from "../api.ts";
import { readTicketCode } from "../mail/ticket-code.ts";
import type { CallExamples } from "./call-example.ts";
import { asAdmin } from "./fixtures.ts";

/** A filled contact form with a unique address, because the mails per address and day are limited. */
const createContactForm = () => ({
  name: "Tuula Rantakoivu",
  email: `tuula-${randomUUID()}@posti.example`,
  subject: "palaute" as const,
  message: "Hyvät puut, kiitos!",
});

/** Only the holder of a conversation's code learns whether it exists. */
const unknownId = 403;

const newContact = async () => {
  const { contact } = await new Client().call(createContact, { body: createContactForm() });
  return { id: contact._id };
};

const codeOfTicket = (id: string) => readTicketCode(`contact-${id}-received`);

/** Examples of the customer service calls. */
export const contacts = {
  createContact: {
    arrange: async () => ({ as: new Client(), request: { body: createContactForm() } }),
    invalidBodyField: { field: "email", value: "tuula@" },
  },
  listContacts: {
    arrange: () => asAdmin({ query: { limit: 5 } }),
    invalidQueryField: { field: "status", value: "lost" },
  },
  readContact: { arrange: async () => asAdmin({ params: await newContact() }) },
  advanceContact: {
    arrange: async () => asAdmin({ params: await newContact(), body: { status: "in progress" } }),
    invalidBodyField: { field: "status", value: "lost" },
  },
  respondToContact: {
    arrange: async () => asAdmin({ params: await newContact(), body: { message: "Kiitos itsellesi!" } }),
    invalidBodyField: { field: "message", value: " " },
  },
  readTicket: {
    arrange: async () => {
      const params = await newContact();
      return { as: new Client(), request: { params, query: { t: await codeOfTicket(params.id) } } };
    },
    unknownId,
    invalidQueryField: { field: "t", value: "a".repeat(101) },
  },
  openTicket: {
    arrange: async () => {
      const params = await newContact();
      return { as: new Client(), request: { params, body: { token: await codeOfTicket(params.id) } } };
    },
    unknownId,
    invalidBodyField: { field: "token", value: "a".repeat(101) },
  },
  replyToTicket: {
    arrange: async () => {
      const params = await newContact();
      const body = { message: "Vielä yksi asia", name: "Tuula", token: await codeOfTicket(params.id) };
      return { as: new Client(), request: { params, body } };
    },
    unknownId,
    invalidBodyField: { field: "name", value: "" },
  },
} as const satisfies Partial<CallExamples>;
