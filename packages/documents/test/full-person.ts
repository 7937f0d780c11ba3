import { CvContent } from "@terzi/contracts/cv";

/** A nurse with an entry in every section that a profile has, and some of her own. */
export const everything = CvContent.parse({
  personalInfo: {
    name: "SARAH JOHNSON",
    email: "sarah.johnson@example.com",
    phone: "+44 20 7946 0102",
    location: "Leeds, United Kingdom",
    linkedin: "https://www.linkedin.com/in/sarah-johnson/",
    portfolio: "http://sarah-johnson.example.org/",
    birthDate: "12 March 1988",
    militaryService: "Exempt",
    drivingLicence: "B",
  },
  summary:
    "Emergency nurse with eleven years in level 1 trauma centres, known for calm triage in full waiting rooms and for teaching what she knows. Looking for a charge role in a teaching hospital.",
  workExperience: [
    {
      company: "St. Elizabeth Hospital",
      position: "Senior Emergency Nurse",
      location: "Leeds",
      startDate: "2018-04",
      endDate: "present",
      description: "Triage and resuscitation in a department with 90,000 visits a year.",
      responsibilities: [
        "Provided emergency care to 25 and more patients a shift, most of them within ten minutes of arrival",
        "Ran the handover between ambulance crews and the trauma team",
        "Trained twelve new nurses on the ward's electronic records",
      ],
      achievements: [
        "Cut the median wait for analgesia from 47 to 21 minutes",
        "Led the sepsis bundle to 96 % completeness within a year",
      ],
    },
    {
      company: "Riverside Community Clinic",
      position: "Staff Nurse",
      location: "York",
      startDate: "2014-09",
      endDate: "2018-03",
      responsibilities: ["Vaccination clinics for 400 families", "Wound care and chronic disease reviews"],
      achievements: ["Raised the uptake of flu vaccination among over-65s by 18 %"],
    },
    {
      company: "Yorkshire Ambulance Service",
      position: "Emergency Care Assistant",
      location: "Bradford",
      startDate: "2012-01",
      endDate: "2014-08",
      responsibilities: ["Front-line response in a two-person crew"],
    },
  ],
  education: [
    {
      institution: "University of Leeds",
      degree: "BSc",
      field: "Adult Nursing",
      location: "Leeds",
      graduationDate: "2014-07",
      gpa: "First class",
      achievements: ["Dissertation on pain scores in emergency triage"],
    },
    { institution: "City College", degree: "Access to Higher Education", graduationDate: "2011" },
  ],
  skills: {
    technical: [
      "Triage",
      "Advanced life support",
      "Cannulation",
      "Epic",
      "Wound care",
      "Ultrasound-guided access",
    ],
    soft: ["Calm under pressure", "Teaching"],
    languages: [{ language: "English" }, { language: "Spanish", proficiency: "Professional" }],
  },
  projects: [
    {
      name: "Paperless triage",
      description: "Moved the triage desk from paper cards to tablets in four weeks.",
      technologies: ["Epic", "FHIR"],
      url: "https://www.example.org/paperless-triage/",
      date: "2021-06",
    },
  ],
  certifications: [
    {
      name: "Registered Nurse",
      issuer: "Nursing and Midwifery Council",
      date: "2014-08",
      expiryDate: "2027-08",
      credentialId: "14H2231E",
    },
    { name: "Advanced Life Support", issuer: "Resuscitation Council UK", date: "2023-02" },
  ],
  publications: [
    {
      title: "Ten minutes to analgesia: a quality improvement report",
      authors: "Johnson S., Patel R.",
      venue: "Emergency Nurse",
      date: "2022-05",
      doi: "10.7748/en.2022.e2110",
      description: "What changed when nurses could give the first dose.",
    },
  ],
  patents: [
    {
      title: "Clip for infusion lines",
      office: "UK Intellectual Property Office",
      number: "GB2598871",
      date: "2020",
    },
  ],
  awards: [
    {
      title: "Nurse of the Year",
      issuer: "Leeds Teaching Hospitals",
      date: "2022-11",
      description: "For the waiting-room redesign.",
    },
  ],
  volunteerExperience: [
    {
      organization: "Mountain Rescue Wharfedale",
      role: "Medical volunteer",
      location: "Grassington",
      startDate: "2016",
      endDate: "present",
      description: "First aid on the fells, about fifteen call-outs a year.",
    },
  ],
  professionalMemberships: [{ organization: "Royal College of Nursing", role: "Member", startDate: "2014" }],
  customSections: [
    {
      heading: "Courses taught",
      title: "Triage for beginners",
      organization: "NHS England",
      startDate: "2019",
      endDate: "2023",
      url: "https://courses.example.org/triage",
      points: ["Six days a year, twenty nurses each"],
    },
    { heading: "Courses taught", title: "Suturing evening", description: "With pigs' trotters." },
    {
      heading: "Talks",
      title: "The quiet resus room",
      organization: "RCEM conference",
      startDate: "2023-09",
    },
  ],
  references: [
    {
      name: "Dr Amira Haddad",
      position: "Consultant in Emergency Medicine",
      company: "St. Elizabeth Hospital",
      email: "a.haddad@example.org",
      phone: "+44 20 7946 0199",
    },
  ],
  hobbies: ["Fell running", "Choir", "Sourdough"],
  additionalInfo: "Available from January.\nWilling to relocate within the United Kingdom.",
});

/** A grey picture of one pixel. */
export const PHOTO =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
