import { createHash } from "node:crypto";
import { CareerProfile } from "@terzi/contracts/career";
import { CvContent } from "@terzi/contracts/cv";
import { Design } from "@terzi/contracts/design";
import { z } from "zod";

/**
 * Names a schema by everything it says about a document's shape and defaults. What was parsed and stored under one
 * name needs no parsing under the same name.
 */
const shapeOf = (schema: z.ZodType): string =>
  createHash("sha256")
    .update(JSON.stringify(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" })))
    .digest("base64url")
    .slice(0, 16);

export const PROFILE_SHAPE = shapeOf(CareerProfile);
export const CV_SHAPE = shapeOf(z.object({ content: CvContent, design: Design }));
