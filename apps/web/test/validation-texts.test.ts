import * as account from "@terzi/contracts/account";
import * as applications from "@terzi/contracts/applications";
import * as career from "@terzi/contracts/career";
import * as contact from "@terzi/contracts/contact";
import * as credits from "@terzi/contracts/credits";
import * as cv from "@terzi/contracts/cv";
import * as tickets from "@terzi/contracts/tickets";
import { hasValidationText, validationText } from "@terzi/i18n/validation";
import { describe, expect, test } from "vitest";
import { z } from "zod";

/** Every message that a schema gives of its own, by walking through all that it is made of. */
function messagesOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (!value || typeof value !== "object" || seen.has(value)) return [];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((inner) => messagesOf(inner, seen));
  const def = Reflect.get(Reflect.get(value, "_zod") ?? {}, "def") ?? value;
  const error: unknown = Reflect.get(def, "error");
  const own = typeof error === "function" ? error({ input: "", code: "custom" }) : undefined;
  const parts = Object.entries(def).flatMap(([key, inner]) =>
    key === "shape" && inner && typeof inner === "object"
      ? Object.values(inner).flatMap((field) => messagesOf(field, seen))
      : messagesOf(inner, seen),
  );
  return [...(typeof own === "string" ? [own] : []), ...parts];
}

const schemas = [account, applications, career, contact, credits, cv, tickets].flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
);

describe("what the schemas complain about", () => {
  test.each(schemas)("%s has a Turkish text for each message", (_name, schema) => {
    expect([...new Set(messagesOf(schema))].filter((message) => !hasValidationText(message))).toEqual([]);
  });

  test("is found by the walk through the schemas", () => {
    expect(messagesOf(account.SignUpInput)).toContain("Password must be at least 6 characters.");
    expect(messagesOf(cv.CvOrder)).toContain("Please paste the job posting");
  });

  test("keeps its numbers in Turkish", () => {
    expect(validationText("tr", "At most 500 characters")).toBe("En fazla 500 karakter");
    expect(validationText("en", "At most 500 characters")).toBe("At most 500 characters");
  });
});
