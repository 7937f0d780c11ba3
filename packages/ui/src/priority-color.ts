const COLOR: Partial<Record<string, string>> = { low: "blue", medium: "yellow", high: "red" };

/** The badge colour of a ticket's priority; one that is not known looks like medium. */
export const priorityColor = (priority: string): string => COLOR[priority] ?? "yellow";
