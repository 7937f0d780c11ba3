import { describe, expect, test } from "vitest";
import { verdictOn, worked } from "./people/asked-alone.ts";

describe("what a line leaves to somebody else shows nothing of who wrote it", () => {
  test.each([
    [
      "Sign outgoing letters",
      "en",
      "Registry Clerk",
      "Draft outgoing letters (the letters go through the office manager)",
    ],
    [
      "Casting chrome frameworks",
      "en",
      "Dental Technician",
      "Drew chrome designs - casting was always sent out",
    ],
    ["Build cold rooms", "en", "Fitter", "Hospital plant rooms. Cold rooms: no."],
    ["Chairing reviews", "en", "Social Worker", "I write the reports, team manager chairs the reviews"],
    ["İmza yetkisi", "tr", "Memur", "Giden evrak hazırlamak (imza yetkisi müdürde)"],
    ["Ürün fotoğrafı çekmek", "tr", "Grafiker", "Ürün görseli dekupe etmek (fotoğraf çekimi fotoğrafçıda)"],
    [
      "Ölçüm programı yazmak",
      "tr",
      "Kalite Kontrolör",
      "CMM'de hazır program çalıştırırım, ölçüm programını metrolojideki arkadaş yazar",
    ],
    ["Fiyat teklifi vermek", "tr", "Teknisyen", "Malzeme listesi çıkarmak (fiyat teklifi satışta)"],
    [
      "Paying the carers' wages",
      "en",
      "Clerk",
      "Keep the carers' hours; paying wages is the job of the bursar",
    ],
    ["Ordering medicines", "en", "Receptionist", "Order stationery and pet food, but no medicines"],
    ["Perde dikimi", "tr", "Terzi", "Yalnız döşemelik dikmek; perde grubunun ayrı bir ustası var"],
    ["Fatura iadesi", "tr", "Temsilci", "İtirazları kaydetmek; fatura iadesi yapmamak"],
    ["Sunucu yönetmek", "tr", "Destek Elemanı", "Sahada sunucu yönetmemiştir."],
    ["Stant kurmak", "tr", "Satış Temsilcisi", "Fuarda müşteri karşılamak, standı pazarlama kurar"],
  ] as const)("“%s” (%s)", (asked, language, position, told) => {
    expect(verdictOn(asked, worked(position, told), language)).not.toBe("met");
  });
});

test.each([
  ["Gıda laboratuvarı deneyimi", "Laborant", "Dört yıl boyunca gıda laboratuvarında"],
  ["Yoğun bakım deneyimi", "Hemşire", "Üç yıl yoğun bakım servisinde"],
  ["Yazılım firmasında deneyim", "Geliştirici", "Orta ölçekli bir yazılım firmasında"],
  ["Depo deneyimi", "Depocu", "Beş yıl depoda"],
])("where one worked is one's own: “%s”", (asked, position, told) => {
  expect(verdictOn(asked, worked(position, told), "tr")).toBe("met");
});

test("what one sent out is one's own", () => {
  expect(verdictOn("Sending newsletters", worked("Editor", "Newsletters were sent out every Friday"))).toBe(
    "met",
  );
});

test("who worked in sales, or through an agency, did so themselves", () => {
  expect(verdictOn("Satış deneyimi", worked("Temsilci", "Üç yıl satışta çalıştım"), "tr")).toBe("met");
  expect(
    verdictOn("Coaching of agents", worked("Team Lead", "Agents go through my coaching every week")),
  ).toBe("met");
});
