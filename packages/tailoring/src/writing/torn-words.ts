/** "Functional", "Basic", "NT 4 0": what stood in a bracket or behind a name of the list, and was torn off it. */
const TORN =
  /^(?:basics?|advanced|intermediate|beginner|functional|regression|smoke|regulatory|analysis|quantitative|descriptive|functionality|arts|temel|ileri|orta|iyi|[\d\s.]+|[a-z]{1,2}(?: \d)+)$/iu;

/** Whether an entry among the skills names none by itself. */
export const isTorn = (skill: string): boolean => TORN.test(skill.trim());
