/** Data and what is made of them, spreadsheets, clouds and their watching, in the form of everyday/general.ts. */
export const DATA_AND_CLOUD = `
data engineering | veri mühendisliği
big data | büyük veri
raw data | ham veri
sensor data | sensör verisi, algılayıcı verisi
data security | veri güvenliği
data quality | veri kalitesi
data integration | veri entegrasyonu
data transfer, data exchange | veri aktarımı, veri transferi, veri alışverişi
data loading, data load | veri yükleme
data flow | veri akışı
data model | veri modeli
data lake | veri gölü
data catalog, data catalogue | veri kataloğu
data dictionary | veri sözlüğü
data loss | veri kaybı
data mining | veri madenciliği
data visualisation, data visualization | veri görselleştirme
data storage | veri depolama
data analytics project, analytics project | veri analitiği projesi, analitik projesi
data platform | veri platformu
data team | veri ekibi > team
data report, data reporting | veri raporlama
reporting, reporting-work |
reporting tool, reporting system | raporlama aracı, raporlama sistemi
self-service reporting, self-service analytics | self servis raporlama
interactive dashboard, interactive report | etkileşimli gösterge paneli, interaktif dashboard, interaktif rapor
clustering, cluster analysis | kümeleme, kümeleme analizi
classification model, classifier | sınıflandırma modeli
feature engineering | öznitelik mühendisliği, özellik mühendisliği
model training, training of models | model eğitimi, modelin eğitilmesi
churn model, churn prediction | müşteri kaybı tahmini, churn modeli, churn tahmini
anomaly detection, outlier detection | anomali tespiti, aykırı değer tespiti
fraud detection | sahtecilik tespiti, dolandırıcılık tespiti
image recognition, object detection | görüntü tanıma, nesne tanıma, nesne tespiti
speech recognition, voice recognition | ses tanıma, konuşma tanıma
text mining, text analysis | metin madenciliği, metin analizi
sentiment analysis | duygu analizi
prompt engineering | istem mühendisliği, prompt mühendisliği
chatgpt | chatgpt
openai | openai
hugging face | hugging face
mlflow | mlflow
mlops | mlops
keras | keras
xgboost | xgboost
matplotlib | matplotlib
seaborn | seaborn
sql-code, sql query, sql queries, sql code, sql script | sql sorgusu, sql kodu, sql sorgulama
query performance, query optimisation, query tuning, query optimization | sorgu performansı, sorgu optimizasyonu, sorgu iyileştirme
t-sql, tsql, transact-sql | t-sql
pl/sql, plsql | pl/sql
oracle, oracle database, oracle db | oracle, oracle veritabanı
data table, database table | veri tabanı tablosu, veritabanı tablosu
database management, database administration | veritabanı yönetimi, veri tabanı yönetimi
database server | veritabanı sunucusu
database query | veritabanı sorgusu, veri tabanı sorgusu
replication-data, data replication, database replication | veri çoğaltma, replikasyon
sharding | parçalama-veritabanı, sharding
back-up, backups, back-ups | yedekleme
backup restore, restore from backup, data restore, data recovery | yedekten dönme, yedekten geri yükleme, veri kurtarma
neo4j | neo4j
dynamodb | dynamodb
clickhouse | clickhouse
influxdb | influxdb
apache flink, flink | flink
apache nifi, nifi | nifi
ssis | ssis
ssrs | ssrs
ssas | ssas
talend | talend
informatica | informatica
azure data factory, data factory | azure data factory
microsoft fabric | microsoft fabric
metabase | metabase
superset, apache superset | superset
sap bw | sap bw > sap
sap bo, business objects | business objects
microstrategy | microstrategy
dax | dax
power automate | power automate
power apps | power apps
cloud infrastructure, cloud environment | bulut altyapısı, bulut ortamı
cloud migration, move to the cloud, migration to the cloud | buluta geçiş, bulut geçişi, buluta taşıma
cloud cost, cloud bill, cloud spend, cloud costs, cloud spending | bulut maliyeti, bulut faturası, bulut harcaması
cloud service, cloud services | bulut hizmeti, bulut servisi
cloud security | bulut güvenliği
private cloud | özel bulut
hybrid cloud | hibrit bulut
cluster-computing, cluster, clusters | küme, cluster
node-cluster, worker node | düğüm
kubernetes cluster, k8s cluster, eks cluster | kubernetes kümesi, kubernetes cluster
eks, amazon eks | eks
ecs, amazon ecs | ecs
aks, azure kubernetes service | aks
gke, google kubernetes engine | gke
rds, amazon rds | rds
iam, identity and access management | iam, kimlik ve erişim yönetimi
cloudwatch | cloudwatch
cloudformation | cloudformation
cloudflare | cloudflare
helm chart | helm
istio, service mesh | istio, servis ağı
docker compose | docker compose
docker image, container image | docker imajı, konteyner imajı
hashicorp vault | vault
puppet | puppet
puppet show | kukla gösterisi
chef-config | chef aracı
packer | packer
datadog | datadog
new relic | new relic
splunk | splunk
dynatrace | dynatrace
elk, elk stack, elastic stack | elk, elk yığını
kibana | kibana
logstash | logstash
sentry | sentry
pagerduty | pagerduty
alarm-alert | uyarı, alarm
monitoring tool, monitoring tools | izleme aracı, izleme araçları
log analysis | log analizi, günlük analizi
availability-system, system availability | çalışma süresi-sistem, erişilebilirlik oranı, kullanılabilirlik oranı
incident response, incident handling | olay müdahalesi, olaya müdahale
postmortem, incident review | olay sonrası değerlendirme, olay sonrası analiz
runbook, playbook, run book | çalıştırma kılavuzu, runbook
high availability, ha | yüksek erişilebilirlik, yüksek kullanılabilirlik
fault tolerance, failover | hata toleransı, yük devretme
capacity planning | kapasite planlama, kapasite planlaması
process automation, business process automation | süreç otomasyonu, iş süreci otomasyonu
robotic process automation, rpa | robotik süreç otomasyonu, rpa
uipath | uipath
excel macro-work, excel macros, vba macro, vba macros | excel makrosu, excel makroları, vba makrosu
advanced excel, excel advanced | ileri excel, ileri düzey excel
excel formulas | excel formülü, excel formülleri
excel sheet, excel spreadsheet, excel file, excel table, excel workbook | excel tablosu, excel dosyası, excel çizelgesi
`;
