/**
 * Words that claim nothing by themselves. Deliberately without quantity ("all", "several", "various"), praise
 * ("successfully", "expert", "strong") and reach ("global", "entire"): each of those must be in the facts.
 */
export const NEUTRAL_ENGLISH = `
a an the of in on at to for with by from as and or but that which who whom whose this these those it its them up out off onto about regarding concerning whenever is are was
were be been being am has have had having i me my we our us also both such including include includes via through
within into onto during while where when after before between among toward towards upon per so then while across
around role roles position post job jobs duty duties task tasks responsibilities work works experience experienced
experiences skilled skill skills knowledge background professional professionally career basis
area areas field fields specialising specializing focus focused focusing known most recently recent currently current
now previously former formerly since until till e.g eg i.e ie his her he she their they you your e period there here being etc topic topics subject key contact use uses used using language languages
speaks speak speaking spoken times time-named named
throughout besides along amid wherein whereby therein thereof thereto according accordance regard regards capacity tenure
additionally likewise similarly respective relevant corresponding applicable given existing
`;

export const NEUTRAL_TURKISH = `
ve ile icin bir bu su o da de ki olarak olan olup uzere gore ayrica hem veya ya ya dahil gibi konusunda konularinda
konulari alaninda alanlarinda alani alan bunyesinde kapsaminda sahip sahibi deneyim deneyimli deneyimi deneyime tecrube
tecrubeli tecrubesi tecrubeye deneyimliyim deneyimim tecrubeliyim sahibiyim bilgi bilgisi bilgiye gorev gorevi gorevini gorevinde gorevimi rol rolu rolunde pozisyon pozisyonunda
pozisyonu olmak oldu oldum halen son meslek mesleki profesyonel is isi isini isleri isler islerini islemleri suresince
boyunca sirasinda sirada arasinda arasi once sonra ve/veya ben benim biz yil yilindan yili yilinda yana itibaren beri kadar donem doneminde donemi sureyle suredir sure cesitli-degil ilgili yonelik uzerine uzerinde
ise hakkinda iliskin dair yonelik dolayi araciligiyla vasitasiyla yoluyla itibariyla esnasinda bulunan yer alan yapilan edilen verilen ait ile-birlikte etme etmek yapma yapmak yapilmasi edilmesi saglanmasi gerceklestirilmesi surec sureci surecini sureclerini surecleri
sureclerinde faaliyet faaliyetleri faaliyetlerini calismalari calismalarini calismasi biliyor bilir biliyorum konusur konusuyor
dil dili dilleri seviye seviyesi seviyesinde duzey duzeyi duzeyde duzeyinde olmasi olan olarak-da baslica temelinde var bilmekte bilmektedir sahiptir yetkinligi kez defa yilindan
hususunda hususlarinda baglaminda acisindan yonunden bakimindan suretiyle vesilesiyle nezdinde bazinda ozelinde ragmen karsin
itibariyle gorevli gorevliyim gorevliydim gorevimde zamanda ilaveten soz konusu mevcut kapsayan iceren ait dogrultuda cercevede
yonunde esas esasli dayali suresi surede dahilinde oncesi sonrasi yillarinda yillari varan islerinde islerinin islerine isinde isine isinin isiyle
`;
