import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";

/** The words that headings are made of, folded. */
const VOCABULARY = new Set(
  `a an and the of to for in on with our your you we us i it is are be s ll re ve not what who why how where will would do
  does doing have has had bring brings need needs needed get want about role job position work working company team us
  key main core primary essential basic minimum required requirements requirement qualifications qualification preferred
  desired desirable mandatory must haves nice good even better bonus plus pluses points extra ideal ideally optional
  skills skill abilities ability experience experiences knowledge education educational background expertise competencies
  competences competence technical professional personal soft hard general specific special additional other relevant
  academic attributes traits qualities characteristics criteria stack tech technology technologies tools responsibilities
  responsibility duties duty tasks task day activities accountabilities mission purpose summary description overview
  details scope profile candidate candidates applicant looking look seeking seek expect expectations expected from this
  that these join working conditions benefits benefit perks offer offers offering compensation salary pay package
  rewards total apply application process contact deadline equal opportunity employer diversity inclusion disclaimer
  privacy information interview hiring recruitment culture values story vision mission clients life at here next steps
  location type employment industry posted date seniority level size function schedule hours likes licenses licences
  license licence certifications certificates certification physical demands environment challenge challenges impact
  make makes made makings contribute contribution bring table success successful thrive love do fit great perfect
  can could should d lovely wonderful brilliant handy useful welcome thrilled delighted pleased if helps help enjoy sounds like think if statement commitment legal notes note more learn find out us minimum status personality traits specification specifications further conditions
  range regular documents affirmative action capabilities place start date other way grow person interested competency closing responsible
  ve veya ile icin bu bizim sizin is isin tanimi tanim gorev gorevler gorevleri sorumluluk sorumluluklar sorumluluklari
  aranan nitelikler nitelik genel ozel ozellikler temel teknik zorunlu gerekli gereklilikler gereken sartlar sart
  kosullar kosullari calisma tercih tercihen edilen sebebi sebepleri arti artilar beklentiler beklentilerimiz aday
  adayda adaylarda adaylardan beklenen bekliyoruz aradigimiz yetkinlikler yetkinlik deneyim egitim bilgi beceriler
  hakkimizda hakkinda sirket sirketimiz firma pozisyon pozisyonun biz kimiz yan haklar sunulan sunduklarimiz
  sunuyoruz sundugumuz ekip arkadaslarimiza calisanlarimiza sagladigimiz sagladiklarimiz neler olanaklar imkanlar ucret maas basvuru basvurusu icin iletisim bilgileri konum lokasyon calisma sekli
  sektor departman rol ozeti ozet kisisel mesleki arananlar yapilacak isler yapacaklari yapacaksin yapacaksiniz seni sizi senden sizden
  rol rolde rolun rolunuz bekliyor alanlari alani ne neden senin size sana bizden nasil muracaat irtibat verdiklerimiz karsiliyoruz
  karsiliginda sartlarimiz beklentimiz yasal unvan up got extras cool terms person persons touch exchange musts procedure they very
  sunulan sunulanlar beklediklerimiz adaylarimizdan adaylarimizda deal ihtiyac ihtiyaciniz var neye puan puani olmasi sizde hosunuza ozluk gidecekler olursa cok seviniriz me my i ll thrive here if first days weeks months week typical brownie cherry cake icing top set apart small print will advantageous advantage advantages side fine hand hands toolbox bag exists biliyor olmalisin olmalisiniz kadar belge belgeler belgesi olursa iyi veriyoruz verecegiz vereceklerimiz istediklerimiz isteriz adaydan fazladan hoslaniriz gununuz gunun gun gecer gececek cantanizda neler olmali ozu matters should wont gives core alan beklenti yazilim standartlar unvan peki ya gecmisiniz biliyor musunuz sosyal askerlik ehliyet vardiya dil diller yabanci tecrube personel eleman particulars post sayariz sayilir varsa siz sen hosumuza gider gidenler guzel harika memnun eder isteriz istiyoruz thanks preferably like ask
  please give gives memnun eder edilir sayilanlar gerekenler
  purpose too together happy smile bring questions question hard wants then there know post stand out non negotiables credit takes kimi kimler
  ariyoruz gereksinimler olmazsa olmaz profiliniz basvurabilir kimsiniz bizimle calismak goreviniz gorevleriniz isiniz memnuniyetle
  karsilanir avantaj saglayanlar olsa degil ekstra teklifimiz sevindirecekler kapsami gunluk yapacaginiz`
    .trim()
    .split(/\s+/),
);

/** The folded words of a heading. What it says in brackets, and numbers, are left aside. */
export const headingKeys = (text: string): string[] =>
  wordKeys(
    foldAscii(text)
      .replace(/\([^)]*\)/g, " ")
      .replace(/['’]/g, " "),
  ).filter((key) => !/^\d+$/.test(key));

export const isHeadingWord = (key: string): boolean => VOCABULARY.has(key);

/** Whether each word is one that headings use. */
export const isMadeOfHeadingWords = (text: string): boolean =>
  wordKeys(foldAscii(text).replace(/['’]/g, " ")).every(isHeadingWord);
