/** News, newspapers, books and writing, in the form of everyday/general.ts. */
export const PRESS_AND_BOOKS = `
journalism-work, news reporting, reporting-press, reporter work | muhabirlik, haber takibi
print media, printed press | yazılı basın, basılı medya
digital media, online media, new media, internet media | dijital medya, yeni medya, internet medyası
broadcast journalism, tv journalism, television journalism | televizyon haberciliği, televizyon gazeteciliği
online journalism, internet journalism, digital journalism, web journalism | internet haberciliği, dijital gazetecilik, internet gazeteciliği
investigative journalism, investigative reporting | araştırmacı gazetecilik
data journalism | veri gazeteciliği
sports journalism, sports reporting | spor gazeteciliği, spor haberciliği, spor muhabirliği
political reporting, political journalism | siyaset muhabirliği, siyasi muhabirlik
economic reporting, economic journalism, business journalism, financial journalism | ekonomi muhabirliği, ekonomi gazeteciliği
court reporting, crime reporting, police reporting | adliye muhabirliği, polis adliye muhabirliği
parliamentary reporting | parlamento muhabirliği
foreign news, world news, international news | dış haber, dünya haberleri
local news, regional news | yerel haber
sports news | spor haberi
economic news, business news, financial news | ekonomi haberi
political news | siyaset haberi
culture news, arts news, culture and arts news | kültür sanat haberi
crime news, police news | polis adliye haberi, adliye haberi
tabloid news, celebrity news, showbiz news | magazin haberi, magazin
news site, news website, news portal | haber sitesi, haber portalı
news bulletin-tv, news programme, newscast, main news | ana haber, haber programı
news text, news writing, writing news, news story writing | haber yazımı, haber metni, haber yazarlığı
news headline, headline | haber başlığı, manşet
news photo, news picture, press photo | haber fotoğrafı
news source, source-news | haber kaynağı
news editing | haber editörlüğü, haber redaksiyonu
news desk, city desk, news department | haber masası, haber servisi, istihbarat servisi
sports desk, sports section | spor servisi
foreign desk | dış haberler servisi
front page | ilk sayfa, birinci sayfa
page editing, page layout-press | sayfa editörlüğü, sayfa sekreterliği
night editing, night desk-press, night shift editing | gece editörlüğü
editing, editorial work, editorship | editörlük, redaksiyon
copy-editing, copyediting, manuscript editing, text editing | redaksiyon, metin redaksiyonu, metin düzenleme
proofreading-work, proof correction, correction-text, correcting texts | düzelti, tashih, düzeltme
spelling, orthography | imla, yazım kuralları
fact checking, verification of news | haber doğrulama, bilgi doğrulama
deadline-press, press deadline, copy deadline | baskı saati, yayına yetiştirme
special issue, special edition | özel sayı
newspaper supplement | gazete eki
circulation, print run | tiraj, baskı adedi
byline | imzalı haber
feature article-work, long read, reportage | dosya konusu, röportaj dizisi
article series, series of articles, news series | yazı dizisi
opinion piece, op-ed, opinion article | görüş yazısı, yorum yazısı
film review, film criticism | film eleştirisi
book review, book criticism | kitap eleştirisi, kitap tanıtım yazısı
interview series | söyleşi dizisi, röportaj serisi
interviewee, interview guest | röportaj konuğu, görüşülen kişi
field reporting, on-the-spot reporting, reporting from the field | saha haberciliği, olay yerinden haber
war reporting, conflict reporting | savaş muhabirliği
freelance writing, freelance journalism | serbest yazarlık, serbest gazetecilik
press ethics, media ethics, journalism ethics | basın etiği, gazetecilik etiği, medya etiği
press law, media law | basın hukuku, medya hukuku
press association, journalists' association, union of journalists | gazeteciler cemiyeti, gazeteciler sendikası, gazeteciler derneği
dha | dha
iha-agency | iha haber ajansı
reuters | reuters
bbc | bbc
associated press | associated press
writer's work, authorship | yazarlık
creative writing | yaratıcı yazarlık, yaratıcı yazma
technical writing | teknik yazarlık, teknik metin yazarlığı
scriptwriting, screenwriting, script writing, scenario writing | senaryo yazarlığı, senaryo yazımı, senaristlik
ghostwriting | gölge yazarlık, hayalet yazarlık
short story | öykü, kısa öykü, hikaye
essay | deneme yazısı
non-fiction, nonfiction | kurgu dışı
biography | biyografi
literary magazine, literature magazine | edebiyat dergisi > magazine
book editing | kitap editörlüğü, kitap redaksiyonu
book design, book layout | kitap tasarımı, kitap mizanpajı
book cover, cover design, cover-book | kitap kapağı, kapak tasarımı
book launch, book signing, signing event | imza günü, kitap tanıtımı
book publishing | kitap yayıncılığı
magazine publishing | dergicilik, dergi yayıncılığı
audiobook, audio book | sesli kitap
isbn | isbn
royalty, royalties | telif ücreti, telif geliri
author contract, author agreement, publishing contract | yazar sözleşmesi, yayın sözleşmesi, telif sözleşmesi
author relations | yazar ilişkileri
editorial team, editorial staff | editör ekibi, yazı işleri ekibi
editorial policy | yayın politikası, yayın ilkesi
editorial plan, publishing plan, publication plan, editorial planning | yayın planı, yayın programı
printing machine | baskı makinesi
offset machine | ofset makinesi, ofset baskı makinesi > printing machine
digital printing, digital print | dijital baskı
large format printing, wide format printing | geniş format baskı, dijital geniş baskı
print finishing, post-press | baskı sonrası işlemler
prepress, pre-press | baskı öncesi hazırlık, baskı öncesi
printing plate | baskı kalıbı
ctp | ctp
print quality | baskı kalitesi
print file, print-ready file | baskıya hazır dosya
print order, print job | baskı siparişi, baskı işi
paper cutting | kağıt kesimi
standfirst, deck-press, lead paragraph | spot, haber spotu
inquest, coroner's inquest | ölüm soruşturması
photocall, press call | basın çekimi
speechwriting, speech writing | konuşma yazarlığı, konuşma metni yazımı
`;
