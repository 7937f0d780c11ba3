import type { HeadingCues } from "../../posting-cues.ts";

const YOUR_WORK =
  "what you (?:will |ll )?(?:look after|work on|take (?:on|over|care of|charge of)|run|handle|own|manage|lead)";

/** What headings of postings say in English. */
export const englishHeadings: HeadingCues = {
  surely: {
    requirements: String.raw`
      ^(?:what )?you (?:ll )?(?:offer|give|bring)\b|^you (?:ll )?have$
      expect (?:of|from) (?:me|you|candidates|applicants)|do you expect
      ^(?!.*(?:bonus|plus|asset|point|wow|impress|ideal|welcome|love|useful|better|star|stand)).*\bif you(?: (?:have|are|can))?$
      \byou (?:ll )?(?:thrive|fit|love it|be happy|are our|re our|match)\b.*\bif\b
      (?:what )?matters (?:most )?to us|\byou (?:must|should|need to) be\b|^to apply you\b|^what it takes$
      makes you (?:an?|the|right)\b|non negotiable|eligib|^(?!.*(?:bonus|plus|point)).*\bif you are\b|sounds? like you|is this you|could this be you
      ^(?:essential|required) (?!func|job|dut|task|doc|paper|applic)
    `,
    nice: String.raw`
      ^should$|extra credit|^not (?:essential|required)|on top of that|set (?:me|you) apart|brownie
      cherry on|icing on|gravy|even better|bonus (?:points )?(?:if|for)|a (?:big )?plus (?:if|for)|\bassets?\b|not (?:a )?(?:must|mandatory|deal ?breaker)
      (?:but|are|is) not (?:essential|required|expected)|welcome but|\bwe d (?:also )?(?:welcome|love to see)|ideally|stand out|\bwow us|an? (?:extra )?edge\b
    `,
    benefits: String.raw`
      ^(?:what )?you (?:ll |may |can )?(?:enjoy|get(?! up to)|receive|like|love)\b|^what we (?:ll )?give|in return|in it for me|do i get
      small print|fine print|from our side|^from us\b|our side of|^gives?$|^won t$|\b(?:i|you ll|you will) get(?! up to)\b
      ^what (?:the|our|every|each) .*\b(?:offers?|gives?|provides?|gets?|receives?|pays?)\b|comes with it|we ll do for you
      ^your rewards?$|^(?:our )?(?:promise|thanks?|thank you) to you
    `,
    tasks: String.raw`
      \b(?:i|you) (?:ll )?(?:do|be doing)\b|will i (?!hear|get)|first (?:\d+ )?(?:days|weeks|months|year)
      ^you (?:will|ll)$|^(?:daily|everyday|regular|main) (?:work|tasks?|business)$|\bdays? looks? like|typical (?:day|week|shift)|^core$
      essential (?:job )?(?:functions?|duties|tasks)|(?:like|need|hiring) you to do|need help with|day in the life|shift looks like|key (?:deliverables|result)
      ^${YOUR_WORK}$|responsible for$|(?:post ?holder|candidate) will$|^what (?:the|our) \S+(?: \S+)? (?:do|does)\b|day job|your contribution
    `,
  },
  likely: {
    nice: String.raw`
      nice to have|preferred|bonus|\bplus\b|plusses|desirable|desired|good to have|even better|advantage
      optional|extra points|wish|useful extra|\bextras\b|it helps|also welcome|^welcome$|please (?:us|our)
      would be happy|(?:great|good) if|ideally|beneficial|helpful|^nice$|^likes?$|preferabl|happy if|love if
      delighted if|bring a smile|lovely|wonderful|brilliant|thrill|delight|handy|would help
      would be (?:welcome|useful|great|nice)|(?:ideal|perfect) world|(?:useful|great|good) to (?:have|see)|impress(?:ed)?\b|picky|sprinkles|gold stars
    `,
    benefits: String.raw`
      benefit|perks|\boffer|compensation|salary|\bpay\b|package|reward|why join|why work|^why you|conditions
      grow with|how you can grow|what s in it for you|what you (?:can |may )?(?:get(?! up to)|receive|expect)|particulars
      comes with (?:the |this |your )?(?:job|role|post|position|work)|^the rest$
      you (?:can |will |ll )?(?:get(?! up to)|receive|expect)|in return|we (?:ll )?(?:give|provide|pay|look after)
      you can look forward|what awaits|terms|our thanks|^gets?$|you get(?! up to)|^the deal$|why us|in exchange
      in it for you|well ?being|wellness|\b(?:pension|holidays?|insurance)\b(?!.*(?:experience|knowledge|skill|dut|task|claim))|time off|annual leave|family leave|leave entitle|vacation|discounts?\b|goodies|goodie bag|worth your while
      remuneration|freebies|we bring to the table|say thanks|thank you|looking after you|taking care of you|good stuff|fun stuff|nice bits|love this job|show me the money|paycheck
    `,
    application: String.raw`
      apply|application|contact|deadline|interview process|interested|further information|hiring process
      next steps?|equal opportunit|\beeo\b|diversity|inclusion|disclaimer|privacy|accommodation
      get in touch|questions?$|^how$|procedure|^legal$|documents|affirmative|additional details
      additional information|recruitment process|how to|^submission
      happens next|s next$|^(?:got )?questions|hear (?:back|from)|closing date|key dates|selection process|shortlist|interviews?$|(?:drop|send|write to|talk to|call|reach) us|\byour (?:cv|resume)\b
      enquir|informal (?:chat|discussion|visit)|confidential discussion|more information|for applicants|\b(?:no|and|to) agencies|how we hire|give us a|say hello|pop in|let s chat
    `,
    tasks: String.raw`
      your (?:work|day|job|main|key)|responsibilit|duties|you ll do|you will do|you ll be doing
      you will be doing|you do|the role|your role|this role|role overview|mission|tasks|job description
      position summary|job summary|summary|(?<!company |team |agency |business |department |employer |organi[sz]ation )overview|day to day|activities|accountabilit|the position
      about the position|the job|challenge|impact|your day|what (?:is|s) the job|scope|^the work$
      ^(?:what )?you ll(?: be (?:up to|doing))?$|(?:be|get) up to|^purpose(?: of|$)|^role$|what we do together|^(?:task|duty)$
    `,
    requirements: String.raw`
      requirement|qualification|skills|you need|you ll need|you bring|you ll bring|you have|you are
      about you|(?<!company |employer |business |organi[sz]ation )profile|candidate|must have|looking for|look for|seek|competenc|experience|education
      expertise|knowledge|background|capabilit|stack|technolog|minimum|essential|need from you|expect
      we (?:need|ask|want|seek|require)|ask for|abilities|attributes|criteria|licens|certific|personality
      traits|person spec|specification|^(?:the |our )?person$|who we want|^required$|^mandatory$|\bmust$
      ^need$|^needs$|^you$|ask of|we ask|you ve got|what you know|we (?:re|are) after|^must$|^musts$|^you should(?: have)?$
    `,
    company: String.raw`
      about(?! the job)|who we are|company|why us|the team|culture|values|^life (?:at|on|in)\b|^our (?:\S+ )?\S+$|our story|who are we|what we (?:do|believe|stand for)
      makes us|introduc|^meet (?:the|your|our|us)|get to know|in a nutshell|us in numbers|like (?:at|to work)|how we (?:work|do)|you ll (?:work|be working) with|working at
    `,
    other: String.raw`
      about the job|\bnotes?\b|location|place of|type|industry|posted|seniority|size|level|function
      provisions|schedule|hours|role$|likes|date|status
    `,
  },
  framed: String.raw`
    what (?:the|our|every|each) \S+(?: \S+)? (?:offers?|gives?|provides?|gets?|receives?|needs?|does)(?: you| back| from you| in return)?
    what (?:the|this) (?:job|role|post|position|work) (?:consists of|involves|includes|entails)
    ${YOUR_WORK}
    (?:also )?(?:helpful|useful|welcome|handy|nice|good) (?:as well|too|also|besides)
    we (?:are|re) looking for|we (?:ask|look) for
    what (?:comes|goes) with (?:it|this|the \S+)
    life (?:at|on|in) (?:the |our )?\S+
    (?:your|our) (?:rewards?|promise to you|thanks to you)
  `,
  vocabulary: `
    a an and the of to for in on with our your you we us i it is are be s ll re ve not what who why how where will
    would do does doing have has had bring brings need needs needed get want about role job position work working
    company team key main core primary essential basic minimum required requirements requirement qualifications
    qualification preferred desired desirable mandatory must haves nice good even better bonus plus pluses points
    extra ideal ideally optional skills skill abilities ability experience experiences knowledge education
    educational background expertise competencies competences competence technical professional personal soft hard
    general specific special additional other relevant academic attributes traits qualities characteristics
    criteria stack tech technology technologies tools responsibilities responsibility duties duty tasks task day
    activities accountabilities mission purpose summary description overview details scope profile candidate
    candidates applicant looking look seeking seek expect expectations expected from this that these join
    conditions benefits benefit perks offer offers offering compensation salary pay package rewards total apply
    application process contact deadline equal opportunity employer diversity inclusion disclaimer privacy
    information interview hiring recruitment culture values story vision clients life at here next steps location
    type employment industry posted date seniority level size function schedule hours likes licenses licences
    license licence certifications certificates certification physical demands environment challenge challenges
    impact make makes made makings contribute contribution table success successful thrive love fit great perfect
    can could should d lovely wonderful brilliant handy useful welcome thrilled delighted pleased if helps help
    enjoy sounds like think statement commitment legal notes note more learn find out status personality
    specification specifications further range regular documents affirmative action capabilities place start way
    grow person interested competency closing responsible up got extras cool terms persons touch exchange musts
    procedure they very deal me my first days weeks months week typical brownie cherry cake icing top set apart
    small print advantageous advantage advantages side fine hand hands toolbox bag exists matters wont gives
    particulars post thanks preferably ask please give too together happy smile questions question wants then
    after like love treats thank crucial vital but absolutely best lies ahead
    there know stand pleasant non negotiables credit takes offered given comes rest may
  `,
};
