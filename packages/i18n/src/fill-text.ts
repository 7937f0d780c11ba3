/** A text with `{{name}}` filled from `values`. Unknown names stay visible rather than vanish. */
export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
