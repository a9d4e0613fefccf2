// Packages without types, as far as the tests use them.

declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(found: unknown): Promise<unknown>;
  }
}

declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): unknown;
  }
}
