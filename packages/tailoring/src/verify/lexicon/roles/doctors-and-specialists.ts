/** Doctors, dentists, vets and therapists by their field, in the form of any-trade.ts. */
export const DOCTORS_AND_SPECIALISTS = `
duty doctor, duty physician, on-call doctor | nöbetçi doktor, nöbetçi hekim > doctor
locum doctor, locum | geçici doktor > doctor
intern doctor, medical intern | intör doktor, intörn, intern doktor > doctor
consultant-doctor, medical consultant, consultant surgeon-work | konsültan hekim > doctor
responsible physician, medical lead | sorumlu hekim, mesul müdür hekim > doctor
deputy medical director | başhekim vekili
community health doctor, public health physician, public health specialist | halk sağlığı uzmanı, toplum sağlığı hekimi > specialist doctor
school doctor | okul doktoru > doctor
ship's doctor, ship doctor | gemi doktoru > doctor
sports physician, sports doctor, team doctor | spor hekimi, takım doktoru > doctor
forensic doctor, forensic physician, coroner | adli tıp uzmanı, adli hekim > specialist doctor
aesthetic doctor, medical aesthetic physician, cosmetic doctor | medikal estetik hekimi, medikal estetik doktoru > doctor
flight doctor | uçuş hekimi > doctor
nephrologist | nefrolog, nefroloji uzmanı > specialist doctor
endocrinologist | endokrinolog, endokrinoloji uzmanı > specialist doctor
gastroenterologist | gastroenterolog, gastroenteroloji uzmanı > specialist doctor
haematologist, hematologist | hematolog, hematoloji uzmanı > specialist doctor
rheumatologist | romatolog, romatoloji uzmanı > specialist doctor
pulmonologist, respiratory physician, chest physician | göğüs hastalıkları uzmanı, göğüs doktoru > specialist doctor
infectious disease specialist, infectious diseases specialist, infectiologist | enfeksiyon hastalıkları uzmanı, enfeksiyon uzmanı > specialist doctor
allergist, immunologist | alerji uzmanı, immünolog > specialist doctor
geriatrician | geriatrist, geriatri uzmanı > specialist doctor
neonatologist | neonatolog, yenidoğan uzmanı > specialist doctor
perinatologist | perinatolog > specialist doctor
child psychiatrist, child and adolescent psychiatrist | çocuk psikiyatristi, çocuk ve ergen psikiyatristi > specialist doctor
physiatrist, physical medicine specialist, rehabilitation physician | fizik tedavi uzmanı, ftr uzmanı, fizik tedavi ve rehabilitasyon uzmanı > specialist doctor
radiation oncologist | radyasyon onkoloğu, radyasyon onkolojisi uzmanı > specialist doctor
medical oncologist | tıbbi onkolog, tıbbi onkoloji uzmanı > specialist doctor
nuclear medicine specialist, nuclear medicine physician | nükleer tıp uzmanı > specialist doctor
interventional radiologist | girişimsel radyolog > specialist doctor
clinical microbiologist, medical microbiologist | tıbbi mikrobiyoloji uzmanı, klinik mikrobiyolog > specialist doctor
clinical biochemist, medical biochemist | tıbbi biyokimya uzmanı, biyokimya uzmanı > specialist doctor
medical geneticist, clinical geneticist | tıbbi genetik uzmanı > specialist doctor
family medicine specialist | aile hekimliği uzmanı > specialist doctor
intensivist, intensive care specialist, critical care physician, intensive care doctor | yoğun bakım uzmanı, yoğun bakım doktoru > specialist doctor
ear nose and throat specialist, otolaryngologist, ent surgeon, ent doctor | kulak burun boğaz uzmanı, kbb doktoru, kbb hekimi > specialist doctor
eye specialist, eye doctor | göz hastalıkları uzmanı, göz uzmanı > specialist doctor
eye surgeon | göz cerrahı > eye specialist, surgeon
heart surgeon, cardiac surgeon, cardiovascular surgeon, cardiothoracic surgeon | kalp cerrahı, kalp damar cerrahı, kalp ve damar cerrahisi uzmanı > surgeon
thoracic surgeon | göğüs cerrahı, göğüs cerrahisi uzmanı > surgeon
paediatric surgeon, pediatric surgeon | çocuk cerrahı, çocuk cerrahisi uzmanı > surgeon
vascular surgeon | damar cerrahı > surgeon
trauma surgeon | travma cerrahı, travmatolog > surgeon
transplant surgeon | nakil cerrahı > surgeon
oral surgeon, maxillofacial surgeon, oral and maxillofacial surgeon | çene cerrahı, ağız diş ve çene cerrahı > surgeon
assistant surgeon, surgical assistant | cerrahi asistan, asistan cerrah
paediatric dentist, pedodontist, pediatric dentist | pedodontist, çocuk diş hekimi > dentist
endodontist | endodontist > dentist
periodontist | periodontolog > dentist
prosthodontist | protetik diş tedavisi uzmanı, protez uzmanı > dentist
implantologist | implantolog > dentist
restorative dentist, cosmetic dentist | restoratif diş hekimi > dentist
oral radiologist | ağız diş ve çene radyoloğu > dentist
clinical veterinarian, small animal vet, companion animal vet | klinisyen veteriner hekim, pet veterineri > veterinarian
large animal vet, farm vet, livestock vet | büyükbaş veterineri, çiftlik veterineri > veterinarian
official veterinarian, government vet, public veterinarian | resmi veteriner hekim > veterinarian
veterinary intern | stajyer veteriner hekim
paediatric physiotherapist, pediatric physiotherapist | pediatrik fizyoterapist, çocuk fizyoterapisti > physiotherapist
sports physiotherapist, team physiotherapist, club physiotherapist | spor fizyoterapisti, takım fizyoterapisti, sporcu fizyoterapisti > physiotherapist
neurological physiotherapist, neuro physiotherapist | nörolojik fizyoterapist > physiotherapist
musculoskeletal physiotherapist, msk physiotherapist, orthopaedic physiotherapist | ortopedik fizyoterapist > physiotherapist
respiratory physiotherapist | solunum fizyoterapisti > physiotherapist
senior physiotherapist | kıdemli fizyoterapist > physiotherapist
clinical physiotherapist | klinik fizyoterapist > physiotherapist
physiotherapy assistant, physiotherapy technician, rehabilitation assistant | fizyoterapi teknikeri, fizik tedavi teknikeri, fizyoterapist yardımcısı
manual therapist | manuel terapist > therapist
chiropractor | kayropraktör, şiropraktör
osteopath | osteopat
acupuncturist | akupunkturist
homeopath | homeopat
podiatrist, chiropodist | podolog
play therapist | oyun terapisti > therapist
art therapist | sanat terapisti > therapist
music therapist | müzik terapisti > therapist
couples therapist, marriage therapist | çift terapisti, evlilik terapisti > therapist
marriage counsellor, marriage counselor | evlilik danışmanı
cognitive behavioural therapist, cbt therapist | bilişsel davranışçı terapist, bdt terapisti > therapist
behaviour therapist, behaviour analyst, aba therapist, behavior therapist | davranış terapisti, davranış analisti, aba terapisti > therapist
sex therapist | cinsel terapist > therapist
addiction counsellor, substance abuse counsellor | bağımlılık danışmanı
respiratory therapist | solunum terapisti > therapist
prosthetist, prosthetics technician | protez teknisyeni
orthotist | ortez teknisyeni
prosthetist-orthotist | ortez protez teknikeri, ortez protez uzmanı > prosthetist, orthotist
school psychologist, educational psychologist | okul psikoloğu, eğitim psikoloğu > psychologist
sports psychologist, sport psychologist | spor psikoloğu > psychologist
forensic psychologist | adli psikolog > psychologist
industrial psychologist, organisational psychologist, occupational psychologist, work psychologist | endüstri psikoloğu, örgüt psikoloğu, endüstri ve örgüt psikoloğu > psychologist
trauma psychologist | travma psikoloğu > psychologist
hospital psychologist | hastane psikoloğu > psychologist
neuropsychologist | nöropsikolog > psychologist
family counselling specialist | aile danışmanlığı uzmanı
psychosocial support specialist, psychosocial worker, psychosocial support worker | psikososyal destek uzmanı, psikososyal destek görevlisi
clinical dietitian, hospital dietitian | klinik diyetisyen, hastane diyetisyeni > dietitian
sports dietitian, sports nutritionist | spor diyetisyeni, sporcu diyetisyeni > dietitian
paediatric dietitian | çocuk diyetisyeni > dietitian
catering dietitian, food service dietitian | toplu beslenme diyetisyeni > dietitian
health psychologist | sağlık psikoloğu > psychologist
`;
