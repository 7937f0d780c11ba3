export const texts = {
  title: "A CV cut to measure for each job",
  description:
    "Keep one career profile, paste a job posting, and get a CV tailored to it in about 30 seconds, with an honest match score. English and Turkish, PDF and DOCX.",
  heroTitle: "A CV cut to measure.",
  heroText:
    "Keep one career profile. Paste a job posting. Terzi tailors a CV to it in about 30 seconds, and tells you honestly how well you match.",
  start: "Start Free",
  how: "How It Works",
  heroNote: "10 free credits, 1 free CV generation. No card needed.",
  counter: "CVs tailored so far",
  stats: {
    title: "In figures",
    seconds: "~30 s",
    secondsText: "from posting to tailored CV",
    free: "10",
    freeText: "free credits for a new account",
    languages: "2",
    languagesText: "languages, English and Turkish",
    formats: "PDF + DOCX",
    formatsText: "readable by applicant-tracking systems",
  },
  problem: {
    title: "One CV for every job fits none",
    text: "Postings ask for different things in different words. A CV that answers them all at once answers none of them well, and the software that reads it first looks for the words of this posting.",
    points: {
      hours: "Rewriting a CV for each application takes hours.",
      filters: "Applicant-tracking systems pass over what they can't find.",
      guess: "You never learn why you were not invited.",
    },
  },
  solution: {
    title: "Measured, then cut",
    text: "Terzi reads the requirements from the posting, finds the proof for each in your profile, and writes the CV around it.",
    points: {
      evidence: "Each requirement is met with a quotation from your own profile.",
      honest: "The score follows a published formula. No posting can talk it up.",
      truth: "Nothing is added that your profile does not hold, unless you ask for it and confirm it.",
    },
  },
  steps: {
    title: "Five steps to a tailored CV",
    items: {
      one: {
        title: "Create your account",
        text: "An email address is enough. Ten credits are on us.",
      },
      two: { title: "Complete your profile once", text: "Type it in, or upload the CV that you have." },
      three: { title: "Paste the job posting", text: "The whole text, just as you found it." },
      four: {
        title: "Review the match",
        text: "See what is covered and what is missing, and edit what you like.",
      },
      five: { title: "Download and apply", text: "As PDF or DOCX, ready to send." },
    },
  },
  features: {
    title: "What you get",
    items: {
      match: {
        title: "Match score with reasons",
        text: "Each requirement in the posting's own words, with the evidence found.",
      },
      gaps: { title: "Gap analysis", text: "What is missing, and what would help." },
      modes: {
        title: "Three writing modes",
        text: "Strict, enhanced or extensive: you decide how far the wording may go.",
      },
      compare: {
        title: "Side by side",
        text: "Original and tailored text next to each other, differences marked.",
      },
      layout: {
        title: "Twelve templates",
        text: "Set with care, in your colours and fonts, with no heading left alone at the foot of a page.",
      },
      languages: {
        title: "English and Turkish",
        text: "The interface and your CV, each in the language that you choose.",
      },
    },
  },
  voices: {
    title: "When it helps most",
    items: {
      one: {
        who: "Changing employers",
        text: "A nurse spots two requirements that she meets every day and has never written down.",
      },
      two: {
        who: "Applying to many places",
        text: "A developer sends ten different CVs in an evening, each checked word by word in the side-by-side view.",
      },
      three: {
        who: "Applying abroad",
        text: "A graduate keeps one profile in Turkish, and for a job in English the headings, dates and layout come out right.",
      },
    },
  },
  demo: {
    posting: "The posting",
    cv: "The CV that came out of it",
    score: "{{score}} match",
    show: "Show what answers requirement {{number}}",
    caption:
      "Made by Terzi from an invented profile, exactly as you see it. Matching numbers belong together. What is dotted is missing, and Terzi says so.",
  },
  packages: {
    title: "Pay per CV, not per month",
    text: "Credits never expire. Each package is a one-time payment.",
    perCv_one: "{{count}} CV, {{price}} each",
    perCv_other: "{{count}} CVs, {{price}} each",
    more: "See all prices",
  },
  final: {
    title: "Your next application deserves its own CV",
    text: "Start with one free CV generation. You will know how well you match before you have finished your coffee.",
  },
};
