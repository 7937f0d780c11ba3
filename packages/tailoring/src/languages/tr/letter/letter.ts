import type { Tone } from "@terzi/contracts/cv";
import { longMonth } from "@terzi/language/months";
import { lowerIn } from "@terzi/language/normalise";
import { ended, opened } from "../../../writing/phrase.ts";
import type { SummaryFacts } from "../../../writing/summary-content.ts";
import type { LetterFrame, LetterLanguage } from "../../letter-language.ts";
import { phraseTurkish } from "../writing/summary.ts";
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

/** "bünyesindeki" takes the name as it is, so that no suffix has to be guessed. */
const jobAt = ({ jobTitle, company }: LetterFrame): string =>
  `${company && `${company} bünyesindeki `}${jobTitle || (company ? "açık" : "İlanınızdaki")}`;

const OPENINGS: Record<Tone, (job: string) => string> = {
  formal: (job) => `${job} pozisyonu için başvurumu bilgilerinize sunarım.`,
  professional: (job) => `${job} pozisyonuna başvuruyorum.`,
  conversational: (job) => `${job} pozisyonuna başvurmak istiyorum.`,
};

const ENDINGS: Record<Tone, string> = {
  formal:
    "Özgeçmişim ektedir. Uygun görmeniz hâlinde bir görüşmede ayrıntılı bilgi vermekten memnuniyet duyarım.",
  professional: "Özgeçmişimi ekte bulabilirsiniz. Bir görüşmede daha fazlasını anlatmaktan memnun olurum.",
  conversational: "Özgeçmişim ekte. Uygun olduğunuzda bir görüşmede daha fazlasını anlatmak isterim.",
};

/** A title's or name's own capital stays; any other first word of a line loses it behind the company. */
const inMidst = (told: string): string =>
  /^(?:\p{Lu}\p{Ll}*[\p{Lu}\d.'’(-]|\p{Lu}{2,}|\p{Lu}\p{Ll}+\s+\p{Lu}|\d)/u.test(told)
    ? told
    : lowerIn(told.slice(0, 1), "tr") + told.slice(1);

const phrasesOf = (facts: SummaryFacts, tone: Tone, topics: readonly string[]): string[][] =>
  phraseTurkish(facts, tone, "i")
    .filter(({ topic }) => topics.includes(topic))
    .map(({ wordings }) => wordings.map(({ text }) => text));

export const turkishLetter: LetterLanguage = {
  subject: ({ jobTitle, company }) =>
    jobTitle ? `${jobTitle} pozisyonu başvurusu` : company ? `${company} iş başvurusu` : "İş başvurusu",
  salutation: ({ tone }) => SALUTATIONS[tone],
  closing: ({ tone }) => CLOSINGS[tone],
  opening: (frame) => OPENINGS[frame.tone](jobAt(frame)),
  ending: ({ tone }) => ENDINGS[tone],
  introduce: (facts, tone) => phrasesOf(facts, tone, ["job"]),
  tellSkills: (facts, tone) => phrasesOf(facts, tone, ["skills"]).flat(),
  asAsked: (sentence) => `İlanınızda aradığınız ${inMidst(sentence)}`,
  qualify: ({ school, languages, ...facts }, tone) => {
    const asked = {
      ...facts,
      school: school?.isAsked ? school : null,
      languages: languages.filter(({ isAsked }) => isAsked),
    };
    return phrasesOf(asked, tone, ["certificates", "school", "languages"]);
  },
  tellPoint: tellTurkishPoint,
  place: (told, { company, position, isEarlier }) => {
    const plain = ended(opened(told, "tr"));
    if (position > 0 || !company) return position === 1 ? [ended(`Ayrıca ${inMidst(told)}`), plain] : [plain];
    const at = ended(`${company} bünyesinde ${inMidst(told)}`);
    return [...(isEarlier ? [`Öncesinde ${at}`, `Bundan önce ${at}`] : []), at, plain];
  },
  date: ({ year, month, day }) => `${day} ${longMonth(month, "tr")} ${year}`,
};
