/** How a profile matches a posting: the live match, the account of the score, the evidence. */
export const texts = {
  live: {
    title: "Your match so far",
    blank:
      "Paste or type the posting: here you see at once what it asks for and what your profile shows of it.",
    reading: "Reading the posting…",
    failed: "The match can't be shown here right now. You will see it in the preview.",
    score: "{{score}} match with your profile",
    counts: "{{met}} met, {{partly}} partly met, {{missing}} missing",
  },
  nothingAsked:
    "No score yet, because this text asks for nothing. A score needs requirements or tasks: paste the whole posting, with what the candidate should bring or will do.",
  verdicts: { met: "Met", partly: "Partly met", missing: "Missing" },
  must: "Must",
  nice: "Nice to have",
  more_one: "Show {{count}} more",
  more_other: "Show {{count}} more",
  fewer: "Show fewer",
  posting: "The job posting, with what it asks for marked",
  musts: "{{met}} of {{all}} musts met",
  metOf: "· {{met}} of {{all}} met",
  groups: {
    job: "The job itself",
    must: "Must",
    nice: "Nice to have",
    task: "Tasks",
    condition: "Conditions",
  },
  next: {
    title: "What to do next",
    gain: "+{{gain}}",
    show: "if you can show “{{name}}”",
    have: "if this is true of you: “{{name}}”",
    fixed: "No wording changes this: “{{name}}”. {{reason}}",
    onlyTrue: "Add only what is true. What you add to your profile counts here at once.",
    profile: "Open your profile",
  },
  kinds: {
    skill: "Skill or tool",
    knowledge: "Knowledge",
    task: "Task",
    experience: "Experience",
    education: "Education",
    certificate: "Certificate",
    language: "Language",
    soft: "Personal quality",
    condition: "Condition",
  },
  breakdown: {
    lead: "Everything that the posting asks for is worth 100 points together; what matters more is worth more. Open a line to see why.",
    points: "{{earned}} of {{possible}} points",
    sum: "Sum",
    rounded: "{{earned}} of 100 points, rounded {{score}}",
  },
  explained: "How the score is computed",
  inPosting: "In the posting: “{{sentence}}”",
  suggestion: "What would help",
  warnings: {
    "machine-orders": {
      title: "This posting gives orders to machines",
      text: "Text like this is written for programs that read applications, not for you. It was ignored and changes nothing in your score or your CV:",
    },
    "keyword-stuffing": {
      title: "This posting is stuffed with keywords",
      text: "It repeats its keywords unusually often. The repetitions were left out of the score:",
    },
  },
};
