import type { Tone } from "@terzi/contracts/cv";
import { longMonth } from "@terzi/language/months";
import { lowerIn } from "@terzi/language/normalise";
import type { LetterFacts } from "../../../letter/letter-task.ts";
import { LANGUAGES_NAMED } from "../../../translation/glossary.ts";
import { ended, opened } from "../../../writing/phrase.ts";
import type { LetterFrame, LetterLanguage } from "../../letter-language.ts";
import { phraseTurkish } from "../writing/summary.ts";
import { titleInSentence } from "../writing/titles.ts";
import { tellTurkishPoint } from "./tell-point.ts";

const SALUTATIONS: Record<Tone, string> = {
  formal: "Sayın Yetkili,",
  professional: "Sayın İnsan Kaynakları Yetkilisi,",
  conversational: "Merhaba,",
};

const CLOSINGS: Record<Tone, string> = {
  formal: "Saygılarımla,",
  professional: "Saygılarımla,",
  conversational: "İyi çalışmalar dilerim,",
};

/** "bünyesindeki" takes the name as it is, so that no suffix has to be guessed. What has a title is "pozisyonu". */
function jobAt({ jobTitle, company }: LetterFrame): { job: string; to: string } {
  const at = company && `${company} bünyesindeki `;
  if (jobTitle) return { job: `${at}${jobTitle} pozisyonu`, to: "na" };
  return { job: at ? `${at}açık pozisyon` : "İlanınızdaki pozisyon", to: "a" };
}

const OPENINGS: Record<Tone, (frame: { job: string; to: string }) => string> = {
  formal: ({ job }) => `${job} için başvurumu bilgilerinize sunarım.`,
  professional: ({ job, to }) => `${job}${to} başvuruyorum.`,
  conversational: ({ job, to }) => `${job}${to} başvurmak istiyorum.`,
};

const ENDINGS: Record<Tone, string> = {
  formal:
    "Özgeçmişim ektedir. Uygun görmeniz hâlinde bir görüşmede ayrıntılı bilgi vermekten memnuniyet duyarım.",
  professional: "Özgeçmişimi ekte bulabilirsiniz. Bir görüşmede daha fazlasını anlatmaktan memnun olurum.",
  conversational: "Özgeçmişim ekte. Uygun olduğunuzda bir görüşmede daha fazlasını anlatmak isterim.",
};

/** The capital of a title, name or language stays; any other first word of a line loses it after the company. */
const inMidst = (told: string): string =>
  LANGUAGES_NAMED.has(told.split(/[\s'’]/, 1)[0] ?? "") ||
  /^(?:\p{Lu}\p{Ll}*[\p{Lu}\d.'’(-]|\p{Lu}{2,}|\p{Lu}\p{Ll}+\s+\p{Lu}|\d)/u.test(told)
    ? told
    : lowerIn(told.slice(0, 1), "tr") + told.slice(1);

const phrasesOf = (facts: LetterFacts, tone: Tone, topics: readonly string[]): string[][] =>
  phraseTurkish(facts, tone, "i")
    .filter(({ topic }) => topics.includes(topic))
    .map(({ wordings }) => wordings.map(({ text }) => text));

/**
 * "görev yapıyorum" after the employer's name; with years, a role. A wording that isn't a complete sentence is
 * dropped.
 */
function introduce(facts: LetterFacts, tone: Tone): string[][] {
  const { job, years, besides, wholeTitle } = facts;
  if (!job) return [];
  const title = titleInSentence(job.title);
  const withYears = phrasesOf(facts, tone, ["job"])
    .flat()
    .filter((text) => /\p{Ll}(?:y?[ıiuü]m);\s/u.test(text));
  const works = (at: string, what: string): string =>
    `Halen ${at && `${at} bünyesinde `}${what} olarak görev yapıyorum.`;
  const worked = (what: string): string =>
    opened(`${job.company && `${job.company} bünyesinde `}${what} olarak görev yaptım.`, "tr");
  // Some titles are proven only as they were written.
  const titles = [...new Set([title, job.title, titleInSentence(wholeTitle), wholeTitle])].filter(Boolean);
  const plain = titles.flatMap((what) =>
    job.when === "now" ? [works(job.company, what)] : job.when === "past" ? [worked(what)] : [],
  );
  const said =
    years >= 1 ? [...withYears, opened(`${title} olarak ${years} yıllık deneyimim var.`, "tr")] : [];
  if (!besides) return [[...said, ...plain]];
  return [[works(besides.company, titleInSentence(besides.title))], said];
}

/** "… eğitimi" is done, not owned. */
const tellCourse = (sentence: string): string[] =>
  /(?:eğitimi|kursu|programı) sahibiyim\.$/u.test(sentence)
    ? [
        sentence.replace(
          / sahibiyim\.$/u,
          `${/u sahibiyim/.test(sentence) ? "nu" : /ı sahibiyim/.test(sentence) ? "nı" : "ni"} tamamladım.`,
        ),
        sentence,
      ]
    : [sentence];

export const turkishLetter: LetterLanguage = {
  subject: ({ jobTitle, company }) =>
    jobTitle ? `${jobTitle} pozisyonu başvurusu` : company ? `${company} iş başvurusu` : "İş başvurusu",
  salutation: ({ tone }) => SALUTATIONS[tone],
  closing: ({ tone }) => CLOSINGS[tone],
  opening: (frame) => OPENINGS[frame.tone](jobAt(frame)),
  ending: ({ tone }) => ENDINGS[tone],
  introduce,
  tellSkills: (facts, tone) => phrasesOf(facts, tone, ["skills"]).flat(),
  asAsked: (sentence) => `İlanınızda aradığınız ${inMidst(sentence)}`,
  qualify: ({ school, languages, ...facts }, tone) => {
    const asked = {
      ...facts,
      school: school?.isAsked ? school : null,
      languages: languages.filter(({ isAsked }) => isAsked),
    };
    return phrasesOf(asked, tone, ["certificates", "school", "languages"]).map((some) =>
      some.flatMap(tellCourse),
    );
  },
  tellPoint: tellTurkishPoint,
  place: (told, { company, position, laterJobs, isIntroduced }) => {
    const plain = ended(opened(told, "tr"));
    if (position > 0 || !company) return position === 1 ? [ended(`Ayrıca ${inMidst(told)}`), plain] : [plain];
    const at = ended(`${company} bünyesinde ${inMidst(told)}`);
    return [
      ...(isIntroduced
        ? [ended(`Şu anki görevimde ${inMidst(told)}`), ended(`Bu görevde ${inMidst(told)}`)]
        : []),
      ...(laterJobs > 0 ? [`${laterJobs === 1 ? "Öncesinde" : "Daha önce"} ${at}`] : []),
      at,
      plain,
    ];
  },
  withoutLead: (sentence) => opened(sentence.replace(/^(?:Ayrıca|Öncesinde|Daha önce) /, ""), "tr"),
  date: ({ year, month, day }) => `${day} ${longMonth(month, "tr")} ${year}`,
};
