import openapiTypes, { astToString } from "openapi-typescript";

/** The types of an OpenAPI 3.1 description, as TypeScript. It needs the compiler's old API, hence this package's own. */
export const writeTypes = async (description: object): Promise<string> =>
  astToString(await openapiTypes(JSON.stringify(description)));
