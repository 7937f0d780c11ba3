import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** One table without lines: who somebody is at the left, what they did at the right, in Turkish. */
const sideTable: WordCv = {
  name: "10-yan-tablo",
  truth: {
    name: "Sevda Altınışık",
    email: "sevda.altinisik@bagposta.example",
    phone: "0531 555 01 28",
    place: "Manisa",
    jobs: [
      ["Kalite Kontrol Sorumlusu", "Gediz Beyaz Eşya", "Ocak 2020", "Halen"],
      ["Kalite Teknisyeni", "Spil Plastik San. Tic. Ltd. Şti.", "Mart 2014", "Aralık 2019"],
    ],
    places: ["Manisa", "Manisa"],
    schools: [
      ["Celal Bayar Üniversitesi", "2013"],
      ["Salihli Kız Meslek Lisesi", "2010"],
    ],
    degrees: ["Kimya Teknolojisi (Ön Lisans)", "Kimya"],
    skills: ["ISO 9001", "8D raporlama", "Minitab", "Ölçüm cihazları"],
    languages: ["İngilizce"],
    certificates: ["İç Tetkikçi Belgesi", "Kalibrasyon Eğitimi"],
    points: [
      ["Giriş kalite laboratuvarının yönetimi", "Müşteri şikâyetlerinin 8D yöntemiyle çözülmesi"],
      ["Proses içi ölçümlerin yapılması"],
    ],
  },
  sections: [
    {
      children: [
        grid(
          [
            [
              [
                paragraph("Sevda Altınışık", { title: true, bold: true }),
                paragraph("İLETİŞİM", { bold: true }),
                paragraph("0531 555 01 28"),
                paragraph("sevda.altinisik@bagposta.example"),
                paragraph("Yunusemre / Manisa"),
                paragraph("BECERİLER", { bold: true }),
                bullet("ISO 9001"),
                bullet("8D raporlama"),
                bullet("Minitab"),
                bullet("Ölçüm cihazları"),
                paragraph("YABANCI DİL", { bold: true }),
                paragraph("İngilizce: Orta"),
                paragraph("SERTİFİKALAR", { bold: true }),
                paragraph("İç Tetkikçi Belgesi (2021)"),
                paragraph("Kalibrasyon Eğitimi (2016)"),
              ],
              [
                paragraph("HAKKIMDA", { bold: true }),
                paragraph("On yılı aşkın süredir üretimde kaliteyle uğraşıyorum."),
                paragraph("İŞ DENEYİMİ", { bold: true }),
                paragraph("**Kalite Kontrol Sorumlusu** | Gediz Beyaz Eşya, Manisa"),
                paragraph("Ocak 2020 – Halen"),
                bullet("Giriş kalite laboratuvarının yönetimi"),
                bullet("Müşteri şikâyetlerinin 8D yöntemiyle çözülmesi"),
                paragraph("**Kalite Teknisyeni** | Spil Plastik San. Tic. Ltd. Şti., Manisa"),
                paragraph("Mart 2014 – Aralık 2019"),
                bullet("Proses içi ölçümlerin yapılması"),
                paragraph("EĞİTİM", { bold: true }),
                paragraph("**Kimya Teknolojisi (Ön Lisans)** | Celal Bayar Üniversitesi"),
                paragraph("2011 – 2013"),
                paragraph("**Kimya** | Salihli Kız Meslek Lisesi"),
                paragraph("2006 – 2010"),
              ],
            ],
          ],
          { widths: [35, 65], hasBorder: false },
        ),
      ],
    },
  ],
};

/** Numbered headings, and a label before each school: as people fill in what they once were given. */
const numberedHeadings: WordCv = {
  name: "11-numarali-basliklar",
  truth: {
    name: "Hakan Taşdelen",
    email: "hakan.tasdelen@daglarposta.example",
    phone: "0542 555 01 71",
    place: "Erzincan",
    jobs: [
      ["Güvenlik Görevlisi", "Erzincan Devlet Hastanesi", "2017", "Devam ediyor"],
      ["Depo Görevlisi", "Munzur Süt Ürünleri", "2014", "2017"],
    ],
    places: ["Erzincan", ""],
    schools: [
      ["Erzincan Binali Yıldırım Üniversitesi", "2020"],
      ["Erzincan Lisesi", "2012"],
    ],
    degrees: ["Özel Güvenlik ve Koruma (Ön Lisans)", ""],
    skills: ["Telsiz kullanımı", "Kamera sistemleri", "İlk yardım"],
    languages: [],
    certificates: ["Silahlı Özel Güvenlik Kimlik Kartı", "İlk Yardım Sertifikası"],
    points: [["Giriş kontrolü ve devriye", "Acil serviste düzenin sağlanması"], ["Sevkiyat ve sayım"]],
  },
  sections: [
    {
      children: [
        paragraph("ÖZ GEÇMİŞ", { bold: true, center: true }),
        paragraph("1. KİŞİSEL BİLGİLER", { bold: true }),
        paragraph("Adı Soyadı: Hakan Taşdelen"),
        paragraph("Doğum Tarihi: 19.07.1994"),
        paragraph("Medeni Durumu: Bekâr"),
        paragraph("Askerlik Durumu: Tamamlandı"),
        paragraph("Adres: Fatih Mah. 1120. Sok. No: 8 Erzincan"),
        paragraph("Telefon: 0542 555 01 71"),
        paragraph("E-posta: hakan.tasdelen@daglarposta.example"),
        paragraph("2. ÖĞRENİM BİLGİLERİ", { bold: true }),
        paragraph("Lise: Erzincan Lisesi (2008-2012)"),
        paragraph(
          "Üniversite: Erzincan Binali Yıldırım Üniversitesi, Özel Güvenlik ve Koruma (Ön Lisans) (2018-2020)",
        ),
        paragraph("3. İŞ TECRÜBESİ", { bold: true }),
        paragraph("Erzincan Devlet Hastanesi, Erzincan – Güvenlik Görevlisi (2017 - Devam ediyor)"),
        bullet("Giriş kontrolü ve devriye"),
        bullet("Acil serviste düzenin sağlanması"),
        paragraph("Munzur Süt Ürünleri – Depo Görevlisi (2014 - 2017)"),
        bullet("Sevkiyat ve sayım"),
        paragraph("4. BELGELER", { bold: true }),
        bullet("Silahlı Özel Güvenlik Kimlik Kartı (2017)"),
        bullet("İlk Yardım Sertifikası (2022)"),
        paragraph("5. BECERİLER", { bold: true }),
        paragraph("Telsiz kullanımı, Kamera sistemleri, İlk yardım"),
      ],
    },
  ],
};

/** Each job as lines of labels, one below the other, in Turkish. */
const labelledJobs: WordCv = {
  name: "12-etiketli-isler",
  truth: {
    name: "Pınar Gökçeoğlu",
    email: "pinar.gokceoglu@akcaposta.example",
    phone: "0533 555 01 46",
    place: "Samsun",
    jobs: [
      ["Satın Alma Uzmanı", "Çarşamba Tarım Makineleri A.Ş.", "Haziran 2018", "Devam ediyor"],
      ["Satış Destek Elemanı", "Bafra Seramik", "Eylül 2014", "Mayıs 2018"],
    ],
    places: ["Samsun", "Samsun"],
    schools: [
      ["Ondokuz Mayıs Üniversitesi", "2014"],
      ["Samsun Ticaret Lisesi", "2009"],
    ],
    degrees: ["İktisat", "Muhasebe"],
    skills: ["Netsis", "Tedarikçi görüşmeleri", "Bütçe takibi", "Excel"],
    languages: ["İngilizce"],
    certificates: [],
    points: [
      ["Yıllık 42 milyon liralık alımın yürütülmesi", "Tedarikçi sayısının 310'dan 180'e indirilmesi"],
      ["Tekliflerin hazırlanması"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("PINAR GÖKÇEOĞLU", { title: true, bold: true }),
        paragraph("Atakum / Samsun – 0533 555 01 46 – pinar.gokceoglu@akcaposta.example"),
        paragraph("İŞ DENEYİMLERİ", { bold: true }),
        paragraph("Firma: Çarşamba Tarım Makineleri A.Ş."),
        paragraph("Pozisyon: Satın Alma Uzmanı"),
        paragraph("Şehir: Samsun"),
        paragraph("Çalışma Tarihleri: Haziran 2018 – Devam ediyor"),
        paragraph("Görevler:"),
        bullet("Yıllık 42 milyon liralık alımın yürütülmesi"),
        bullet("Tedarikçi sayısının 310'dan 180'e indirilmesi"),
        paragraph("Firma: Bafra Seramik"),
        paragraph("Pozisyon: Satış Destek Elemanı"),
        paragraph("Şehir: Samsun"),
        paragraph("Çalışma Tarihleri: Eylül 2014 – Mayıs 2018"),
        paragraph("Görevler:"),
        bullet("Tekliflerin hazırlanması"),
        paragraph("EĞİTİM", { bold: true }),
        paragraph("Okul: Ondokuz Mayıs Üniversitesi"),
        paragraph("Bölüm: İktisat"),
        paragraph("Mezuniyet: 2014"),
        paragraph("Okul: Samsun Ticaret Lisesi"),
        paragraph("Bölüm: Muhasebe"),
        paragraph("Mezuniyet: 2009"),
        paragraph("BECERİLER", { bold: true }),
        paragraph("Netsis, Tedarikçi görüşmeleri, Bütçe takibi, Excel"),
        paragraph("YABANCI DİL", { bold: true }),
        paragraph("İngilizce – İyi"),
      ],
    },
  ],
};

export const seventhTurkish: WordCv[] = [sideTable, numberedHeadings, labelledJobs];
