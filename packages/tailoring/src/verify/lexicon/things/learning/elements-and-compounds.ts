/** Elements, compounds and injuries of joints, in the form of everyday/general.ts. */
export const ELEMENTS_AND_COMPOUNDS = `
nitrogen cycle, nitrogen cycling | azot döngüsü
nitrous oxide | diazot monoksit, nitröz oksit
nitrate | nitrat
nitrite | nitrit
ammonium | amonyum
denitrification | denitrifikasyon
helium | helyum
lithium | lityum
carbon monoxide | karbonmonoksit, karbon monoksit
ethanol | etanol
methanol | metanol
acetone | aseton
glucose | glukoz
sodium | sodyum
sodium chloride, table salt | sodyum klorür, sofra tuzu
potassium | potasyum
calcium | kalsiyum
phosphorus | fosfor
acetic acid | asetik asit > acid
fluoride, fluorine | florür, flor
iodine | iyot
bromine | brom
silicon-element, silicon | silisyum
mercury-element, mercury | cıva
arsenic | arsenik
cadmium | kadmiyum
cobalt | kobalt
manganese | mangan, manganez
platinum | platin
uranium | uranyum
radium | radyum
isotope | izotop
isotope labelling, isotope labeling, isotopic labelling | izotop işaretleme
ion, ionic | iyon, iyonik
gas chromatograph | gaz kromatografı
liquid chromatograph | sıvı kromatografı
mass spectrometer-device | kütle spektrometresi cihazı
microbe, microbial, microorganism, micro-organism | mikrop, mikrobiyal, mikroorganizma
microbial community, microbial communities | mikrobiyal topluluk, mikrop topluluğu
cover crop, cover crops | örtü bitkisi
clover | üçgül
antibody | antikor
antigen | antijen
peptide | peptit
amino acid | amino asit
lipid | lipit
anterior cruciate ligament, acl, acl injury | ön çapraz bağ, öçb
meniscus, meniscal | menisküs
rotator cuff | rotator cuff, omuz rotator manşeti
frozen shoulder | donuk omuz
tennis elbow | tenisçi dirseği
heel spur, plantar fasciitis | topuk dikeni, plantar fasiit
flat foot, flat feet | düztabanlık, düz taban
shockwave therapy, eswt, shock wave therapy | şok dalga tedavisi, eswt, şok dalgası tedavisi
`;
