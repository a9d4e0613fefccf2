import { openapi } from "@halkopiha/domain/contract/service.ts";
import { useEffect, useRef } from "react";
import "swagger-ui-dist/swagger-ui.css";

/** The calls of the API as its OpenAPI document describes them, in development only. */
export function Component() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import("swagger-ui-dist").then(({ SwaggerUIBundle }) =>
      SwaggerUIBundle({ domNode: container.current, url: openapi.path, tryItOutEnabled: true }),
    );
  }, []);
  return (
    <>
      <h1 tabIndex={-1}>API</h1>
      <div ref={container} />
    </>
  );
}
