/** Customers, teams, papers, meetings and people of any workplace, in the form of everyday/general.ts. */
export const WORKING_LIFE = `
complaint desk, complaints desk, complaints department, complaints team | şikayet masası, şikayet birimi, şikayet hattı
workforce-all, employees, staff members, members of staff, workers-all, personnel-all |
worker-any, worker, labourer, laborer, workman, workmen | işçi
part-time-work | kısmi zamanlı
manager-any, manager, executive-manager | müdür
delegation, group of delegates | heyet, delegasyon
crew members | ekip üyesi, mürettebat
teammate, team mate, fellow team member, fellow worker, peer | takım arkadaşı
cross-functional, multidisciplinary, interdisciplinary, multi-disciplinary | çapraz fonksiyonel, disiplinler arası, multidisipliner, çok disiplinli, disiplinlerarası
partner company, partner firm, partner organisation, business partners | ortak şirket, çözüm ortağı
head office team, headquarters team, head-office staff | genel merkez ekibi, merkez ekibi
main branch | merkez şube, ana şube > branch
premises, site-premises, grounds-premises | tesis, yerleşke, bina
location | konum
open-plan office, open office | açık ofis > office
training room, training hall | eğitim salonu, eğitim odası
region-any, zone, territory-any, area-any | yöre, bölge
headcount-number, number of employees, number of staff, staff numbers, staff number, workforce size | çalışan sayısı, personel sayısı, kadro sayısı
to-do, assignment-task, chore | vazife
workload, work load, amount of work, volume of work | iş yükü
waiting list, wait list, waitlist | bekleme listesi, bekleyenler listesi, sıra listesi
waiting times, patient waiting time, waiting time-patient | hasta bekleme süresi, bekleme süresi
shopping list | alışveriş listesi
order list | sipariş listesi
inventory list, stock list | envanter listesi, stok listesi
paper document, paper copy, printout, paper version | basılı kopya, kağıt belge, basılı nüsha
photocopy-thing, duplicate copy | kopya, nüsha, suret, fotokopi
file-computer, electronic file, computer file, digital file | dijital dosya, elektronik dosya
attachment, appendix, annex, enclosure-annex, addition-thing, appendix-document | ek belge, ek
form-blank, application form, request form | başvuru formu, talep formu > form
version-draft, draft version, draft copy, first version, rough draft | ilk taslak, müsvedde
recommendation letter, reference letter, letter of recommendation, letter of reference, reference-letter | referans mektubu, tavsiye mektubu
promotion-rank, promotion to, career advancement | terfi
employee motivation, staff motivation, team motivation | çalışan motivasyonu, ekip motivasyonu, personel motivasyonu
session, sitting-session | oturum, seans
drop-in session, drop-in, open session | açık görüşme günü
open day, open house | açık gün, tanıtım günü, açık kapı günü
attendee-count, attendee, delegate-attendee | iştirakçi
owner, proprietor, business owner, owner-person | işletme sahibi, sahip, sahibi, sahipleri
shop owner, store owner, shopkeeper-owner | dükkan sahibi, mağaza sahibi
senior colleague, more experienced colleague, experienced colleague | kıdemli çalışan, deneyimli çalışan, kıdemli iş arkadaşı
backup-person, stand-in, deputy-person, substitute-person, locum-person |
contact person, point of contact, contact-person, liaison person | irtibat kişisi, temas noktası, muhatap, iletişim sorumlusu
highway-road-line, public road | karayol
worn, worn-out, worn out | aşınmış, yıpranmış, eskimiş, aşınan!
cracked, crack-thing | çatlamış
ordering system-software, ordering system, order system | sipariş sistemi
frequently asked questions, faq, common questions, frequent questions, frequently asked question | sss, sık sorulan soru, sıkça sorulan soru
closely-way, closely, in close contact | yakından, yakın
duplication, repetition, code duplication | tekrar, kod tekrarı
`;
