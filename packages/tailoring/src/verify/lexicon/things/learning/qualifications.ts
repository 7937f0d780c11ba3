/** Degrees, awards, languages, places, ranks and praise, in the form of everyday/general.ts. */
export const QUALIFICATIONS = `
scholarship, bursary | burs
degree | derece
fluent, fluently, advanced, advanced-level, advanced level, upper-level, fluent-language | ileri, akıcı, ileri düzey, ileri seviye, akıcı düzeyde, akıcı bir şekilde
professional-level, professional working proficiency, full professional, business level | iş düzeyinde, profesyonel düzeyde
intermediate, conversational, intermediate-level, intermediate level, middle level, mid-level | orta, orta düzey, orta seviye
north | kuzey
south | güney
east | doğu
west | batı
northwest, north west, north-west | kuzeybatı, kuzey batı
northeast, north east | kuzeydoğu, kuzey doğu
southwest, south west | güneybatı, güney batı
southeast, south east | güneydoğu, güney doğu
german | almanca
french | fransızca
spanish | ispanyolca
italian | italyanca
russian | rusça
arabic | arapça
portuguese | portekizce
dutch | felemenkçe, hollandaca
chinese, mandarin | çince
japanese | japonca
korean | korece
greek | yunanca
kurdish | kürtçe
persian, farsi | farsça
irish | irlandaca
polish-language, polish | lehçe, polonca
ukrainian | ukraynaca
bulgarian | bulgarca
romanian | rumence
swedish | isveççe
azerbaijani | azerice
istanbul | istanbul
ankara | ankara
child, children, kid, kids | çocuk
adult, grown-up | yetişkin, erişkin
elderly, elderly person, older person, older people, senior citizen, elderly people, old people, older adult, seniors-elderly, the elderly, senior citizens, older adults | yaşlı, yaşlı birey, yaşlılar, yaşlı kişi, ileri yaş
woman, women, female | kadın
man-person, men, man-male, male | erkek
parent, guardian, mother or father, parents, mother and father, pupils' parents | veli, ebeveyn, anne baba, ebeveynler
candidate's | adayın
senior, senior-person | kıdemli
junior | junior
voluntary, volunteer | gönüllü
assistant | yardımcı, asistan
vice | muavin
second-in-line, second | ikinci
deputy, acting | vekil, vekaleten
trainee | stajyer
full-time, full time | tam zamanlı, tam gün
part-time, part time | yarı zamanlı
remote, remotely, from a distance, off-site-remote, from afar | uzaktan, uzak
hybrid | hibrit
responsible person | sorumlu
everyone, all, whole, entire, every, complete, complete-whole, full-whole, all of, the whole of, total-whole, all-every, each-every, every single, each and every | tüm, bütün, tamamı, her, tamamen, hepsi, tümü, tam
several, various, multiple, many, numerous, different, different kinds, different types, diverse, a variety of, a range of, miscellaneous, assorted, different-various, all sorts of, distinct, unlike, a large number of, lots of, countless, a lot of, a great many, plenty of, more than one, more than a | çeşitli, birçok, çok sayıda, farklı, birden fazla, değişik, muhtelif, çeşit çeşit, pek çok, sayısız, birden çok
both | ikisi
first, 1st, initial, very first, opening-first | ilk, birinci
last, last-one | sonuncu
best, the best, top-best, number one, number-one | en iyi, bir numaralı
most | en, en çok
successfully, successful, with success | başarıyla, başarılı, başarılı bir şekilde, başarılı şekilde
expert | uzman
proficient, proficiency | yetkin, yetkinlik
strong | güçlü
competent, command | hakim, hakimiyet
deep, in-depth | derinlemesine, derin
from scratch, ground up | sıfırdan
own, own-one, my own, of my own | kendi, kendime ait
together | birlikte
`;
