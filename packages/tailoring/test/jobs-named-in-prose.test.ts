import { describe, expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const jobOf = (posting: string) => readPosting(posting).requirements.find(({ isJob }) => isJob)?.text;

describe("the job is read wherever a posting names it", () => {
  test.each([
    [
      "at the end of a Turkish sentence in small letters",
      "Üç kuşaktır aynı çarşıda çalışan atölyemizin ikinci şubesini Bursa'da açıyoruz ve tezgâhın başına geçecek bir kunduracı ustası arıyoruz. Sayacılık bilmesi gerekir. Kalıp çıkarabilmeli. Müşteriyle prova yapacak.",
      "kunduracı ustası",
    ],
    [
      "as somebody who will be taken on",
      "Mermer ocağımızda vardiyalı çalışacak bir kepçe operatörü alıyoruz. Tel kesme tezgâhını tanımalı. G sınıfı operatör belgesi olmalı.",
      "kepçe operatörü",
    ],
    [
      "by a noun that ends like a verb",
      "Toprak Analisti\n\nBiz\nKüçük bir laboratuvarız.\n\nNitelikler\n- Kimya lisansı\n- ICP-OES deneyimi",
      "Toprak Analisti",
    ],
    [
      "before 'wanted'",
      "Sail maker wanted at Port Ellen. Cut and sew mainsails, fit reef points and repair spinnakers. You can read a sail plan.",
      "Sail maker",
    ],
    [
      "with a full stop behind it",
      "Theatre Nurse, Hawick. Scrub for general and orthopaedic lists, count swabs and instruments and write the theatre record. You hold NMC registration.",
      "Theatre Nurse",
    ],
  ])("%s", (_, posting, job) => {
    expect(jobOf(posting)).toBe(job);
  });

  test.each([
    [
      "what a candidate is like",
      "İngilizcesi akıcı, iletişimi ikinci bir dilde de güçlü.\nHijyen belgesi.\nVardiya.\nB sınıfı ehliyet.",
    ],
    ["what is required", "A valid boat master's licence is required.\nFirst aid.\nOwn tools.\nShift work."],
    ["who signs", "Signed, the Deputy Manager.\nFirst aid.\nOwn tools.\nShift work."],
  ])("%s names no job", (_, posting) => {
    expect(jobOf(posting) ?? "").not.toMatch(/akıcı|required|licence is|Deputy Manager/u);
  });
});
