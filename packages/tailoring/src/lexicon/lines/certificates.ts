export const CERTIFICATES = `
nursing license | rn license, registered nurse license, rn licensure, nursing licence, lpn license, nursing registration, rn | hemşirelik diploması, hemşirelik ruhsatı, hemşirelik lisansı | 
driving licence | driver's license, driver license, drivers license, valid driver's license, driving license, category b licence, class b driving licence, valid driving licence, drivers licence, driver's licence | ehliyet, sürücü belgesi, b sınıfı ehliyet, b sınıfı sürücü belgesi, sürücü ehliyeti, b ehliyet | 
commercial driving licence | cdl, commercial driver's license, hgv licence, class c driving licence, class a cdl | src belgesi, e sınıfı ehliyet, c sınıfı ehliyet, src, psikoteknik, psikoteknik belgesi | 
teaching licence | teaching certificate, teaching license, teaching credential, teacher certification, qts, state teaching certificate | pedagojik formasyon, öğretmenlik sertifikası, formasyon, formasyon belgesi | 
CPA | certified public accountant, cma, acca, chartered accountant | smmm, serbest muhasebeci mali müşavir, ymm, mali müşavirlik, smmm belgesi, mali müşavir, smmm ruhsatı | 
CFA | chartered financial analyst, frm | spk lisansı, spl lisansı | 
PMP | project management professional, prince2, capm, pmi certification | | 
AWS certification | aws certified, aws certified solutions architect, aws solutions architect, azure certification, google cloud certification, azure certified | | 
Scrum certification | certified scrum master, csm, psm | | 
CISSP | cism, ceh, security+, oscp, comptia security+ | | 
ITIL | itil v3, itil foundation | | 
six sigma belt | six sigma green belt, six sigma black belt, green belt, black belt | yeşil kuşak, kara kuşak | 
CPR certificate | cpr certification, bls certification, acls, acls certification, first aid certificate, bls certified, cpr certified, pals | ilk yardım sertifikası, ilkyardım sertifikası, ilk yardımcı belgesi | 
food hygiene certificate | food handler certificate, servsafe certification, food safety certificate, food handlers card, haccp certificate, food handler's card | hijyen belgesi, hijyen sertifikası, gıda hijyeni belgesi, haccp belgesi, hijyen eğitimi sertifikası | 
trade certificate | journeyman license, master electrician license, electrician license, journeyman, apprenticeship, vocational certificate, journeyman card, electrical license | ustalık belgesi, kalfalık belgesi, mesleki yeterlilik belgesi, myk belgesi, ustalık, kalfalık, ekat belgesi, ekat, usta öğreticilik, usta öğretici belgesi | 
safety specialist certificate | osha 30, osha 10, nebosh, osha certification | iş güvenliği uzmanlığı belgesi, isg uzmanlığı, b sınıfı iş güvenliği uzmanlığı, c sınıfı iş güvenliği uzmanlığı | 
security guard card | guard card, security licence | özel güvenlik kimlik kartı, güvenlik sertifikası, silahlı güvenlik, silahsız güvenlik | 
professional engineer license | pe license, fe exam, eit, licensed engineer, chartered engineer | imza yetkisi, proje müellifliği | 
bar admission | licensed attorney, admitted to the bar, licensed to practice law | avukatlık ruhsatı, avukatlık stajı | 
real estate license | | emlak danışmanlığı belgesi, myk emlak | 
language test | toefl, ielts, yds, yökdil, toeic | yds belgesi, yabancı dil belgesi | 
ALES | gre, gmat | ales puanı | 
`;
