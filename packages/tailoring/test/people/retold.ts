import type { CareerProfile } from "@terzi/contracts/career";
import { profile } from "./person.ts";

/** Somebody's work, to be told in several ways, and postings from near to far. */
export type Told = {
  title: string;
  deeds: string[];
  /** Names of the same things, as people list them. */
  keywords: string[];
  /** A sentence about oneself that adds nothing. */
  self: string;
  /** "6 years of …", which the dates say anyway. */
  years: string;
  /** What has nothing to do with the work. */
  aside: string;
  postings: string[];
};

type Way = { isListed?: true; isSaid?: true; hasYears?: true; hasAside?: true; isProse?: true };

const WAYS: Record<string, Way> = {
  plainly: {},
  "with a list": { isListed: true },
  "with a sentence about oneself": { isSaid: true },
  "with years and a list": { isListed: true, hasYears: true },
  "with years and a career break": { hasYears: true, hasAside: true, isSaid: true },
  "in one paragraph": { isProse: true, hasYears: true },
};

/** The same substance in six ways. */
export const retell = (person: Told): { way: string; isListed: boolean; profile: CareerProfile }[] =>
  Object.entries(WAYS).map(([way, how]) => ({
    way,
    isListed: how.isListed === true,
    profile: profile({
      summary: [how.hasYears ? person.years : "", how.isSaid ? person.self : ""].filter(Boolean).join(" "),
      experiences: [
        {
          company: "A",
          position: person.title,
          startDate: "2018-01",
          endDate: "2023-12",
          ...(how.isProse ? { description: person.deeds.join(" ") } : { responsibilities: person.deeds }),
        },
      ],
      additionalInfo: [how.isListed ? person.keywords.join(", ") : "", how.hasAside ? person.aside : ""]
        .filter(Boolean)
        .join(".\n"),
    }),
  }));

export const RETOLD: Record<string, Told> = {
  nurse: {
    title: "Ward Nurse",
    deeds: [
      "Monitored the vital signs of 20 patients on a surgical ward.",
      "Changed dressings and treated pressure ulcers.",
      "Gave injections and infusions as ordered by the physicians.",
      "Trained four newly hired nurses in hand hygiene.",
    ],
    keywords: ["Patient monitoring", "Wound care", "Medication administration", "Infection control"],
    self: "I enjoy caring for people and am eager to learn.",
    years: "6 years of experience in nursing.",
    aside: "Took six months off for family reasons in 2024.",
    postings: [
      "Registered Nurse\nRequirements:\n- Wound care\n- Medication administration\n- Vital signs\n- Infection control\nNice to have:\n- Triage",
      "Nursing Home Manager\nRequirements:\n- 5 years of experience in elderly care\n- Staff scheduling\n- Quality management\n- Wound care",
      "Medical Sales Representative\nRequirements:\n- Sales experience in hospitals\n- Negotiation\n- Driving licence\n- Knowledge of wound care products",
    ],
  },
  muhasebeci: {
    title: "Muhasebe Elemanı",
    deeds: [
      "Aylık KDV ve muhtasar beyannamelerini hazırladım.",
      "Cari hesap mutabakatlarını yaptım, alacakları takip ettim.",
      "60 kişinin bordrosunu ve SGK bildirgelerini düzenledim.",
      "Faturaları Logo programına işledim.",
    ],
    keywords: ["Vergi beyannamesi", "Mutabakat", "Bordro", "Logo", "Fatura"],
    self: "Çalışmayı seviyorum ve öğrenmeye istekliyim.",
    years: "Muhasebe alanında 6 yıl deneyim.",
    aside: "2024'te ailevi nedenlerle altı ay çalışmadım.",
    postings: [
      "Ön Muhasebe Elemanı\nAranan Nitelikler:\n- Fatura takibi\n- Cari hesap mutabakatı\n- Logo\n- KDV beyannamesi",
      "Finans Uzmanı\nAranan Nitelikler:\n- Bütçe ve nakit akışı\n- Finansal raporlama\n- Excel\n- Mutabakat",
      "İnsan Kaynakları Uzmanı\nAranan Nitelikler:\n- Bordro\n- İşe alım\n- Eğitim planlama\n- Performans değerlendirme",
    ],
  },
  mechanic: {
    title: "Maintenance Technician",
    deeds: [
      "Repaired conveyor belts and hydraulic presses in a bottling plant.",
      "Replaced motors, bearings and sensors during planned shutdowns.",
      "Found faults in electrical panels with a multimeter.",
      "Cut unplanned stops by 30 percent with a lubrication schedule.",
    ],
    keywords: ["Hydraulics", "Preventive maintenance", "Electrical panels", "Troubleshooting"],
    self: "I like working with my hands and am interested in robots.",
    years: "6 years of experience in industrial maintenance.",
    aside: "Plays the saxophone in a village band.",
    postings: [
      "Maintenance Mechanic\nRequirements:\n- Preventive maintenance of production machines\n- Hydraulics\n- Troubleshooting of electrical faults\n- Willing to work shifts",
      "Facility Manager\nRequirements:\n- 5 years of experience in building services\n- Vendor management\n- Electrical installation\n- Budgeting",
      "Warehouse Worker\nRequirements:\n- Forklift licence\n- Stock control\n- Order picking",
    ],
  },
};
