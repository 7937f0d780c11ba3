/** Servers, networks, devices, their security, the support of users and office programs, in the form of everyday/general.ts. */
export const SERVERS_NETWORKS_AND_SUPPORT = `
system administration | sistem yönetimi
server administration, server management | sunucu yönetimi
network administration, network management | ağ yönetimi, network yönetimi
windows server | windows server, windows sunucu
linux server, linux servers | linux sunucu, linux sunucusu
web server | web sunucusu
mail server, email server, e-mail server | mail sunucusu, e-posta sunucusu
file server | dosya sunucusu
virtual server, vps | sanal sunucu, vps
physical server | fiziksel sunucu
dedicated server | adanmış sunucu
data centre, data center, datacenter | veri merkezi
server room | sunucu odası, sistem odası
hyper-v | hyper-v
proxmox | proxmox
citrix | citrix
group policy, gpo | grup ilkesi, grup politikası
azure ad, entra id, azure active directory | azure ad, entra id
intune | intune
sccm | sccm
powershell script | powershell betiği
ip address | ip adresi
subnet | alt ağ
vlan | vlan
lan, local area network, local network | yerel ağ, lan
wan, wide area network | geniş alan ağı, wan
tcp/ip, tcp ip | tcp/ip
access point, wireless access point | erişim noktası, access point
modem | modem
ip phone, voip, voip phone | ip telefon, voip
scanner-device, document scanner | tarayıcı
hard disk, hard drive, hdd, disk drive | sabit disk, harddisk, disk
ssd | ssd
ram-memory, memory module | bellek
cpu, processor | işlemci
usb stick, flash drive, usb drive | usb bellek, flash bellek
spare computer part, computer part, computer parts | bilgisayar parçası
operating system installation, os installation | işletim sistemi kurulumu, format
software installation | yazılım kurulumu, program kurulumu
hardware fault, hardware problem, hardware failure, hardware issue | donanım arızası, donanım sorunu
remote support, remote assistance | uzaktan destek, uzaktan yardım
remote desktop, rdp | uzak masaüstü
remote access | uzaktan erişim, uzak erişim
on-site support, onsite support | yerinde destek, saha desteği
ticket-system, ticketing system, ticket system, ticketing tool | talep takip sistemi, bilet sistemi, çağrı takip sistemi, ticket sistemi
servicenow | servicenow
user account management, account management-user | kullanıcı hesabı yönetimi
password reset, password resets | şifre sıfırlama, parola sıfırlama
password | şifre, parola
two-factor, multi-factor authentication, mfa, 2fa, two-factor auth, two-factor authentication | çok faktörlü kimlik doğrulama, iki faktörlü doğrulama, mfa, iki adımlı doğrulama > authentication
access card | giriş kartı, erişim kartı
role-based access, rbac | rol tabanlı erişim
ssl, ssl certificate, tls | ssl, ssl sertifikası, tls
certificate management | sertifika yönetimi
oauth, oauth2 | oauth
jwt | jwt
ldap | ldap
security audit, security review | güvenlik denetimi
security policy, security policies | güvenlik politikası, güvenlik politikaları
vulnerability management | zafiyet yönetimi
malware, virus-computer, malicious software | zararlı yazılım, kötü amaçlı yazılım, virüs-bilgisayar
ransomware | fidye yazılımı
spam | istenmeyen e-posta, spam
dlp, data loss prevention | veri kaybı önleme, dlp
pci dss, pci-dss | pci dss
soc analyst work, threat hunting | tehdit avcılığı
threat intelligence | tehdit istihbaratı
erp implementation, erp project, erp rollout | erp kurulumu, erp projesi, erp geçişi
mikro-erp, mikro software | mikro yazılım
odoo | odoo
sap s/4hana, sap s4hana, s/4 hana | sap s/4hana > sap
visio, ms visio, microsoft visio | visio, microsoft visio
dropbox | dropbox
webex | webex
transport management system, tms, transportation management system | nakliye yönetim sistemi, taşıma yönetim sistemi
customer relationship management system, crm tool, crm platform | müşteri ilişkileri yönetim sistemi, crm platformu
computer program, program-computer, software program | bilgisayar programı, yazılım programı
computer system, it system, it systems, computer systems | bilgisayar sistemi, bilişim sistemi, bt sistemi, bilgi sistemi
it infrastructure | bt altyapısı, bilişim altyapısı, bilgi işlem altyapısı
it equipment, computer equipment, it hardware | bilgisayar ekipmanı, bilişim ekipmanı, bt ekipmanı, bt donanımı
it inventory, it asset, it assets, asset management-it | bt envanteri, bilişim envanteri, bt varlıkları
it project, it projects | bt projesi, bilişim projesi, it projesi > project
it security-field, information security management | bilgi güvenliği yönetimi
`;
