import http from "node:http";

// Preloaded into firebase-tools: it sends a request to a function on a connection that was idle, which the function may close at that moment.
// The request would be lost ("Request to function failed: read ECONNRESET"), and with it the event of a trigger.

http.globalAgent = new http.Agent({ keepAlive: false });
