/** Whether a write failed because another row has the same value in a unique key. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, "code") === "23505";
