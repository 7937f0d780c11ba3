/** What people did who inspected, planned production, kept work safe or mended vehicles. In the form that actions.ts describes. */
export const QUALITY_SAFETY_VEHICLES = `
inspect-part | inspected!, inspecting!, carry out quality control | kontrol et-, kontrolünü yap-, muayene et-, muayenesini yap- > review, control
inspect-ndt | carry out ndt, test non-destructively | tahribatsız muayene yap-, ndt yap-, tahribatsız test yap- > test, review
measure-part | measured!, measuring!, take measurements, took measurements, gauged!, dimensional checks | ölç-, ölçüm yap-, ölçü al-, ölçümünü yap-, ölçümlerini yap-, ölçüm al- > measure
sample-take | take samples, took samples, sampled!, sampling!, took!, take!, taken! | numune al-, örnek al-, örnekleme yap-, numunesini al- > sample
test-part | tested!, testing!, carry out tests | test et-, test yap-, testini yap-, testlerini yap-, deney yap-, test uygula-, testlerini gerçekleştir-, sına- > test
reject-part | rejected!, rejecting!, turn down parts | reddet-, ret ver-, red ver-, ıskarta et-, geri çevir-
quarantine-part | quarantined!, put on hold | karantinaya al-, bloke et-
rework-part | reworked!, reworking! | yeniden işle-, tamir et-, düzelt-, rework yap-, rework et- > repair
sort-parts | pick out defective, sort good from bad, sorting! | ayıkla-, ayırt et-, ayır-, seç- > sort
open-nonconformity | raise non-conformities, raised non-conformities, report non-conformities, log non-conformities | uygunsuzluk aç-, döf aç-, uygunsuzluk tut-
optimise-process | optimise, optimize, optimised!, optimized!, optimisation!, optimization!, streamline, make leaner | optimize et-, optimizasyon yap-, eniyile-, iyileştir-, optimizasyonunu yap- > improve
reverse-engineer | reverse-engineer | tersine mühendislik yap-
repair-body | panel-beat, straighten panels, beat out dents | kaporta yap-, göçük çek- > repair
paint-vehicle | respray, resprayed! | oto boya yap- > paint
tow-vehicle | towed!, towing! | araç çek-
release-aircraft | release to service, sign off aircraft | servise ver- > approve
flash-device | flashed! | yazılım at-, yazılım bas-
repair-fault | rectified!, remedied!, fault rectification, clear faults, cleared faults | arıza gider-, arızasını gider-, arızalarını gider-, arızaları gider-, arıza giderme > repair, solve
release-product | released!, releasing! | serbest bırak-, piyasaya sür-, onay ver-
`;
