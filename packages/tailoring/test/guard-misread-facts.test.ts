import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const MISREAD = read(`
  I brought pastry waste down from 9% to 5.5% in fourteen months => Reduced pastry waste to 3.5% in fourteen months
  Soğuk açılış süresini 3,2 saniyeden 1,9 saniyeye indirdim => Soğuk açılış süresini 1,3 saniyeye indirdi
  Uygulama boyutunu 64 MB'tan 41 MB'a düşürdüm => Uygulama boyutunu %23 küçülttü
  Altı tip sözleşmeden oluşan bir şablon seti hazırladım; ilk inceleme süresi beş günden iki güne indi => Altı sözleşmelik şablon setiyle ilk inceleme süresini iki gün kısalttım
  I enter visit data in Medidata Rave and close data queries within five working days => Close Medidata Rave queries within two working days
  Eight of my nine clients stayed through 2021 => All nine of my clients stayed through 2021
  2024'te 1.200 öneride bulundum; hekimler bunların %90'ını kabul etti => Physicians accepted all 1,200 suggestions made in 2024
  Almanya ve İtalya'dan gelen malzemenin gümrük evrakını takip ediyorum => Follows customs papers for material from Germany and Spain
  Polipropileni endekse bağlı fiyat formülüne geçirdim: 2023'te 210.000 avro tasarruf => Saved 210,000 US dollars in 2023 through an index formula for polypropylene
  Brief a junior analyst on ad hoc requests; she reports to the head of insight => Line-manages a junior analyst
  I trained three new research assistants in REDCap; they reported to the unit manager => Supervised three research assistants
  Dört operatöre ölçü almayı öğrettim; amirleri değilim => Supervises four operators and has taught them to measure parts
`);

test.each(MISREAD)("who wrote »%s« is contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const READ_RIGHT = read(`
  I brought pastry waste down from 9% to 5.5% => Cut pastry waste by 3.5 percentage points
  Hazırlık süresini 9 iş gününden 5 iş gününe indirdim => Hazırlık süresini 4 iş günü kısalttı (9'dan 5'e)
  Stok doğruluğunu %97,1'den %99,4'e çıkardım => Stok doğruluğu 2,3 puanlık artışla %99,4'e ulaştı
  Eight of my nine clients stayed through 2021 => All but one of my nine clients stayed through 2021
`);

test.each(READ_RIGHT)("who wrote »%s« is not contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});
