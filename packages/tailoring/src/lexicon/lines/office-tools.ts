export const OFFICE_TOOLS = `
Microsoft Office | ms office, office suite, office programs, office applications, microsoft office suite, ms-office, office 365, microsoft 365, o365 | ofis programları, ms office programları, microsoft office programları, office programları | 
Microsoft Excel | excel, ms excel, spreadsheets, spreadsheet, pivot tables, vlookup, advanced excel | excel tabloları, elektronik tablo, ileri excel | microsoft office
Microsoft Word | ms word, word processing | | microsoft office
Microsoft PowerPoint | powerpoint, ms powerpoint, power point | | microsoft office
Microsoft Outlook | ms outlook, outlook | | microsoft office
Microsoft Access | ms access | | database
Microsoft Project | ms project | | project management software
Microsoft Teams | ms teams, zoom, google meet, webex | | video conferencing
SharePoint | | | document management
Google Workspace | google docs, g suite, google sheets, google drive | | microsoft office
SAP | sap erp, sap s/4hana, sap hana, sap r/3, sap fi, sap mm, sap sd, sap fi/co, sap fico | | erp
Oracle ERP | oracle financials, oracle ebs, netsuite, peoplesoft, jd edwards | | erp
Microsoft Dynamics | dynamics 365, navision, dynamics ax | | erp
Logo | logo tiger, logo go, logo netsis, netsis, logo programı | logo muhasebe programı | erp, accounting software
Mikro | luca, zirve, eta, paraşüt | luca programı, mikro programı, zirve programı, eta programı | accounting software
erp | erp systems, erp software, enterprise resource planning, erp system | erp sistemleri, erp programları, kurumsal kaynak planlama | business software
accounting software | quickbooks, xero, sage, tally, accounting programs, accounting systems | muhasebe programı, muhasebe programları, muhasebe yazılımı | accounting
Salesforce | sfdc | | crm
HubSpot | zoho, pipedrive, dynamics crm | | crm
crm | crm systems, crm software, customer relationship management | müşteri ilişkileri yönetimi, crm sistemleri | sales
AutoCAD | auto cad, autocad lt | | cad
SolidWorks | solid works | | cad
CATIA | creo, siemens nx, inventor, unigraphics | | cad
Revit | archicad, bim, building information modeling | | cad, construction
SketchUp | 3ds max, rhino, lumion, v-ray | | 3d modelling
cad | computer aided design, cad software, 2d drawings, technical drawing, technical drawings, blueprints, engineering drawings | teknik çizim, teknik resim, bilgisayar destekli tasarım | engineering
ANSYS | abaqus, fea, finite element analysis, cfd | sonlu elemanlar analizi | mechanical engineering
SAP2000 | etabs, ideCAD, sta4cad, staad | | structural engineering
Primavera | oracle primavera | | project management software
project management software | asana, trello, monday.com, basecamp, clickup | proje yönetim yazılımı | project management
ArcGIS | qgis, gis, geographic information systems | coğrafi bilgi sistemleri, cbs | geography
Adobe Photoshop | photoshop | | graphic design software
Adobe Illustrator | illustrator, coreldraw, corel draw | | graphic design software
Adobe InDesign | indesign | | graphic design software
graphic design software | adobe creative suite, adobe creative cloud, adobe suite, creative suite, canva | grafik tasarım programları, tasarım programları | graphic design
Adobe Premiere | premiere pro, final cut pro, davinci resolve, after effects, video editing | video kurgu, video düzenleme, kurgu | video production
Google Analytics | ga4, google tag manager, web analytics | | digital marketing
Google Ads | adwords, google adwords, ppc, sem, search engine marketing, facebook ads, meta ads, paid media | | digital marketing
SEO | search engine optimization, search engine optimisation, semrush, ahrefs | arama motoru optimizasyonu | digital marketing
Mailchimp | email marketing, e-mail marketing, marketo | e-posta pazarlaması | digital marketing
electronic health records | ehr, emr, electronic medical records, epic, cerner, meditech, epic systems, health information systems, hospital information systems, hbys | hastane bilgi yönetim sistemi, hastane bilgi sistemi, elektronik sağlık kayıtları, his sistemleri | medical documentation
point of sale | pos, pos systems, cash register, point-of-sale, pos system | yazarkasa, pos cihazı, yazar kasa | cash handling
Opera PMS | opera, fidelio, property management system, micros, elektra, amadeus | opera programı | hotel operations
document management | record keeping, records management, filing, archiving, recordkeeping | doküman yönetimi, arşivleme, dosyalama işleri, evrak takibi, evrak yönetimi, dosya arşivleme | office administration
data entry | entering data, data input | veri girişi, bilgi girişi | office administration
video conferencing | | video konferans | communication
typing | keyboarding | on parmak klavye, klavye kullanımı | office administration
`;
