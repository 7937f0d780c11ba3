import type { TitleWords } from "../title-words.ts";

export const englishTitles: TitleWords = {
  ranks: {
    senior: { pattern: /^(?:senior|sr\.?)\s+(.+)$/i, written: "Senior" },
    junior: { pattern: /^(?:junior|jr\.?)\s+(.+)$/i, written: "Junior" },
    trainee: { pattern: /^(?:trainee|intern)\s+(.+)$/i, written: "Trainee" },
    freelance: { pattern: /^freelance\s+(.+)$/i, written: "Freelance" },
  },
  heads: {
    intern: "Intern",
    trainee: "Trainee",
    specialist: "Specialist",
    coordinator: "Coordinator",
    manager: "Manager",
    director: "Director",
    consultant: "Consultant",
    analyst: "Analyst",
    technician: "Technician",
    teacher: "Teacher",
    engineer: "Engineer",
    assistant: "Assistant",
  },
  withoutDeputy: (title) => /^(?:assistant|deputy) (.+ (?:manager|specialist))$/i.exec(title)?.[1],
  asDeputy: (title) => (/ (?:Manager|Specialist)$/.test(title) ? `Assistant ${title}` : undefined),
};
