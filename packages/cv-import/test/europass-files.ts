/** As the editor of 2012 to 2020 wrote it, inside its PDFs too. */
export const OLD_EUROPASS = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" locale="en">
<DocumentInfo><DocumentType>ECV</DocumentType><XSDVersion>V3.4</XSDVersion></DocumentInfo>
<LearnerInfo>
<Identification><PersonName><FirstName>Deniz</FirstName><Surname>Aksoy</Surname></PersonName>
<ContactInfo><Address><Contact><AddressLine>Liman Cd. 4</AddressLine><Municipality>İzmir</Municipality><Country><Code>TR</Code><Label>Türkiye</Label></Country></Contact></Address>
<Email><Contact>deniz.aksoy@example.com</Contact></Email>
<TelephoneList><Telephone><Contact>+90 532 000 11 22</Contact><Use><Code>mobile</Code></Use></Telephone></TelephoneList></ContactInfo></Identification>
<Headline><Type><Code>preferred_job</Code></Type><Description><Label>Surgical nurse</Label></Description></Headline>
<WorkExperienceList>
<WorkExperience><Period><From year="2019" month="--03" day="---01"/><Current>true</Current></Period>
<Position><Label>Senior Nurse</Label></Position>
<Activities>&lt;p&gt;Surgical ward&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Led a ward of 24 beds&lt;/li&gt;&lt;li&gt;Trained eight new nurses&lt;/li&gt;&lt;/ul&gt;</Activities>
<Employer><Name>Ege Hospital</Name><ContactInfo><Address><Contact><Municipality>İzmir</Municipality><Country><Label>Türkiye</Label></Country></Contact></Address></ContactInfo></Employer></WorkExperience>
<WorkExperience><Period><From year="2015" month="--06"/><To year="2019" month="--02"/><Current>false</Current></Period>
<Position><Label>Nurse</Label></Position><Employer><Name>Körfez Clinic</Name></Employer></WorkExperience>
</WorkExperienceList>
<EducationList><Education><Period><From year="2011"/><To year="2015"/></Period><Title>BSc Nursing</Title>
<Organisation><Name>Dokuz Eylül University</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>tr</Code><Label>Turkish</Label></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Code>en</Code><Label>English</Label></Description><ProficiencyLevel><Listening>C1</Listening><Reading>C1</Reading></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
<JobRelated><Description>&lt;ul&gt;&lt;li&gt;Wound care&lt;/li&gt;&lt;li&gt;Triage&lt;/li&gt;&lt;/ul&gt;</Description></JobRelated></Skills>
</LearnerInfo></SkillsPassport>`;

/** As today's editor writes it. */
export const NEW_EUROPASS = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3" xmlns:eures="http://www.europass_eures.eu/1.0">
<hr:DocumentID schemeID="Test-0001" schemeAgencyName="EUROPASS"/>
<CandidateSupplier><hr:PartyID/></CandidateSupplier>
<CandidatePerson><PersonName><oa:GivenName>Deniz</oa:GivenName><hr:FamilyName>Aksoy</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>deniz.aksoy@example.com</oa:URI></Communication>
<Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>90</CountryDialing><oa:DialNumber>532 000 11 22</oa:DialNumber><CountryCode>tr</CountryCode></Communication>
<Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Liman Cd. 4</oa:AddressLine><oa:CityName>İzmir</oa:CityName><CountryCode>tr</CountryCode></Address></Communication></CandidatePerson>
<CandidateProfile languageCode="en"><ExecutiveSummary>&lt;p&gt;Nurse with ten years on surgical wards.&lt;/p&gt;</ExecutiveSummary>
<EmploymentHistory>
<EmployerHistory><hr:OrganizationName>Ege Hospital</hr:OrganizationName>
<OrganizationContact><Communication><Address><oa:CityName>İzmir</oa:CityName><CountryCode>tr</CountryCode></Address></Communication></OrganizationContact>
<PositionHistory><PositionTitle typeCode="FREETEXT">Senior Nurse</PositionTitle>
<eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-03-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
<oa:Description>&lt;p&gt;Surgical ward&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Led a ward of 24 beds&lt;/li&gt;&lt;li&gt;Trained eight new nurses&lt;/li&gt;&lt;/ul&gt;</oa:Description></PositionHistory></EmployerHistory>
<EmployerHistory><hr:OrganizationName>Körfez Clinic</hr:OrganizationName>
<PositionHistory><PositionTitle typeCode="FREETEXT">Nurse</PositionTitle>
<eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2015-06</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2019-02</hr:FormattedDateTime></eures:EndDate><hr:CurrentIndicator>false</hr:CurrentIndicator></eures:EmploymentPeriod></PositionHistory></EmployerHistory>
</EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Dokuz Eylül University</hr:OrganizationName>
<AttendancePeriod><StartDate><hr:FormattedDateTime>2011</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2015</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
<EducationDegree><hr:DegreeName>BSc Nursing</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<eures:Licenses/><Certifications><Certification><hr:CertificationTypeCode>Advanced Cardiac Life Support</hr:CertificationTypeCode></Certification></Certifications>
<PublicationHistory/><PersonQualifications>
<PersonCompetency><CompetencyID schemeName="NORMAL">tur</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID></PersonCompetency>
<PersonCompetency><CompetencyID schemeName="NORMAL">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
<CompetencyDimension><hr:CompetencyDimensionTypeCode name="CEF-Understanding-Listening">CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><Score><hr:ScoreText>C1</hr:ScoreText></Score></CompetencyDimension></PersonCompetency>
<PersonCompetency><CompetencyID/><hr:TaxonomyID>DigitalSkill</hr:TaxonomyID><hr:CompetencyName>Hospital information systems</hr:CompetencyName></PersonCompetency>
</PersonQualifications></CandidateProfile></Candidate>`;
