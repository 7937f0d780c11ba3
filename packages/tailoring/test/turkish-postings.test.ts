import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";
import { measureCpuMs } from "./measure-cpu-ms.ts";

/** What a posting asks for, each as "kind importance words". */
const read = (posting: string) =>
  readPosting(posting).requirements.map(
    ({ kind, importance, term, isJob }) => `${isJob ? "job" : kind} ${importance} ${term}`,
  );

const NURSE =
  'Şehrimizin köklü hastanelerinden biri olarak 300 yatakla hizmet veriyoruz.Yoğun bakım ünitemizde görevlendirilmek üzere "Yoğun Bakım Hemşiresi" arayışımız bulunmaktadır.ARANAN NİTELİKLERÜniversitelerin Hemşirelik bölümünden mezun,Yoğun bakımda en az 2 yıl deneyimli,Yoğun bakım hemşireliği sertifikasına sahip,Vardiyalı çalışabilecek,Ventilatör takibi ve yara bakımı konularında bilgi sahibi,Tercihen Almanca bilen.İŞ TANIMIHastaların yaşam bulgularını izlemek,İlaç tedavisini hekim istemine göre uygulamak,Enfeksiyon kontrol kurallarına uyulmasını sağlamak.Yemek ve servis imkanı sunuyoruz.';

test("a Turkish posting that lost all its line breaks is read entry by entry", () => {
  expect(read(NURSE)).toEqual([
    "job must Yoğun Bakım Hemşiresi",
    "education must Üniversitelerin Hemşirelik bölümünden mezun",
    "experience must Yoğun bakımda",
    "certificate must Yoğun bakım hemşireliği sertifikasına",
    "condition must Vardiyalı çalışabilecek",
    "knowledge must Ventilatör takibi ve yara bakımı",
    "language nice Almanca",
    "task must Hastaların yaşam bulgularını izlemek",
    "task must İlaç tedavisini hekim istemine göre uygulamak",
    "task must Enfeksiyon kontrol kurallarına uyulmasını sağlamak",
  ]);
});

test("headings that lost their lines still part what is asked from what is to be done", () => {
  expect(readPosting(NURSE).sections.map(({ kind, heading }) => [kind, heading])).toEqual([
    ["requirements", "ARANAN NİTELİKLER"],
    ["tasks", "İŞ TANIMI"],
  ]);
});

test("a single Turkish sentence that looks for somebody asks for each of its clauses", () => {
  const posting =
    "Dil okulumuzda görev yapmak üzere İngilizce Öğretmeni aranmaktadır. Eğitim fakültelerinin İngilizce Öğretmenliği bölümünden mezun, pedagojik formasyonu olan, C1 düzeyinde İngilizce bilen, en az üç yıl öğretmenlik deneyimine sahip, ölçme ve değerlendirme konusunda bilgili, seyahat engeli olmayan adayların başvurularını bekliyoruz.";
  expect(read(posting)).toEqual([
    "job must İngilizce Öğretmeni",
    "education must Eğitim fakültelerinin İngilizce Öğretmenliği bölümünden mezun",
    "certificate must pedagojik formasyonu",
    "language must C1 düzeyinde İngilizce",
    "experience must öğretmenlik",
    "knowledge must ölçme ve değerlendirme",
    "condition must seyahat engeli olmayan",
  ]);
  const { requirements } = readPosting(posting);
  expect(requirements.find(({ kind }) => kind === "language")?.level).toBe("C1");
  expect(requirements.find(({ term }) => term === "öğretmenlik")?.years).toBe(3);
});

test("the job is found wherever a Turkish sentence names it", () => {
  const jobOf = (posting: string) => readPosting(posting).requirements.find(({ isJob }) => isJob)?.term;
  expect(jobOf("Bursa fabrikamız için Kaynak Ustası arıyoruz. MIG/MAG kaynağına hakim olmak şarttır.")).toBe(
    "Kaynak Ustası",
  );
  expect(jobOf("Mağazamızda Kasiyer pozisyonunda çalışacak takım arkadaşları arıyoruz.")).toBe("Kasiyer");
  expect(jobOf("Tir soforu aranmaktadir. CE sinifi ehliyet sahibi olmak.")).toBe("Tir soforu");
  expect(jobOf("MERKEZ ÜNİVERSİTESİ\nÖĞRETİM GÖREVLİSİ\nAranan nitelikler:\nLisans mezunu olmak.")).toBe(
    "ÖĞRETİM GÖREVLİSİ",
  );
});

test("an entry never becomes the job because no title is there", () => {
  expect(read("Aranan Nitelikler:\nTakım çalışmasına yatkın,\nForklift kullanabilen,")).not.toContainEqual(
    expect.stringMatching(/^job/),
  );
});

test("degrees in one of several fields are one requirement", () => {
  const terms = read(
    "Denetçi\nAranan Nitelikler:\n- Üniversitelerin İşletme, İktisat, Maliye veya Hukuk bölümlerinden mezun",
  );
  expect(terms).toHaveLength(2);
  expect(terms[1]).toMatch(/^education must Üniversitelerin İşletme, İktisat/);
});

test("'tercihen' holds for its own clause, and in brackets for what stands there", () => {
  const posting = `Depo Sorumlusu
Aranan Nitelikler:
- Forklift belgesine sahip, tercihen SAP kullanmış
- Stok programlarına hakim (tercihen Logo)
- Üniversitelerin tercihen lojistik bölümlerinden mezun
- CSCP sertifikası (tercih sebebidir)`;
  expect(read(posting)).toEqual([
    "job must Depo Sorumlusu",
    "certificate must Forklift belgesine",
    "skill nice SAP",
    "knowledge must Stok programlarına",
    "skill nice Logo",
    "education must Üniversitelerin tercihen lojistik bölümlerinden mezun",
    "certificate nice CSCP sertifikası",
  ]);
});

test.each([
  ["Askerliğini yapmış", "condition"],
  ["Çevre illere seyahat engeli bulunmayan", "condition"],
  ["B sınıfı ehliyeti olan", "condition"],
  ["Vardiyalı çalışma düzenine uyum sağlayabilecek", "condition"],
  ["Gebze'de ikamet eden", "condition"],
  ["MYK belgesi olan", "certificate"],
  ["SRC 4 belgesine sahip", "certificate"],
  ["A veya B sınıfı İSG uzmanlığı belgesine sahip", "certificate"],
  ["SMMM stajını tamamlamış", "certificate"],
  ["Ön lisans veya lisans mezunu", "education"],
  ["Aşçılık diploması olan", "education"],
  ["İyi derecede Fransızca bilen", "language"],
  ["Öğrenmeye açık", "soft"],
  ["İletişim becerileri güçlü", "soft"],
  ["Topraklama ölçümü yapabilen", "task"],
  ["Netsis kullanmış", "skill"],
])("%j is of the kind %s", (entry, kind) => {
  const [, requirement] = readPosting(`Eleman\nAranan Nitelikler:\n- ${entry}`).requirements;
  expect(requirement?.kind).toBe(kind);
});

test("Turkish tasks keep their object: commas before the verb don't cut them", () => {
  const posting = `Lojistik Uzmanı
İş Tanımı:
- Sevkiyat planlarını hazırlayıp yükleme, gümrük ve teslimat süreçlerini yürütmek
- Taşıyıcı firmaların seçilmesi, denetlenmesi, değerlendirilmesi`;
  expect(read(posting).slice(1)).toEqual([
    "task must Sevkiyat planlarını hazırlayıp yükleme, gümrük ve teslimat süreçlerini yürütmek",
    "task must Taşıyıcı firmaların seçilmesi, denetlenmesi, değerlendirilmesi",
  ]);
});

test("a sentence that was only wrapped is read as one", () => {
  const posting = `Bakım Teknisyeni
Aranan Nitelikler:
Fabrikalarda hidrolik ve pnömatik sistemlerin bakımı ile arıza tespiti
konularında en az 4 yıl deneyimli`;
  const { requirements } = readPosting(posting);
  expect(requirements).toHaveLength(2);
  expect(requirements[1]).toMatchObject({ kind: "experience", years: 4 });
  const [, wrapped] = requirements;
  expect(wrapped && posting.slice(wrapped.span.start, wrapped.span.end)).toBe(wrapped?.text);
});

test("a long Turkish posting without any line break is read quickly", () => {
  const posting =
    "Depo süreçlerine hakim ve SAP bilen, sevkiyat ve stok planlarını hazırlayan, raporlama ve analiz konusunda deneyimli ".repeat(
      450,
    );
  readPosting(posting.slice(0, 1000));
  expect(measureCpuMs(() => readPosting(posting.slice(0, 20_000)))).toBeLessThan(1500);
});

test("a heading of several words begins a section behind the last task of a paste without line breaks", () => {
  const posting =
    "Depo Sorumlusu arıyoruz. İş Tanımı Sevkiyat planlarını hazırlamak, Stok sayımlarını yapmak, Depo çalışanlarının vardiyalarını düzenlemek Genel Nitelikler Üniversitelerin Lojistik bölümlerinden mezun, SAP kullanabilen, Forklift ehliyetine sahip";
  expect(readPosting(posting).sections.map(({ kind, heading }) => [kind, heading])).toEqual([
    ["tasks", "İş Tanımı"],
    ["requirements", "Genel Nitelikler"],
  ]);
  expect(read(posting)).toContain("education must Üniversitelerin Lojistik bölümlerinden mezun");
});

test("the abbreviation of a rank stays in the title", () => {
  expect(read("ÖRNEK ÜNİVERSİTESİ\nDR. ÖĞR. ÜYESİ\nBölüm: Kimya\nDoktorasını tamamlamış olmak")).toContain(
    "job must DR. ÖĞR. ÜYESİ",
  );
});

test("a certificate that one will have is a certificate among duties, too", () => {
  const posting =
    "Fizyoterapist\n\nGörevler\n- Maç öncesi bantlama yapacak\n- Kinesio Taping uygulayıcı sertifikası bulunacak\n- Elle tedavi uygulayacak";
  expect(read(posting)).toContain("certificate must Kinesio Taping uygulayıcı sertifikası bulunacak");
});

test("what is offered behind its heading asks nothing where all breaks were lost, whatever it is called", () => {
  for (const heading of ["Olanaklar", "İmkânlar"])
    expect(
      read(
        `Güzellik Uzmanı Merkezimiz Lavinya Estetik, alışveriş merkezinin ikinci katında altı odalı bir merkezdir. Görevler Sir ağda ve kaş şekillendirme İpek kirpik takmak Müşteri kartlarını işlemek Nitelikler Lise mezunu Kalıcı makyaj sertifikası İnsanı dinleyen, sıcak ${heading} Satış primi Servis Doğum günü izni Ücretsiz bakım`,
      ).join("\n"),
    ).not.toMatch(/Satış primi/);
});

test("a wish is a wish, however it is headed, and headings are headings where all breaks were lost", () => {
  const wished = read(
    "Arıcı\n\nAradıklarımız:\n- Ana arı yetiştirmek\n\nÇok isteriz ama şart koşmuyoruz:\n- Mum kalıbı dökmek",
  );
  expect(wished).toContain("task nice Mum kalıbı dökmek");
  const run = read(
    "Bağ Bekçisi Bağımız Kayaönü Bağları 1998'de dikildi ve otuz dönümdür, içinde küçük bir mahzen ile taş bir ev de bulunur. Yapılacak iş Bağı gece dolaşmak Sulama vanalarını açıp kapamak Kuş ağlarını onarmak Aradıklarımız En az 2 yıl mesleki deneyim Av köpeği yetiştirmek Tercihimizi etkileyecekler Traktör kullanmak Budama yapabilmek",
  ).join("\n");
  expect(run).not.toMatch(/Yapılacak iş|Aradıklarımız|Tercihimizi/);
  expect(run).toContain("nice Traktör kullanmak");
});

test("colleagues are no certificate", () => {
  expect(
    read("Ebe\n\nNitelikler\n- Hekim ve diğer sağlık personeliyle uyumla çalışmak").join("\n"),
  ).not.toMatch(/certificate/);
});
