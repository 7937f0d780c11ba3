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
    [
      "behind its label, whatever stands above",
      "WHINMOOR COMBINED AUTHORITY\nPost: Lock Keeper, Canal and Weir Team. Hours: 30 a week.\nYou clear the trash screens and keep the log of passages.",
      "Lock Keeper",
    ],
    [
      "below the employer's name alone",
      "OLDWATER UNIVERSITY HEALTH BOARD\nTheatre Nurse\nYou hold NMC registration and scrub for general lists.",
      "Theatre Nurse",
    ],
    [
      "behind a Turkish employer's name",
      "Pamukova Bankası | Gişe Yetkilisi - Sakarya\nNitelikler\n- Para sayma makinesi kullanmak\n- Ön lisans mezunu olmak",
      "Gişe Yetkilisi",
    ],
    [
      "in the brackets of an official notice",
      "SÖZLEŞMELİ PERSONEL ALIM İLANI (Ziraat Teknikeri, 2 kişi)\nŞartlar\n- Bahçe bitkileri ön lisans mezunu olmak\n- B sınıfı ehliyet",
      "Ziraat Teknikeri",
    ],
    [
      "as the reason for a letter",
      "Sayın ilgili,\nBu mektubu, İzmir ofisimize bir depo yöneticisi aradığımız için yazıyoruz. Sayım yapmış olmanız şart. Ehliyetiniz bulunmalı.",
      "depo yöneticisi",
    ],
    [
      "as our next",
      "To whoever might be our next harbour master,\nYou would be in charge of six people. You need a boat licence. You would plan the berths.",
      "harbour master",
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
