/** What people are like, what they have learned and how well they are, in the form of everyday/general.ts. */
export const QUALITIES_AND_HEALTH = `
responsible-behaviour | sorumlu
honest, integrity, honesty, uprightness | dürüst, dürüstlük
polite, courteous, polite-way, politely, courteously | kibar, nazik
patient-character-thing | sabırlı
curious, curiosity | meraklı, merak
confident, self-confident | özgüvenli, kendine güvenen
disciplined | disiplinli
punctual-person, punctual | dakik
practical-minded | pratik
energetic, dynamic | enerjik, dinamik
sociable, outgoing | sosyal, girişken
helpful | yardımsever
sharing-person | paylaşımcı
gentle, gently | nazik, nazikçe
careful-person | dikkatli
detail-minded | ayrıntıcı, detaycı
physically fit, fit | fiziksel olarak dayanıklı, formda
experienced-person | deneyimli, tecrübeli
inexperienced | deneyimsiz, tecrübesiz
trained-person | eğitimli
licensed-person, licensed, licence-required | lisanslı, ruhsatlı
certified-person, certificated | sertifikalı, belgeli
uncertified | belgesiz
unskilled, unqualified | vasıfsız, niteliksiz
semi-skilled | yarı vasıflı
skilled-worker, skilled, qualified | vasıflı, kalifiye, nitelikli
married | evli
single-person | bekar
veteran-old | gazi
emotionally vulnerable | duygusal olarak kırılgan
worried, anxious | endişeli, kaygılı
injured | yaralı
sick, ill | hasta
healthy | sağlıklı
pregnant | hamile, gebe
unconscious | bilinçsiz
bedridden, bed-bound, bedbound, bedridden patient | yatağa bağımlı, yatalak, yatağa bağımlı hasta
terminally ill, end-stage | terminal dönem, son dönem hasta
premature, premature baby, preterm baby, preterm infant, premature infant | prematüre, erken doğan, prematüre bebek, erken doğan bebek > newborn
newborn-kind | yenidoğan
hearing-impaired, deaf, hard of hearing | işitme engelli, sağır
visually impaired, blind, partially sighted | görme engelli, kör, az gören
physically disabled, physical disability | bedensel engelli, ortopedik engelli, bedensel engel, fiziksel engelli > disabled person
mentally disabled | zihinsel engelli
wheelchair user | tekerlekli sandalye kullanıcısı
`;
