/** Associations, aid, events and translation, in the form of everyday/general.ts. */
export const CHARITIES_AND_EVENTS = `
confederation | konfederasyon
platform-people, umbrella organisation | çatı kuruluş
relief package, aid parcel | yardım paketi
cash assistance, cash aid | nakit yardımı, nakdi yardım
clothing! donation, clothes donation | kıyafet bağışı, giysi bağışı
donation campaign, fundraising! campaign, charity campaign, fundraising! drive | bağış kampanyası, yardım kampanyası
regular donor, monthly donor | düzenli bağışçı
member relations | üye ilişkileri
women's rights | kadın hakları
children's rights, child rights | çocuk hakları
hunger | açlık
case file-social, social case |
disaster relief, emergency relief, disaster response | afet yardımı, afete müdahale, afet müdahale
advocacy-field, advocacy work | savunuculuk faaliyeti, hak savunuculuğu
capacity building, capacity-building | kapasite geliştirme
peace | barış
youth exchange | gençlik değişimi
dinner event, formal dinner | resmi yemek
new year's party, new year party | yılbaşı partisi, yılbaşı etkinliği
name badge, name tag | yaka kartı
opening! speech, welcome speech | açılış konuşması, karşılama konuşması
speech, address-speech, talk | konuşma, nutuk
whispered interpreting, chuchotage | fısıltı çeviri
conference interpreting | konferans çevirmenliği, konferans çevirisi
community interpreting | toplum çevirmenliği
court interpreting, court interpretation | mahkeme tercümanlığı, mahkeme çevirmenliği
sworn translator certificate, sworn translator licence, sworn interpreter oath | yeminli tercüman belgesi, yeminli tercümanlık, yeminli mütercimlik
notarised translation, notarized translation | noter onaylı tercüme, noter tasdikli çeviri, noter onaylı çeviri
technical translation | teknik çeviri, teknik tercüme
legal translation | hukuk çevirisi, hukuki çeviri, hukuki tercüme, hukuk metni çevirisi
medical translation | tıbbi çeviri, medikal çeviri, medikal tercüme, tıp çevirisi
commercial translation, business translation | ticari çeviri, ticari tercüme
book translation | kitap çevirisi
academic translation | akademik çeviri, akademik tercüme
machine translation | makine çevirisi
post-editing, mtpe, machine translation post-editing | makine çevirisi son düzenleme, post-edit, mtpe
translation memory | çeviri belleği
smartcat | smartcat
source text | kaynak metin
target text | hedef metin
legacy-gift, legacies, bequest | vasiyet bağışı
major donor | büyük bağışçı > donor
delegate-registration, delegate registration | delege kaydı, katılımcı kaydı
raid log, raid logs | raid kaydı
highlight report, highlight reports | özet durum raporu
`;
