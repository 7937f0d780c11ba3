import openapiTypes, { astToString } from "openapi-typescript";

type Operation = { responses: Record<string, object> };
type Description = { paths: Record<string, Record<string, Operation>> };

/** All errors have one shape, so that for types one stands for all. */
const withOneError = (operation: Operation): Operation => {
  const [successes, errors] = ["23", "45"].map((kinds) =>
    Object.entries(operation.responses).filter(([status]) => kinds.includes(status[0] ?? "")),
  );
  const [error] = errors ?? [];
  return {
    ...operation,
    responses: {
      ...Object.fromEntries(successes ?? []),
      ...(error && { default: { ...error[1], description: "What went wrong, by `code`" } }),
    },
  };
};

/** The types of our OpenAPI description, as TypeScript. It needs the compiler's old API, hence this package's own. */
export async function writeTypes(description: object): Promise<string> {
  // Safe: the server describes itself by this shape.
  const { paths, ...others } = description as Description;
  const shortened = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).map(([method, one]) => [method, withOneError(one)])),
  ]);
  const source = JSON.stringify({ ...others, paths: Object.fromEntries(shortened) });
  return astToString(await openapiTypes(source, { alphabetize: false }));
}
