import { createHash } from "node:crypto";
import { z } from "zod";

/**
 * Names a schema by all that it says of a document's shape and of what stands where something is missing. What was
 * parsed and stored under one name needs no parsing under the same name.
 */
export const shapeOf = (schema: z.ZodType): string =>
  createHash("sha256")
    .update(JSON.stringify(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" })))
    .digest("base64url")
    .slice(0, 16);
