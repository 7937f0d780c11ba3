/** Whether a line says by how much or how many: it has a number that isn't a year. */
export const tellsResult = (line: string): boolean =>
  /\d/.test(line.replace(/\b(?:19|20)\d\d\b/g, "")) || /[%$€£₺]/.test(line);
