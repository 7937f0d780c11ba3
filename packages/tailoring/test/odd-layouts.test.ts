import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const asked = (posting: string): string[] =>
  readPosting(posting)
    .requirements.filter(({ isJob }) => !isJob)
    .map(({ text }) => text);
const all = (posting: string): string => asked(posting).join("\n");

test("the last item before a heading that lost its line stays an item", () => {
  const text = all(
    "Stock Accountant. Your tasks: - Reconciliation of stock with the warehouse Your profile: - A degree in accounting - Confident with Google Classroom Nice to have: - Qlik - Anaplan Our benefits: - a share of the garden",
  );
  for (const item of ["Reconciliation of stock", "Google Classroom", "Qlik"]) expect(text).toContain(item);
  expect(text).not.toContain("garden");
  const turkish = all(
    "Depo Sorumlusu. Görevleriniz: - Sayım sonuçlarını raporlamak - Rampayı yönetmek Aranan nitelikler: - Forklift belgesi - Depoya gidip gelmek için sürücü belgesi Yan haklarımız: özel sağlık sigortası ve bahçe köşesi",
  );
  expect(turkish).toContain("sürücü belgesi");
  expect(turkish).not.toContain("bahçe");
});

test("numbered clauses are items of the numbered part above them", () => {
  const posting = `Notice of vacancy: Ferry Scheduler
1. Purpose of the post
1.1 The post-holder compiles rosters for forty deckhands.
2. Duties
2.1 Consult with the recognised trade union on rosters.
2.2 Analyse crossing times from radar records.
3. Eligibility
3.1 A boatmaster's licence is desirable.
4. Terms
4.1 The salary rises over five increments and a clothing grant.
5. Submission
5.1 Forms may be had from the harbour office until noon.`;
  const text = all(posting);
  for (const clause of ["compiles rosters", "trade union", "radar records", "boatmaster"])
    expect(text).toContain(clause);
  for (const other of ["increments", "clothing", "harbour office", "Eligibility", "Duties"])
    expect(text).not.toContain(other);
  const turkish = all(`Gemici Alım İlanı
MADDE 1 – GENEL HÜKÜMLER
1.1. Bu ilan Linova iskelesinde çalışacak bir gemiciye ilişkindir.
MADDE 2 – GÖREV TANIMI
2.1. Halat bağlama işlerini yürütür.
MADDE 3 – ÖZEL ŞARTLAR
3.1. Gemiadamı cüzdanına sahip olmak,
3.2. Telsiz operatörü belgesi almış olmak,
MADDE 4 – ÜCRET
4.1. Ücret yılda iki kez artırılır.`);
  for (const clause of ["Halat bağlama", "Gemiadamı cüzdanı", "Telsiz operatörü"])
    expect(turkish).toContain(clause);
  expect(turkish).not.toContain("artırılır");
});

test("a number with a point at the head of a line is none of a clause", () => {
  expect(all("Baker\nRequirements\n2.5 years of sourdough baking\n3 months of night shifts")).toContain(
    "2.5 years",
  );
});

test("each line of a note in small letters is a sentence, though it names a place or two", () => {
  const text = all(`slm arkadaşlar, Pendik şantiyeye acil vinç operatörü lazım, iş uzun sürer
operatörlük belgesi şart, belgesi olmayan yazmasın lütfen
en az 3 sene kule vinçte çalışmış olsun, yatar bom bilen tercih
yüksekte çalışma eğitimi olacak
forklift de kullanabilirse süper olur
yatacak yer ve yemek bizden, maaş günü gününe verilir, arayın Hasan usta`);
  for (const item of ["operatörlük belgesi", "yüksekte çalışma", "forklift"]) expect(text).toContain(item);
  expect(text).not.toContain("yatacak yer");
});

test("a sentence that begins with one of a thing is no heading, and who starts a step ahead no reader", () => {
  const text = all(`Pastry Cook
We would like five years or more in pastry kitchens. A Level 3 food safety certificate too, please. People who have run a tempering line or who know Nutritics start a step ahead.`);
  for (const item of ["food safety", "tempering line", "Nutritics"]) expect(text).toContain(item);
  expect(
    all(
      "Pastry Cook\nRequirements\n- Tempering\n- Lamination\nPeople who read this have ten years of COBOL.",
    ),
  ).not.toContain("COBOL");
});

test("what a sentence asks before it turns to the reader is asked, and so are the tools of those who ask", () => {
  const text = all(`Payroll Clerk

Chartered, quick with Sage Payroll and VLOOKUP, and you know the revenue's rules by heart. Results live in PostgreSQL, code lives in Git, and another clerk must be able to repeat your sums. You can splice a rope, and you know how to work a capstan and a windlass without losing a finger. Whoever joins us has a two-year degree in anaesthesia and five years in theatre.`);
  for (const said of ["Sage Payroll", "VLOOKUP", "PostgreSQL", "Git", "windlass", "two-year degree"])
    expect(text).toContain(said);
});

test("when, why and for whom something is asked asks nothing", () => {
  const text = all(`Payroll Clerk

When the brass band is away, you will run the payroll of two mills. Our choir has grown faster than its hall, so we need somebody who has kept timesheets of three shifts.`);
  for (const other of ["brass band", "choir"]) expect(text).not.toContain(other);
});

test("what is worked with every day is read beside eight things that are asked, and other names aren't", () => {
  const posting = `Data Engineer

You write Spark jobs in Scala. You model star schemas. You know Kafka well. You have five years behind you in banking. You speak English and German. You hold a degree in mathematics. You can explain a forecast to a board. You are used to on-call weeks.`;
  const text = all(`${posting} We provision with Terraform. Shift work should not frighten you.`);
  for (const said of ["Terraform", "Shift work"]) expect(text).toContain(said);
  expect(all(`${posting} Our neighbours at the brewery have heard of Ansible.`)).not.toContain("Ansible");
});

test("who is sought may be told as somebody that one has in mind, and a numbered thing to see is no count of views", () => {
  expect(
    all(
      "Dear reader,\n\nThe person we have in mind has been repairing church organs for at least six years. They should be able to tune by ear.",
    ),
  ).toContain("six years");
  expect(
    all(
      "Biyomedikal Teknikeri\n\nAranan şartlar\n1. Meslek yüksekokulu mezunu olmak\n2. Vardiyalı çalışabilmek\n3. Görüntüleme cihazlarının bakımında deneyim",
    ),
  ).toContain("Görüntüleme cihazlarının");
});

test("numbered parts with text below them head it, and their names ask nothing", () => {
  const text = all(`Sluice Keeper
1. About the canal
The canal has carried narrow boats through eleven locks since the year 1790.

2. What you will do
Open and close the paddles, keep the log of passages and clear the trash screens.

3. What we ask
Five years on the water and a certificate in first aid.`);
  for (const item of ["clear the trash screens", "Five years", "first aid"]) expect(text).toContain(item);
  for (const name of ["About the canal", "What we ask", "narrow boats"]) expect(text).not.toContain(name);
});

test("a list in one sentence behind its heading is as many things as it has commas", () => {
  expect(
    asked(
      "We are looking for a stonemason. We expect: an apprenticeship in masonry, at least five years on listed buildings, lime mortar pointing and repair, carving of replacement mouldings, reading of old survey drawings, work at height from scaffolding. Extra points: a driving licence.",
    ),
  ).toEqual([
    "an apprenticeship in masonry",
    "at least five years on listed buildings",
    "lime mortar pointing and repair",
    "carving of replacement mouldings",
    "reading of old survey drawings",
    "work at height from scaffolding.",
    "a driving licence.",
  ]);
});

test("a note in small letters has its sentences, whatever names some of them begin with", () => {
  const text = all(
    "hey its Ray from the yard. looking for a rigger for the mast shop. you splice wire and dyneema. Spinlock and Harken gear both. you go up the mast in a chair. IRATA card is a must. also fit furlers on weekends. we pay every friday. no drama here. dog friendly yard too.",
  );
  for (const thing of ["splice wire", "IRATA card", "fit furlers"]) expect(text).toContain(thing);
  expect(text).not.toContain("pay every friday");
});

test("a Turkish question of what the reader can do asks it, and one that invites them doesn't", () => {
  const text = all(`Diyetisyen
Diyabetli hastaya öğün planı çıkarabiliyor musun?
Beslenme ve diyetetik lisansın var mı?
Vücut analiz cihazıyla çalıştın mı?
Cumartesi yarım gün çalışmak sana uyar mı?
Bize katılmak ister misin?`);
  for (const thing of ["öğün planı", "lisansın", "Vücut analiz", "Cumartesi"]) expect(text).toContain(thing);
  expect(text).not.toContain("katılmak");
});

test("a shouted word makes no note in small letters a page of one sentence", () => {
  const text = all(
    "selam arkadaslar, bornovaya kasap arıyoruz\nbut parcalamayı kendi yapabilsin\nhijyen belgesi sart. KIYMA MAKİNESİNİ soksun\nbayram haftası mesaiye kalır\nbiz ne veriyoruz: maas, yemek\nwhatsapptan yazın",
  );
  expect(text).toContain("hijyen belgesi");
  expect(text).not.toContain("yemek");
});

test("'öncelik tanınır' wishes, and orders nobody", () => {
  expect(
    all(
      "Peyzaj Teknikeri\nAranan nitelikler\n- Motorlu testere belgesi\n- Aşılama kursu görmüş adaya öncelik tanınır.",
    ),
  ).toContain("Aşılama");
});

test("headings in running text need no capital behind them where others went before", () => {
  const posting =
    "Server Engineer, fully remote About us Nordlys is a team of nine that makes software for ferries. What you will do Build services in Go - keep the timetable database healthy - write the deployment scripts. What we look for At least 4 years with PostgreSQL; at ease with Linux; version control with Git. Bonus points a past on the water, a sailing licence. From us to you a cabin by the fjord, thirty days off.";
  const text = all(posting);
  for (const thing of ["At least 4 years", "a past on the water"]) expect(text).toContain(thing);
  for (const other of ["What we look for", "Bonus points", "cabin", "thirty days"])
    expect(text).not.toContain(other);
});

test("one of a thing is no heading, and what lists already heads nothing", () => {
  expect(
    all(
      "Hello,\n\nWe are looking for a Key Account Manager, and since adverts bore us I would rather write a letter.\n\nYou should have planned paid media before. You must have pitched in front of a room.",
    ),
  ).not.toContain("Account Manager, and");
  expect(
    all(
      "İŞİN KAPSAMI: Depo planını hazırlamak; sayım listesini çıkarmak; \nforklift bakımını izlemek; rampa görevlilerini yönlendirmek. ARANAN ŞARTLAR: Ön lisans mezunu olmak.",
    ),
  ).toContain("Depo planını hazırlamak");
});

test("who said a line in a chat, and when, is no part of what is asked", () => {
  const chat = `[09:12] Cemre (Poyrazdere İK): Kıdemli türbin teknisyeni arıyoruz.
[09:15] Cemre: LOTO eğitimi şart. Risk değerlendirmesini kendisi yazacak.
[09:17] Cemre: Evet, hidrolik tecrübesi.
12.03.2026, 09:18 - Engin: EKAT belgesi istiyoruz.`;
  expect(all(chat)).toContain("Risk değerlendirmesini kendisi yazacak");
  expect(all(chat)).not.toMatch(/Cemre|Engin|09/);
});

test("a section sign is a bullet", () => {
  const posting = `Archivist\n\nDuties\n§ Guide a handful of volunteers\n§ Catalogue deeds and maps\n§ Answer readers' letters`;
  expect(asked(posting)).toContain("Guide a handful of volunteers");
});

test("who has no obstacle to travel, and is free to, is asked for a condition", () => {
  const posting =
    "Buyer\n\nWhat we expect\n- SAP MM\n- Incoterms 2020\n- No obstacle to travelling abroad\n- Free to travel within Türkiye\n- No weekend work";
  const conditions = readPosting(posting).requirements.filter(({ kind }) => kind === "condition");
  expect(conditions.map(({ text }) => text)).toEqual([
    "No obstacle to travelling abroad",
    "Free to travel within Türkiye",
  ]);
});
