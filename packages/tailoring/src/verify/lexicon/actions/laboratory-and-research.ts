/** What people did in laboratories, libraries and studies. In the form that actions.ts describes. */
export const LABORATORY_AND_RESEARCH = `
accept-samples | accept samples, accepted samples, receive samples, received samples, log samples, logged samples, register samples, registered samples, check in samples, take in samples, book in samples, sample reception, sample registration, accept specimens, receive specimens, book in specimens | numune kabul et-, numune kabulü yap-, numune kabul yap-, numune kabulü, numune kabul, numune kaydet-, numune kaydı yap-, numune teslim al-, numuneleri kabul et-, örnek kabul et-, örnek kabulü yap- > receive, register
analyse-samples | analyse samples, analyze samples, analysed samples, analyzed samples, test samples, tested samples, run samples, ran samples, run tests on samples, assay, assayed!, run assays, ran assays, perform assays, sample analysis, analyse specimens | numune analiz et-, numune analizi yap-, numune analizi, numuneleri analiz et-, örnek analizi yap-, analizleri yap-, analiz çalış-, test çalış-, tetkik çalış-, numunede analiz yap- > analyse, test
run-blood-tests | run blood tests, ran blood tests, do blood tests, did blood tests, perform blood tests | kan tahlili yap-, kan testi yap-, kan tahlillerini yap-, kan testi çalış- > run-lab-tests, test
run-lab-tests | perform lab tests, run lab tests, ran lab tests, carry out laboratory tests, do lab tests | tahlil yap-, tahlilleri çalış-, laboratuvar testi yap-, laboratuvar testlerini yap-, tetkikleri çalış-, tetkik yap- > test
culture-cells | culture, cultured!, grow cells, grew cells, maintain cell lines, maintain cell cultures, passage cells, cell culture | hücre kültürü yap-, hücre kültürle-, hücre üret-, kültür yap-, hücre pasajla-, hücre çoğalt-
inoculate-media | inoculate media, plate samples, streak plates, plate out, culture specimens, culture bacteria, set up cultures, inoculate plates | kültür ek-, ekim yap-, kültür ekimi yap-, besiyerine ek-, besiyeri ek-, bakteri ek-
stain-slides | stain, stained!, stain slides, staining | boyama yap-, preparat boya-, boyama
look-through-microscope | examine under the microscope, examined under the microscope, view under the microscope, microscopy, use a microscope, read slides, count under the microscope, microscopic examination | mikroskopta incele-, mikroskop altında incele-, mikroskobik inceleme yap-, mikroskopa bak-, mikroskopla incele-, mikroskobik incele-, preparat incele- > review
section-tissue | sectioned!, cut sections | kesit al-, doku kesiti al-, kesit alma
embed-tissue | embed tissue, process tissue, section blocks, prepare blocks | doku takibi yap-, parafin blok hazırla-, bloklama yap-
centrifuge-samples | centrifuge, centrifuged!, spin down samples, spin samples, spun samples | santrifüj et-, santrifüjle-, santrifüj yap-
pipette-fluids | pipette, pipetting, dispense liquids, aliquot | pipetle-, pipetleme yap-
titrate | titrate, titration | titre et-, titrasyon yap-
distil | distil, distill, distillation | damıt-, distile et-, damıtma yap-, distilasyon yap-
synthesise | synthesise, synthesize, synthesis, synthesised!, synthesized! | sentezle-, sentez yap-, sentez, sentezini yap-
extract-substance | extract, extraction, isolate, isolated! | izole et-, izolasyon yap-, özüt-, özütle-, ekstrakte et-, ekstraksiyon yap-, izolasyonu yap- > isolate
purify | purify, purified, purification | saflaştır-, saflaştırma yap-
amplify-genes | run pcr, ran pcr, perform pcr, pcr, amplify dna, run pcrs, did pcr, do pcr | pcr yap-, pcr çalış-, pcr çalışması yap-, dna çoğalt-, gen çoğalt-
sequence-genes | sequenced!, sequencing | dizile-, dizileme yap-, sekansla-, sekanslama yap-, dizi analizi yap-
clone-genes | clone, cloned!, gene cloning | klonla-, klonlama yap-
dissect | dissect, dissection, dissected! | diseke et-, diseksiyon yap-, diseksiyon
incubate | incubate, incubation, incubated! | inkübe et-, inkübasyon yap-, inkübasyona bırak-, etüve koy-
dilute | dilute, dilution, diluted! | seyrelt-, seyreltme yap-, dilüe et-, dilüsyon yap-
weigh-out | weigh out, weighed out, weigh chemicals, weigh samples | tartım yap-, tart-
calibrate-devices | calibrate, calibration, do calibrations, did calibrations | kalibre et-, kalibrasyon yap-, kalibrasyonunu yap-, kalibrasyon, cihaz kalibre et-, kalibrasyonlarını yap-, kalibrasyon çalış-, kalibrasyonu yap- > adjust
run-controls | run controls, ran controls, run quality controls, ran quality controls, run internal quality controls, qc samples, perform quality control, do quality control, did quality control | kontrol çalış-, iç kalite kontrol çalış-, kalite kontrol çalış-, iç kalite kontrol yap-, kontrol serumu çalış-, iç kalite kontrolünü çalış-, kontrolleri çalış-
report-results | report results, reported results, release results, released results, issue results, result reporting | sonuç raporla-, sonuçları raporla-, sonuç ver-, sonuç çıkar-, sonuçları bildir-, sonuç bildir- > report
approve-results | validate results, validated results, authorise results, authorize results, verify results, verified results, sign out results | sonuçları onayla-, sonuç onayla-, sonuç onayı ver-, sonuçları doğrula- > approve
review-papers | review papers, reviewed papers, peer review, peer-review, referee papers, refereed papers, review manuscripts, reviewed manuscripts, act as reviewer, review for journals | hakemlik yap-, makale hakemliği yap-, makale değerlendir-, hakem ol-, dergi hakemliği yap-, dergilere hakemlik yap-
supervise-theses | supervise theses, supervised theses, supervise dissertations, advise theses, advised theses, thesis supervision, supervise students' theses | tez yönet-, tez danışmanlığı yap-, tez danışmanlığı, tezlere danışmanlık yap-, tez danışmanı ol- > advise
work-in-field | do fieldwork, did fieldwork, carry out fieldwork, conduct fieldwork, fieldwork, field research, do field research, did field research, work in the field | saha çalışması yap-, alan çalışması yap-, saha araştırması yap-, arazi çalışması yap-, saha çalışması, sahada çalış-, alan araştırması yap-, arazi çalışması
win-funding | secure funding, secured funding, win grants, won grants, obtain funding, obtained funding, win funding, won funding, get funding, got funding, secure grants, secured grants | hibe al-, fon al-, hibe kazan-, fon sağla-, hibe sağla-, fon kazan-
catalogue-books | catalogue, cataloguing, catalog, cataloging, cataloged! | katalogla-, kataloglama yap-, kataloglama, kataloglamasını yap-
lend-books | lend books, lent books, issue books, loan books, loaned books, circulate books, check out books, book lending, issue and return books | ödünç ver-, kitap ver-, ödünç verme, kitap ödünç ver-, ödünç verme işlemlerini yap-, ödünç işlemlerini yap-, ödünç kitap ver-
shelve-books | shelve, shelving, put books away, reshelve, put books back | kitap yerleştir-, kitapları yerleştir-, raflara yerleştir-, kitapları rafa yerleştir-, raf düzeni yap-, kitapları rafa diz-, rafa kaldır-
read-stories | read stories, told stories, tell stories, read aloud, read to children, read books to, hold story time, run story time | masal anlat-, masal oku-, hikaye oku-, hikaye anlat-, masal saati yap-, öykü oku-
`;
