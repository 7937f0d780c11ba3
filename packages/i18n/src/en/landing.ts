export const texts = {
  title: "A CV cut to measure for each job",
  heroTitle: "A CV cut to measure.",
  heroText:
    "Keep one career profile. Paste a job posting. Terzi tailors a CV to it in about 30 seconds, and tells you honestly how well you match.",
  start: "Start Free",
  how: "How It Works",
  heroNote: "10 free credits, 1 free CV generation. No card needed.",
  counter: "CVs tailored so far",
};
