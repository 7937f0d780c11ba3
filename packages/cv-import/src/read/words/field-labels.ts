import { foldText } from "../fold-text.ts";

/** What a label or a table's column head says about the text beside or below it. */
export type Field =
  | "title"
  | "company"
  | "school"
  | "degree"
  | "field"
  | "name"
  | "issuer"
  | "date"
  | "start"
  | "end"
  | "place"
  | "grade"
  | "told";

/** The kinds of sections that people fill in as forms. */
export type FormKind = "work" | "education" | "certifications";

const DATES: [Field, string][] = [
  [
    "date",
    "tarih|tarihi|tarihler|tarih araligi|yil|yili|yillar|sure|suresi|donem|calisma suresi|calisma tarihleri|dates|date|period|duration|year|years|from - to|from-to",
  ],
  [
    "start",
    "baslangic|baslangic tarihi|baslama tarihi|ise giris|ise giris tarihi|giris tarihi|start|start date|from|date from",
  ],
  [
    "end",
    "bitis|bitis tarihi|ayrilis|ayrilis tarihi|isten ayrilis|isten ayrilis tarihi|cikis tarihi|mezuniyet|mezuniyet tarihi|mezuniyet yili|end|end date|to|date to|graduation|graduation date|graduation year|year of graduation|year of passing|passing year",
  ],
  ["place", "sehir|il|yer|lokasyon|ulke|il/ilce|sehir/ulke|city|location|place|country|city/country"],
];

const LABELS: Record<FormKind, [Field, string][]> = {
  work: [
    [
      "title",
      "pozisyon|pozisyonu|gorev|gorevi|gorev unvani|unvan|unvani|calisilan pozisyon|position|position held|job title|title|role|designation|occupation|occupation or position held",
    ],
    [
      "company",
      "firma|firma adi|firma ismi|sirket|sirket adi|isyeri|is yeri|isyeri adi|is yeri adi|isveren|kurum|kurum adi|kurulus|kurum/kurulus|calistigi kurum|calisilan kurum|calisilan yer|company|company name|employer|name of employer|name and address of employer|organisation|organization|name of organization",
    ],
    [
      "told",
      "is tanimi|gorev tanimi|gorev ve sorumluluklar|sorumluluklar|aciklama|yapilan isler|description|job description|responsibilities|duties|main activities and responsibilities",
    ],
    ...DATES,
  ],
  education: [
    [
      "school",
      "okul|okul adi|okul/universite|universite|universite adi|kurum|egitim kurumu|ogrenim kurumu|university|school|school/university|institution|institute|college|college/university|board/university|university/board|name of institution|name and type of organisation providing education and training",
    ],
    [
      "degree",
      "derece|derecesi|ogrenim duzeyi|ogrenim durumu|egitim duzeyi|egitim seviyesi|mezuniyet derecesi|diploma|degree|qualification|title of qualification awarded|course|examination|exam",
    ],
    [
      "field",
      "bolum|bolumu|program|bolum/program|fakulte/bolum|alan|alani|department|field|field of study|major|specialization|branch|stream|principal subjects/occupational skills covered",
    ],
    [
      "grade",
      "ortalama|ortalamasi|not ortalamasi|mezuniyet notu|diploma notu|gpa|cgpa|grade|percentage|marks|score",
    ],
    ...DATES,
  ],
  certifications: [
    [
      "name",
      "belge|belge adi|belgenin adi|sertifika|sertifika adi|egitim|egitim adi|egitimin adi|kurs|kurs adi|seminer|konu|konusu|certificate|certification|certificate name|certification name|training|course|course name|title",
    ],
    [
      "issuer",
      "kurum|kurum adi|veren kurum|alindigi kurum|alinan kurum|duzenleyen kurum|kurulus|issuer|issued by|issuing organization|issuing authority|organisation|organization|provider|institution",
    ],
    ...DATES,
  ],
};

const fieldsOf = (labels: [Field, string][]): Map<string, Field> =>
  new Map(labels.flatMap(([field, names]) => names.split("|").map((name) => [name, field] as const)));

const FIELDS: Record<FormKind, Map<string, Field>> = {
  work: fieldsOf(LABELS.work),
  education: fieldsOf(LABELS.education),
  certifications: fieldsOf(LABELS.certifications),
};

/** The field that a text labels in a form of this kind, if it is one of the labels people print. */
export const fieldOfLabel = (text: string, kind: FormKind): Field | undefined =>
  FIELDS[kind].get(
    foldText(text)
      .replace(/\s*[/&]\s*|\s+(?:ve|and|or|veya)\s+(?=kurulus$|universite$)/g, "/")
      .replace(/(?<![\s:*.])[\s:*.]+$/, "")
      .replace(/^[\s•-]+/, "")
      .trim(),
  );

const KINDS: FormKind[] = ["work", "education", "certifications"];

/** Whether a text is a label of any such form. */
export const isFieldLabel = (text: string): boolean =>
  KINDS.some((kind) => fieldOfLabel(text, kind) !== undefined);
