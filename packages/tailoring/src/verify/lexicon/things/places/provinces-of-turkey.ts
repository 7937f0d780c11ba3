/** Turkish provinces and well-known cities of the world that are spelt otherwise in the other language, in the form of everyday/general.ts. */
export const PROVINCES_OF_TURKEY = `
adiyaman | adıyaman
agri-province | ağrı ili
aydin | aydın
balikesir | balıkesir
bingol | bingöl
canakkale | çanakkale
cankiri | çankırı
corum | çorum
elazig | elazığ
gumushane | gümüşhane
hakkari | hakkari
igdir | ığdır
karabuk | karabük
kirikkale | kırıkkale
kirklareli | kırklareli
kirsehir | kırşehir
kutahya | kütahya
mus-province | muş
nevsehir | nevşehir
nigde | niğde
sirnak | şırnak
tekirdag | tekirdağ
usak | uşak
zonguldak | zonguldak
edirne, adrianople | edirne
trabzon, trebizond | trabzon
ephesus | efes
troy | truva
black sea region | karadeniz bölgesi
aegean region | ege bölgesi
mediterranean region | akdeniz bölgesi
marmara region | marmara bölgesi
düsseldorf | düsseldorf
stuttgart | stuttgart
hanover | hannover
nuremberg | nürnberg
leipzig | leipzig
dresden | dresden
bonn | bonn
the hague | lahey
antwerp | anvers
bruges | brugge
ghent | gent
strasbourg | strazburg
lyon, lyons | lyon
marseille, marseilles | marsilya
nice-city | nice
turin | torino
genoa | cenova
padua | padova
seville | sevilla
valencia | valensiya
porto | porto
krakow, cracow | krakov
wroclaw | vroslav
bratislava | bratislava
ljubljana | ljubljana, lübliyana
zagreb | zagreb
sarajevo | saraybosna
mostar | mostar
skopje | üsküp
pristina | priştine
tirana | tiran
podgorica | podgoritsa
plovdiv | filibe
varna | varna
constanta | köstence
odessa, odesa | odessa
lviv | lviv
chisinau | kişinev
minsk | minsk
riga | riga
vilnius | vilnius
tallinn | tallinn
helsinki | helsinki
oslo | oslo
gothenburg | göteborg
malmö | malmö
reykjavik | reykjavik
dublin | dublin
edinburgh | edinburgh
bern, berne | bern
basel, basle | basel
lausanne | lozan
salzburg | salzburg
innsbruck | innsbruck
tashkent | taşkent
samarkand | semerkant
bukhara | buhara
almaty | almatı
astana, nur-sultan | astana
bishkek | bişkek
dushanbe | duşanbe
ashgabat | aşkabat
kabul-city | kabil
islamabad | islamabad
karachi | karaçi
lahore | lahor
mumbai, bombay | mumbai, bombay
dhaka | dakka
singapore city | singapur şehri
seoul | seul
shanghai | şanghay
hong kong city | hong kong şehri
bangkok | bangkok
jakarta | cakarta
kuala lumpur | kuala lumpur
manila | manila
dubai | dubai
abu dhabi | abu dabi
sharjah | şarika
doha | doha
manama | manama
muscat | maskat
sanaa | sana
amman | amman
basra | basra
mosul | musul
kirkuk | kerkük
sulaymaniyah | süleymaniye
tabriz | tebriz
isfahan | isfahan
alexandria | iskenderiye
khartoum | hartum
addis ababa | addis ababa
mogadishu | mogadişu
nairobi | nairobi
casablanca | kazablanka
marrakesh, marrakech | marakeş
tunis | tunus şehri
benghazi | bingazi
cape town | cape town
johannesburg | johannesburg
mexico city | meksiko
havana | havana
buenos aires | buenos aires
rio de janeiro, rio | rio de janeiro
sao paulo | sao paulo
sydney | sidney
melbourne | melbourne
washington, washington dc | washington
los angeles | los angeles
chicago | şikago
boston | boston
san francisco | san francisco
philadelphia | philadelphia, filadelfiya
quebec | kebek
montreal | montreal
`;
