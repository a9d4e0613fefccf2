import type { SampleTicket } from "../market.ts";
import { daysBefore } from "./text.ts";

/** Conversations with customer service, in every status. */
export const tickets: SampleTicket[] = [
  {
    id: "malli-toimitus",
    name: "Tuula Rantakoivu",
    email: "tuula.rantakoivu@posti.example",
    subject: "yhteydenottopyyntö",
    status: "recieved",
    messages: [
      {
        text: "Hei, tilasin viisi kuutiota koivua. Voiko myyjä purkaa kuorman liiterin eteen?",
        author: "Tuula Rantakoivu",
        createdAt: daysBefore(0.3),
      },
    ],
  },
  {
    id: "malli-kartta",
    name: "Olavi Kaskimaa",
    email: "olavi.kaskimaa@posti.example",
    subject: "kehitysidea",
    status: "in progress",
    messages: [
      {
        text: "Olisi hyvä nähdä kartalla vain ne myyjät, jotka toimittavat kotiin.",
        author: "Olavi Kaskimaa",
        createdAt: daysBefore(4),
      },
      {
        text: "Kiitos ehdotuksesta! Viemme sen kehityslistalle.",
        author: "Ylva Pitkospuu",
        createdAt: daysBefore(3.6),
      },
    ],
  },
  {
    id: "malli-kiitos",
    name: "Helmi Tuohimaa",
    email: "helmi.tuohimaa@posti.example",
    subject: "palaute",
    status: "resolved",
    messages: [
      {
        text: "Puut tulivat juuri sovittuna päivänä ja olivat rutikuivia. Kiitos!",
        author: "Helmi Tuohimaa",
        createdAt: daysBefore(9),
      },
      {
        text: "Mukava kuulla, välitämme kiitokset myyjälle.",
        author: "Ylva Pitkospuu",
        createdAt: daysBefore(8.5),
      },
    ],
  },
  {
    id: "malli-lasku",
    name: "Veikko Suopelto",
    email: "veikko.suopelto@posti.example",
    subject: "yhteydenottopyyntö",
    status: "recieved",
    messages: [
      {
        text: "Milloin uuden myyjätilin vuosimaksu laskutetaan, jos liityn nyt syksyllä?",
        author: "Veikko Suopelto",
        createdAt: daysBefore(1.2),
      },
    ],
  },
];
