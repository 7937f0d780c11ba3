import type { LineCues } from "../../posting-cues.ts";

/** What lines of postings are about, told by English words. */
export const englishCues: LineCues = {
  formality: String.raw`
    equal opportunit\S*
    regardless of
    without regard to
    \S{0,20}discriminat\S*
    sexual orientation
    gender identity
    veteran status
    reasonable accommodation\S*
    protected (?:class|status|characteristic)\S*
    diverse (?:workforce|backgrounds)
    we (?:celebrate|welcome|encourage)
    underrepresented
    criminal (?:history|histories|records?|convictions?)
    fair chance
    affirmative action
    e-verify
    individuals with disabilities
    (?:kept|treated|processed) (?:confidential|in confidence|under)\S*
    (?:security|criminal record) checks? (?:is|are|will be) (?:required|asked|carried)
    required by law
    (?:applicants|candidates) (?:wishing|qualifying|completing|lacking|who lack|must (?:list|include|complete|attach))
    (?:contacted|verified) (?:by|with) (?:the|our)
    (?:selection|examination) process
    persons filing
    a copy of (?:the|this|your)
    (?:best|better|good) category
    unpaid (?:work|experience)
    (?:written|qualifying) test
    supplemental questions?
    candidates? may bring
    test dates?
    inquire regarding
    drug and alcohol
    substitute education
    selective(?:ly)? certifi\S*
    rounding experience
    in order to obtain that position
    (?:obtained|gained) in (?:an? )?positions?
    curriculum vitae
    pages? max\S*
    (?:museum|research|teaching|personal|diversity) statement
  `,
  benefit: String.raw`
    (?:health|dental|vision|life|medical) (?:insurance|coverage|plan)\S*
    401 ?\(?k\S*
    flexible spending\S*
    pre-?tax
    domestic partners?
    health savings
    enrolled in (?:the|our) plans?
    paid (?:time off|vacation|holiday|parental|leave)\S*
    pto
    parental leave
    stock option\S*
    equity
    pension\S*
    retirement
    gym\S*
    free (?:lunch|snacks|coffee)\S*
    competitive salary
    salary (?:range|is|may)\S*
    (?:pay|compensation) (?:range\S*|(?:to|will) be (?:based|determined))
    salary and compensation
    commensurate with (?:experience|qualifications|your|education|skills)
    base (?:pay|salary)
    we offer
    you(?: wi|')ll (?:get|receive|enjoy)
    vacation days
    days? of (?:vacation|holiday)
    lunch\S*
    tuition
    bonus(?:es)?
    wellness
    perks?
    flexible (?:hours|working|work (?:hours|schedules?|arrangements?))
    remote (?:work|friendly)\S*
    per (?:hour|annum|year)
    (?:us)?[$€£] ?\d\S*
    home office
    training budgets?
    public transport\S*
    subsidi[sz]ed
    thanks to
  `,
  applying: String.raw`
    apply (?:now|by|online|via|here|for this|before)
    to apply
    application (?:deadline|form|process|letter)\S*
    deadline (?:for|is)
    deadline:
    cover letter\S*
    your (?:cv|resume|application)
    (?:e-?mail|subject line|application|letter) must include
    last four digits
    may be substituted for
    wishing to substitute
    section of the (?:on-?line )?application
    reviews? of applications
    first and last names?
    send (?:us|your)
    submit your
    interviews? (?:will|are|process|on)
    please (?:contact|note|visit|send|include)
    for (?:more|further) information
    click
    \[email\]
    \S+@\S+
    (?:write|send|e-?mail|mail) (?:to )?(?:us|me|it|them)
    please (?:write|send|e-?mail|mail|ring|call)
    \[phone\]
    https?:\S*
    www\.\S*
    background checks?
    drug (?:screen|test)\S*
    applicants? (?:will be|are|who|using|filing|may)
    hiring department
    starting salary
    (?:at|of) the time of filing
    (?:the|this) examination
    eligible list
    on-?line (?:application|instructions)
    supplemental questions
    follow (?:us|@)\S*
    (?:connect|keep up|stay in touch) with us
    (?:find|like|visit) us on
    contacted by
    moving violations
    verification of work
    accredited by a
    (?<!linkedin )recruiters?
  `,
  condition: String.raw`
    driv(?:er|ing)'?s? ?licen[cs]e\S*
    (?:drive|driving) (?:between|to (?:clients?|customers?|sites?|patients?)|(?:an?|the|our|your own) (?:car|van|vehicle))
    willing(?:ness)? to travel
    (?:no (?:obstacles?|impediments?|restrictions?|objections?) (?:to|on|for)|free to) (?:\S+ )?travel\S*
    travel.*(?:%|required|domestic|international|willing)\S*
    (?:night|day|evening|morning|rotating|split|early|late|weekend|work|working|in|on|\d|per week|different) shifts?
    shifts? (?:work|pattern|basis|schedule|system|rotation|hours)\S*
    \S+[- ]shift rota
    (?<!(?:plan|organi|schedul|assign|arrang)\S* .*)shifts
    (?:work|available|on|at|and|some|every|including|during|evenings?|holidays?),?(?: the)? weekends?
    weekends? (?:work|shift|availab|and|hours|required)\S*
    overtime
    (?:work|working) (?:nights|evenings|holidays)
    at least 1[68]
    on[- ]call rotation
    relocat\S*
    work permit
    right to work
    authori[sz]ed to work
    (?:valid|work|employment|us|eu|uk|require[sd]?|need(?:ed)?|no) (?:an? )?visas?
    visa (?:sponsor|status|holder)\S*
    citizen\S*
    security clearance\S*
    background check\S*
    years old
    military service
    own (?:car|vehicle)
    (?:lift|carry|move|push|pull)(?:ing)?\b.* \d+ ?(?:pounds|lbs?|kg|kilos?|kilograms?)
    (?:occasional(?:ly)?|frequent(?:ly)?|heavy|regular) (?:lift|kneel|bend|stoop|climb|crouch|squat)(?:ing)?
    (?:long|prolonged|extended) periods(?: of)?(?: time)? (?:standing|sitting|walking)
    (?:stand|sit|kneel|crouch|stoop|crawl|squat|stooping|kneeling|crouching|squatting),? (?:and |or |and/or )?(?:stand|sit|walk|kneel|crouch|stoop|crawl|bend|reach|climb)(?:ing)?
    lift (?:up to )?\d+
    standing for
    physical(?:ly)? (?:demand|able|fit)\S*
  `,
  certificate: String.raw`
    certif(?:ied|icate|icates|ication|ications)
    licen[cs](?:e|ed|es|ure)
    accredit\S*
    endorsements?
    regist(?:ered|ration) (?:with|as)
    \S+cs card
    ticket$
  `,
  bareCondition: String.raw`
    (?:some |frequent |occasional |limited )?travel
  `,
};
