import { afterAll, beforeAll, beforeEach } from "vitest";
import { configureSending, deleteAllMessages } from "./isolated-project.ts";
import { TestMailServer } from "./test-mail-server.ts";

/** A mail server to which messages are sent during the tests of a file; before each test nothing is stored or received. */
export function receiveMailsDuringTests(): TestMailServer {
  const server = new TestMailServer();
  beforeAll(() => server.open());
  afterAll(() => server.close());
  beforeEach(async () => {
    await deleteAllMessages();
    server.received.length = 0;
    server.rejectCode = null;
    configureSending({ smtp: server.url });
  });
  return server;
}
