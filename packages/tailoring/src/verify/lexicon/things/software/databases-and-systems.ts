/** Databases, data, the cloud, servers, networks and office programs, in the form of everyday/general.ts. */
export const DATABASES_AND_SYSTEMS = `
relational database, rdbms | ilişkisel veritabanı > database
nosql | nosql > database
sql | sql
postgresql, postgres | postgresql > database
mysql | mysql > database
mariadb | mariadb > database
sql server, mssql, ms sql, microsoft sql server | mssql, sql server > database
mongodb, mongo | mongodb > database
redis | redis
elasticsearch, elastic search | elasticsearch
cassandra | cassandra > database
sqlite | sqlite > database
firebase | firebase
stored procedure | saklı yordam, stored procedure
query | sorgu
index-database, database index | indeks, dizin
database design, data modelling, data modeling, database modelling | veritabanı tasarımı, veri modelleme
data backup, backup-data | yedekleme, veri yedekleme
disaster recovery | felaket kurtarma
data migration, database migration | veri taşıma, veri göçü, veritabanı geçişi
data warehouse, dwh, data warehousing | veri ambarı, dwh
data mart | veri pazarı
etl, extract transform load, elt-data | etl
data pipeline, etl pipeline | veri hattı, veri boru hattı, etl hattı, etl süreci
batch processing, batch | toplu işleme, toplu
batch data pipeline, batch pipeline | toplu veri hattı > data pipeline
stream processing, data streaming, streaming, streaming data, real-time data | akış işleme, veri akışı, akış, akış verisi
data analysis, data analytics, analytics, analysis of data | veri analizi, veri analitiği
data quality check, data quality checks, data validation | veri kalitesi kontrolü, veri doğrulama
data governance | veri yönetişimi
data source | veri kaynağı
hadoop | hadoop
spark, apache spark | spark, apache spark
pyspark | pyspark > spark
kafka, apache kafka | kafka
airflow, apache airflow | airflow
dbt | dbt
snowflake | snowflake > data warehouse
bigquery, google bigquery | bigquery > data warehouse
redshift, amazon redshift | redshift > data warehouse
databricks | databricks
pandas | pandas
numpy | numpy
scikit-learn, sklearn | scikit-learn
tensorflow | tensorflow
pytorch | pytorch
jupyter | jupyter
power bi, powerbi, microsoft power bi | power bi, powerbi
tableau | tableau
looker, looker studio | looker
qlik, qlikview, qlik sense | qlik, qlikview
business intelligence, bi, bi-data | iş zekası
machine learning, ml | makine öğrenmesi, makine öğrenimi
deep learning | derin öğrenme > machine learning
neural network | yapay sinir ağı, sinir ağı
artificial intelligence, ai | yapay zeka
generative ai, llm, large language model | üretken yapay zeka, büyük dil modeli
computer vision, image processing | bilgisayarlı görü, görüntü işleme
natural language processing, nlp | doğal dil işleme
recommendation system, recommender system | öneri sistemi
prediction model, forecasting model, predictive model | tahmin modeli
cloud, cloud computing | bulut, bulut bilişim
amazon web services, aws | aws, amazon web services > cloud
microsoft azure, azure | azure > cloud
google cloud, gcp, google cloud platform | google cloud, gcp > cloud
aws lambda, lambda | aws lambda > serverless
serverless | sunucusuz
s3, amazon s3 | s3
ec2 | ec2
docker | docker > containerisation
containerisation, containerization | konteynerleştirme
kubernetes, k8s | kubernetes
openshift | openshift
terraform | terraform > infrastructure as code
infrastructure as code, iac | kod olarak altyapı
ansible | ansible
jenkins | jenkins
gitlab | gitlab
github | github
git | git
version control, source control | sürüm kontrolü, versiyon kontrolü
ci/cd, ci cd, continuous integration, continuous delivery, continuous deployment, ci, cd | ci cd, sürekli entegrasyon, sürekli dağıtım, ci/cd, ci, sürekli teslimat, cd
devops | devops
site reliability engineering, sre | sre, site güvenilirlik mühendisliği
monitoring-system, system monitoring, observability | izleme sistemi, sistem izleme
grafana | grafana
prometheus | prometheus
nagios | nagios
zabbix | zabbix
log-file, log management, logs | log, günlük kaydı
on-call, on call, on-call duty, on-call rotation, on-call shift, call duty, standby duty, call-out rota, standby | nöbet, icap nöbeti, on-call, icapçılık, çağrı nöbeti
incident-it, incident management | olay yönetimi, kesinti yönetimi
downtime-system, outage, service outage, service interruption, downtime | kesinti, hizmet kesintisi
scalability, scaling | ölçeklenebilirlik, ölçeklendirme
resizing, resize-thing | yeniden boyutlandırma, boyutlandırma
load balancing, load balancer | yük dengeleme, yük dengeleyici
nginx | nginx
apache | apache
server, servers | sunucu
linux | linux > operating system
ubuntu | ubuntu > linux
centos | centos > linux
red hat, rhel | red hat > linux
windows, microsoft windows | windows > operating system
macos | macos > operating system
unix | unix > operating system
operating system, os | işletim sistemi
virtualisation, virtualization, virtual machine, vm | sanallaştırma, sanal makine
vmware | vmware
active directory, ad-directory | active directory
exchange server, microsoft exchange | exchange, exchange server
office 365, microsoft 365, o365 | office 365, microsoft 365
sharepoint, ms sharepoint | sharepoint
microsoft teams, teams-app, ms teams | microsoft teams, teams, ms teams
network, computer network, data network | ağ, şebeke, bilgisayar ağı
router | yönlendirici, router
switch-network, network switch | switch, anahtar
wi-fi, wifi, wireless, wireless network | wi-fi, kablosuz ağ, wifi
vpn | vpn
dns | dns
dhcp | dhcp
cisco | cisco
ccna, cisco certified network associate | ccna
ccnp | ccnp
mikrotik | mikrotik
firewall | güvenlik duvarı, firewall
fortinet, fortigate | fortinet, fortigate
antivirus | antivirüs
cybersecurity, cyber security, it security, information security, infosec | siber güvenlik, bilgi güvenliği
penetration test, penetration testing, pentest, pen test | sızma testi, penetrasyon testi, pentest
vulnerability, security vulnerability | zafiyet, güvenlik açığı
vulnerability scan, vulnerability scanning | zafiyet taraması
siem | siem
soc-security, security operations centre, security operations center | güvenlik operasyon merkezi, soc
security incident | güvenlik olayı
cyber attack, cyberattack | siber saldırı > security incident
data breach, data leak | veri ihlali, veri sızıntısı > security incident
phishing | oltalama, phishing
encryption, cryptography | şifreleme, kriptografi
authentication, authorisation-access, login, sign-in | kimlik doğrulama, oturum açma, giriş
access right, user permission, access rights, permission-access | yetki, erişim yetkisi, kullanıcı yetkisi
user account, user accounts | kullanıcı hesabı > account
ceh, certified ethical hacker | ceh
cissp | cissp
comptia | comptia
hardware, computer hardware | donanım, bilgisayar donanımı
computer, pc, workstation, pcs | bilgisayar
laptop, notebook, portable computer | dizüstü bilgisayar, laptop, notebook > computer
tablet | tablet
computer literacy, computer skills, computer use, it skills, computer literate, pc skills | bilgisayar kullanımı, bilgisayar bilgisi, bilgisayar becerisi
outlook, ms outlook, microsoft outlook | outlook, ms outlook
access-microsoft, ms access, access-database, microsoft access | access, ms access, microsoft access
google sheets | google e-tablolar, google sheets
google workspace, g suite, google docs | google workspace, google dokümanlar
pivot table, pivot | pivot tablo, özet tablo, pivot
macro, excel macro, macro-excel, excel vba | makro, excel makro
formula, excel formula | formül
sap mm, sap materials management | sap mm, sap malzeme yönetimi > sap
sap sd | sap sd > sap
sap hr, sap hcm | sap hr, sap hcm > sap
sap hana, s/4hana | sap hana > sap
dynamics, microsoft dynamics, dynamics 365, dynamics crm, ms dynamics | dynamics, dynamics 365, dynamics crm, microsoft dynamics
oracle-erp, jd edwards | jd edwards
crm-software, crm system | crm sistemi, crm yazılımı
technical documentation, documentation-thing, documentation, technical documents, technical document, technical paper | teknik dokümantasyon, dokümantasyon, teknik doküman, teknik dokümanlar, teknik belge
user manual, user guide, manual-book, handbook, guide-book, operating manual-user | kullanım kılavuzu, kullanıcı kılavuzu, kılavuz, el kitabı, kullanma kılavuzu
partitioning, table partitioning | bölümleme, bölümlendirme
column-table, column | sütun, kolon
row-table, row | satır
load time, loading time, load-time-data, page load time, opening time | yükleme süresi, açılış süresi, yüklenme süresi
latency, lag | gecikme
bandwidth | bant genişliği
response-web, page speed, site speed | sayfa hızı, site hızı
internet | internet
intranet, company portal | intranet
portal | portal
`;
