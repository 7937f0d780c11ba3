import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

/** What a posting asks for, each as "kind importance words". */
const read = (posting: string) =>
  readPosting(posting).requirements.map(
    ({ kind, importance, term, isJob }) => `${isJob ? "job" : kind} ${importance} ${term}`,
  );

test("what a Turkish company tells of itself and offers is no requirement, under any heading", () => {
  const posting = `Garson
Aranan Nitelikler:
- Servis deneyimi olan
- Grubumuz 1985 yılında kuruldu ve 12 otelde hizmet vermektedir
- Çalışanlarımıza özel sağlık sigortası sunuyoruz
- Ailemize katılmak istiyorsan başvurunu bekliyoruz
Sağladığımız Olanaklar
- Yol ve yemek`;
  expect(read(posting)).toEqual(["job must Garson", "knowledge must Servis"]);
});

test("where somebody will work is no requirement, what they will do there is", () => {
  const posting =
    "Merkez ofisimizde görevlendirilmek üzere Muhasebe Uzmanı arıyoruz. Dava dosyalarını takip etmek üzere çalışacak Avukat aranmaktadır.";
  expect(read(posting)).toEqual([
    "job must Muhasebe Uzmanı",
    "knowledge must Dava dosyalarını takip etmek üzere çalışacak Avukat",
  ]);
});

test("benefits after a glued heading of their own ask nothing", () => {
  const posting =
    "Kaynakçı arıyoruz. GENEL NİTELİKLERGazaltı kaynağına hakim,Vardiyalı çalışabilen EKİP ARKADAŞLARIMIZA NE SUNUYORUZ Yemek kartı, Özel sağlık sigortası, Gelişim fırsatları.";
  expect(read(posting)).toEqual([
    "job must Kaynakçı",
    "knowledge must Gazaltı kaynağına",
    "condition must Vardiyalı çalışabilen",
  ]);
});

test("what a customer or the company is like, for whom somebody is looked for, is asked of nobody", () => {
  expect(
    read(
      "İşe alımını yürüttüğümüz lojistik sektöründeki müşterimizin hızla büyüyen ekibi için “Depo Sorumlusu” arayışımız bulunmaktadır. En az 3 yıl deneyimli, SAP bilen adayları bekliyoruz.",
    ),
  ).toEqual(["job must Depo Sorumlusu", "experience must En az 3 yıl deneyimli", "skill must SAP"]);
  expect(
    read("Depo yönetiminde deneyimli, SAP bilen ekip arkadaşını gelişen Ankara ofisimiz için arıyoruz."),
  ).toEqual(["knowledge must Depo yönetiminde", "skill must SAP"]);
});

test("a place in quotation marks is where the job is, not the job", () => {
  expect(
    read(
      "Grubumuzun “Çorlu” lokasyonunda görevlendirilmek üzere;\nLojistik bölümlerinden mezun\nSAP bilen",
    )[0],
  ).not.toMatch(/^job/);
});

test("farewells and where one will sit ask nothing", () => {
  expect(
    read(
      "Genel Nitelikler\nSAP bilen\nBu yolda birlikte yürüyelim.\nBu pozisyonun çalışma adresi Kavacık/Beykoz’dur.",
    ),
  ).toEqual(["skill must SAP"]);
});
