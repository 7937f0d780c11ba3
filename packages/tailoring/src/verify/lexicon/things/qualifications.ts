/** Degrees, awards, languages, places, ranks and praise, in the form of things-general.ts. */
export const QUALIFICATIONS = `
scholarship, bursary | burs
degree | derece
fluent, fluently, advanced | ileri, akıcı
professional-level, professional working proficiency, full professional, business level | iş düzeyinde, profesyonel düzeyde
intermediate, conversational | orta
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
polish-language | lehçe
ukrainian | ukraynaca
bulgarian | bulgarca
romanian | rumence
swedish | isveççe
azerbaijani | azerice
istanbul | istanbul
ankara | ankara
child, children, kid | çocuk
adult | yetişkin
elderly, elderly person, older person, older people, senior citizen, elderly people, old people, older adult, seniors-elderly, the elderly | yaşlı, yaşlı birey, yaşlılar, yaşlı kişi
woman, women | kadın
man-person, men | erkek
parent, guardian, mother or father | veli, ebeveyn, anne baba
candidate's | adayın
senior | kıdemli
junior | junior
voluntary, volunteer | gönüllü
assistant | yardımcı, asistan
vice | muavin
second-in-line, second | ikinci
deputy, acting | vekil, vekaleten
trainee | stajyer
full-time, full time | tam zamanlı, tam gün
part-time, part time | yarı zamanlı
remote, remotely | uzaktan, uzak
hybrid | hibrit
responsible person | sorumlu
everyone, all, whole, entire, every, complete | tüm, bütün, tamamı, her, tamamen
several, various, multiple, many, numerous, different | çeşitli, birçok, çok sayıda, farklı, birden fazla
both | ikisi
first | ilk, birinci
last | sonuncu
best | en iyi
most | en, en çok
successfully, successful | başarıyla, başarılı
expert | uzman
proficient, proficiency | yetkin, yetkinlik
strong | güçlü
competent, command | hakim, hakimiyet
deep, in-depth | derinlemesine, derin
from scratch, ground up | sıfırdan
own | kendi
together | birlikte
`;
