import type { Language } from "@terzi/contracts/languages";

/** What a phone or computer says of Terzi once it is installed there. */
export const installTexts = {
  en: {
    description: "A CV cut to measure for each job",
    generate: "Generate CV",
    applications: "Applications",
  },
  tr: {
    description: "Her işe ölçüsüne göre dikilmiş bir CV",
    generate: "CV Oluştur",
    applications: "Başvurularım",
  },
} satisfies Record<Language, object>;
