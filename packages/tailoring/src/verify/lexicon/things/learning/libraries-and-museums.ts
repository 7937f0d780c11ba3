/** What librarians, archivists and museum people work with, in the form of everyday/general.ts. */
export const LIBRARIES_AND_MUSEUMS = `
public library | halk kütüphanesi, il halk kütüphanesi > library
mobile library, bookmobile | gezici kütüphane > library
library automation, library management system, library software, integrated library system | kütüphane otomasyonu, kütüphane otomasyon sistemi
classification-library, book classification | sınıflama, sınıflandırma
dewey, dewey decimal, dewey decimal classification, ddc | dewey, dewey onlu sınıflama, dewey onlu sınıflama sistemi
marc, marc21, marc 21 | marc, marc21
aacr2, rda-cataloguing | aacr2, rda
interlibrary loan, inter-library loan, ill-library | kütüphaneler arası ödünç verme, kütüphanelerarası ödünç, kits
return-book, book returns, returned books | kitap iadesi, iade kitap
overdue book, overdue books | gecikmiş kitap
borrower, library member, library user, library patron | kütüphane üyesi, kütüphane kullanıcısı, ödünç alan
library membership, library card | kütüphane üyeliği, üye kartı
reference service, reference desk, reference enquiry, reference enquiries, reference question | referans hizmeti, danışma hizmeti-kütüphane
user training, user education, library orientation, library instruction, end-user training | kullanıcı eğitimi, kütüphane oryantasyonu, son kullanıcı eğitimi
information literacy | bilgi okuryazarlığı
collection-library, library collection, book collection, holdings-library | derme, kitap koleksiyonu
collection development, collection management | koleksiyon geliştirme, derme geliştirme, koleksiyon yönetimi
acquisition-library, book acquisition, acquisitions-library | kitap sağlama, sağlama hizmetleri
weeding-library, deselection | ayıklama, kitap ayıklama
book donation, donated books | kitap bağışı, bağış kitap
periodical, periodicals, serials | süreli yayın, süreli yayınlar
e-book, ebook, electronic book | e-kitap, elektronik kitap
e-journal, electronic journal | e-dergi, elektronik dergi
electronic resource, e-resource, electronic resources, e-resources, online resource, electronic database | elektronik kaynak, e-kaynak, elektronik kaynaklar, elektronik veri tabanı
open access, institutional repository | açık erişim, kurumsal arşiv
bookshelf, shelving books, book shelving | kitap rafı, raf düzeni-kütüphane, kitap yerleştirme
book repair, bookbinding, binding-book, binding | ciltleme, ciltçilik, kitap onarımı, cilt, kitap ciltleme
book club, reading group, reading club | kitap kulübü, okuma grubu
reading room, study room | okuma salonu, çalışma salonu
reading habit, love of reading, reading culture | okuma alışkanlığı, okuma kültürü
book fair | kitap fuarı
author visit, author talk, author event | yazar söyleşisi, yazar buluşması
rare book, rare books, rare collection | nadir eser, nadir eserler
manuscript-library, handwritten book | yazma eser
archival document, archive document, archival record | arşiv belgesi
digitisation-archive, digitisation, digitization | sayısallaştırma, dijitalleştirme
retention schedule, record retention | saklama planı, saklama süresi
museum education, museum programme, museum learning | müze eğitimi
temporary exhibition | geçici sergi, süreli sergi
permanent exhibition, permanent collection | kalıcı sergi, daimi sergi
inventory card, object record, museum inventory, inventory-museum, artefact inventory | envanter fişi, müze envanteri, eser envanteri
museum visitor, museum visitors | müze ziyaretçisi
fiction | kurgu eser, kurmaca
encyclopaedia, encyclopedia | ansiklopedi
`;
