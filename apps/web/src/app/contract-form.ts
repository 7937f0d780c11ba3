import { validationText } from "@terzi/i18n/validation";
import { shownLanguage } from "@terzi/ui/texts";
import type { z } from "zod";

/** What a contract's schema finds wrong with a form's values, by path, in the reader's language: for `useForm`. */
export const validateBy =
  (schema: z.ZodType) =>
  (values: unknown): Record<string, string> => {
    const result = schema.safeParse(values);
    if (result.success) return {};
    const entries = result.error.issues.map((issue) => [
      issue.path.join("."),
      validationText(shownLanguage(), issue.message),
    ]);
    // The first finding of each field is shown.
    return Object.fromEntries(entries.reverse());
  };
