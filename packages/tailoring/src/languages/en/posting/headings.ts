import type { HeadingCues } from "../../posting-cues.ts";

/** What headings of postings say in English. */
export const englishHeadings: HeadingCues = {
  surely: {
    requirements: String.raw`
      ^(?:what )?you (?:ll )?(?:offer|give|bring)\b|^you (?:ll )?have$
      expect (?:of|from) (?:me|you|candidates|applicants)|do you expect|\bif you(?: (?:have|are|can))?$
      \byou (?:ll )?(?:thrive|fit|love it|be happy|are our|re our|match)\b.*\bif\b
      (?:what )?matters (?:most )?to us|\byou (?:must|should|need to) be\b|^to apply you\b|^what it takes$
      makes you (?:an?|the|right)\b|non negotiable|eligib
    `,
    nice: String.raw`
      ^should$|extra credit|^not (?:essential|required)|on top of that|set (?:me|you) apart|brownie
      cherry on|icing on|gravy
    `,
    benefits: String.raw`
      ^(?:what )?you (?:ll |may |can )?(?:enjoy|get(?! up to)|receive|like|love)\b|^what we (?:ll )?give|in return|in it for me|do i get
      small print|fine print|from our side|^from us\b|our side of|^gives?$|^won t$
    `,
    tasks: String.raw`
      \b(?:i|you) (?:ll )?(?:do|be doing)\b|will i\b|first (?:\d+ )?(?:days|weeks|months|year)
      ^you (?:will|ll)$|^(?:daily|everyday|regular|main) (?:work|tasks?|business)$|\bdays? looks? like|typical (?:day|week|shift)|^core$
    `,
  },
  likely: {
    nice: String.raw`
      nice to have|preferred|bonus|\bplus\b|plusses|desirable|desired|good to have|even better|advantage
      optional|extra points|wish|useful extra|\bextras\b|it helps|also welcome|^welcome$|please (?:us|our)
      would be happy|(?:great|good) if|ideally|beneficial|helpful|^nice$|^likes?$|preferabl|happy if|love if
      delighted if|bring a smile|lovely|wonderful|brilliant|thrill|delight|handy|would help
      would be (?:welcome|useful|great|nice)|stand out
    `,
    benefits: String.raw`
      benefit|perks|\boffer|compensation|salary|\bpay\b|package|reward|why join|why work|^why you|conditions
      grow with|how you can grow|what s in it for you|what you (?:can |may )?(?:get(?! up to)|receive|expect)|particulars
      comes with (?:the |this |your )?(?:job|role|post|position|work)|^the rest$
      you (?:can |will |ll )?(?:get(?! up to)|receive|expect)|in return|we (?:ll )?(?:give|provide|pay|look after)
      you can look forward|what awaits|terms|our thanks|^gets?$|you get(?! up to)|^the deal$|why us|in exchange
      in it for you
    `,
    application: String.raw`
      apply|application|contact|deadline|interview process|interested|further information|hiring process
      next steps?|equal opportunit|\beeo\b|diversity|inclusion|disclaimer|privacy|accommodation
      get in touch|questions?$|^how$|procedure|^legal$|documents|affirmative|additional details
      additional information|recruitment process|how to|^submission
    `,
    tasks: String.raw`
      your (?:work|day|job|main|key)|responsibilit|duties|you ll do|you will do|you ll be doing
      you will be doing|you do|the role|your role|this role|role overview|mission|tasks|job description
      position summary|job summary|summary|overview|day to day|activities|accountabilit|the position
      about the position|the job|challenge|impact|your day|what (?:is|s) the job|scope|^the work$
      ^(?:what )?you ll(?: be (?:up to|doing))?$|(?:be|get) up to|^purpose(?: of|$)|^role$|what we do together|^(?:task|duty)$
    `,
    requirements: String.raw`
      requirement|qualification|skills|you need|you ll need|you bring|you ll bring|you have|you are
      about you|profile|candidate|must have|looking for|look for|seek|competenc|experience|education
      expertise|knowledge|background|capabilit|stack|technolog|minimum|essential|need from you|expect
      we (?:need|ask|want|seek|require)|ask for|abilities|attributes|criteria|licens|certific|personality
      traits|person spec|specification|^(?:the |our )?person$|who we want|^required$|^mandatory$|\bmust$
      ^need$|^needs$|^you$|ask of|we ask|you ve got|what you know|we (?:re|are) after|^must$|^musts$|^you should(?: have)?$
    `,
    company: String.raw`
      about(?! the job)|who we are|company|why us|the team|culture|values
    `,
    other: String.raw`
      about the job|\bnotes?\b|location|place of|type|industry|posted|seniority|size|level|function
      provisions|schedule|hours|role$|likes|date|status
    `,
  },
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
    there know stand non negotiables credit takes offered given comes rest may
  `,
};
