import type { Weekdays } from "../weekdays.ts";

export const turkishWeekdays: Weekdays = [
  "pazartesi|pzt",
  "salı|sal",
  "çarşamba|çar",
  "perşembe|per",
  "cuma|cum",
  "cumartesi|cmt",
  "pazar|paz",
];
