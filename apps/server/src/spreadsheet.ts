/** What a spreadsheet might take for the beginning of a formula, also in cells of several lines. */
export const FORMULA_START = /^[=+\-@\t\r]/;

/** Without it, spreadsheets take UTF-8 for an older encoding. */
export const BYTE_ORDER_MARK = "\uFEFF";

export const CSV_TYPE = "text/csv; charset=utf-8";
