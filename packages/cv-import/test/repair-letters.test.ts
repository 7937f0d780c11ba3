import { describe, expect, it } from "vitest";
import { moveAccent, repairAccents } from "../src/read/pdf/repair-letters.ts";

describe("accents that are drawn apart from their letters", () => {
  it("go back onto the letter that they stand beside", () => {
    expect(repairAccents("c¸alı¸stım, ¨o˘gretmen")).toBe("çalıştım, öğretmen");
  });

  it.each([
    ["Ça ˘", "glar", "Ça", "ğlar"],
    ["120 ki¸", "silik", "120 ki", "şilik"],
    ["Çağlar ¸", "Sen", "Çağlar ", "Şen"],
    ["Otel ˙", "I", "Otel ", "İ"],
    ["KI ¸", "SISEL", "KI", "ŞISEL"],
    ["servis, ¸", "Sarap", "servis, ", "Şarap"],
  ])("from the end of %j to %j", (before, text, kept, mended) => {
    expect(moveAccent(before, text)).toEqual({ before: kept, text: mended });
  });

  it("stay where no letter follows", () => {
    expect(moveAccent("5 ´", "2024")).toBeNull();
    expect(moveAccent("plain", "text")).toBeNull();
  });
});
