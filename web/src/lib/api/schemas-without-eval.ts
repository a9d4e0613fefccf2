import { config } from "zod/mini";

// The Content Security Policy forbids `eval`. Without this, zod tries it when the first schema is created; the exception costs a phone a
// tenth of a second. Imported before every schema.
config({ jitless: true });
