/** How software is written, tested, released and looked after, in the form of everyday/general.ts. */
export const CODE_AND_RELEASES = `
software developer-work, coding, programming, software programming | yazılım kodlama
application server, app server | uygulama sunucusu
web application, web app, webapp | web uygulaması, internet uygulaması > app
mobile application, mobile app, phone app, smartphone app | mobil uygulama, cep telefonu uygulaması, telefon uygulaması > app
desktop app, desktop software | masaüstü yazılımı, masaüstü uygulama
web service, web services, webservice | web servisi, web servis
client-software, client application | istemci uygulaması
user interface component, ui component, interface component | arayüz bileşeni, kullanıcı arayüzü bileşeni
form validation, input validation | form doğrulama, girdi doğrulama
state management | durum yönetimi, state yönetimi
single sign-on, sso | tek oturum açma, sso
push notification, push notifications | anlık bildirim, push bildirimi
notification service, notification system | bildirim servisi, bildirim sistemi
admin panel, admin dashboard, administration panel, back office panel, backoffice | yönetim paneli, admin paneli, yönetici paneli
search function, search feature, search box | arama özelliği, arama fonksiyonu, arama kutusu
new feature, new functionality, additional feature | yeni özellik, yeni fonksiyon, yeni işlev > feature-software
software library, code library | yazılım kütüphanesi, kod kütüphanesi
software package-npm, npm package, dependency-code, dependencies | paket bağımlılığı
framework-software, software framework, application framework | yazılım çatısı, framework, uygulama çatısı
data structure | veri yapısı
class-code, object-code | sınıf yapısı
function-code | fonksiyon
object-oriented, object oriented | nesne yönelimli, nesneye yönelik
multithreading, concurrency, multi-threading, concurrent programming | çoklu iş parçacığı, eşzamanlılık, eşzamanlı programlama, multithreading
asynchronous, async | asenkron, eşzamansız
event-driven, event-driven architecture | olay güdümlü, olay tabanlı, olay güdümlü mimari
message queue, message broker, message queueing, messaging queue | mesaj kuyruğu, ileti kuyruğu, mesaj kuyruklama
rabbitmq | rabbitmq > message queue
session management-web | oturum yönetimi
architecture-software, system design | sistem tasarımı
clean code | temiz kod
code quality | kod kalitesi
coding standard, coding standards, code standard, code style | kodlama standardı, kod standardı, kodlama standartları
static code analysis, static analysis, linting | statik kod analizi
sonarqube, sonar | sonarqube
pair programming | eşli programlama, pair programming
mob programming | mob programlama
commit-code, commits | commit
branch-code, feature branch | özellik dalı
merge conflict, merge conflicts | birleştirme çakışması, merge çakışması
monorepo | monorepo
automated test, automated tests, automated testing, test automation | otomatik test, test otomasyonu, otomasyon testi, otomatize test > test-thing
manual testing, manual test, manual tests | manuel test, elle test > test-thing
non-functional test, non-functional testing | fonksiyonel olmayan test > test-thing
regression test, regression testing, regression tests | regresyon testi > test-thing
end-to-end test, e2e test, end to end test, end-to-end testing, e2e testing, e2e tests | uçtan uca test, e2e testi > test-thing
system test, system testing | sistem testi > test-thing
api test, api testing | api testi > test-thing
security test, security testing | güvenlik testi > test-thing
usability testing-app, user test, user testing, user tests | kullanıcı testi, kullanıcı testleri > test-thing
exploratory testing, exploratory test | keşif testi, keşifsel test > test-thing
beta test, beta testing | beta testi > test-thing
test plan, testing plan | test planı > plan
test data | test verisi
test suite, test set | test paketi, test takımı, test seti
test process, testing process | test süreci
testing-field, software testing, software test | yazılım testi, yazılım test, yazılım testleri
quality assurance-software, software quality assurance, software quality | yazılım kalite güvencesi, yazılım kalite güvence, yazılım kalitesi
bug tracking, defect tracking, issue tracking | hata takibi, hata takip
bug fix, bugfix, bug fixing, hotfix, bug fixes | hata düzeltme, hata giderme, hata düzeltmesi, hotfix
critical bug, critical error, severe bug | kritik hata > bug
crash, app crash | çökme, uygulama çökmesi
crash rate | çökme oranı
error message, error log | hata mesajı, hata kaydı-log
debug tool, debugger | hata ayıklayıcı
patch-software, software patch, security patch | yama, güvenlik yaması, yazılım yaması
software update, software upgrade, version upgrade, version update | yazılım güncellemesi, sürüm güncellemesi, sürüm yükseltme, yazılım güncelleme
release note, release notes, change log, changelog | sürüm notu, sürüm notları, değişiklik günlüğü
release management | sürüm yönetimi
release cycle | sürüm döngüsü
zero-downtime deployment, zero downtime deployment, blue-green deployment | kesintisiz dağıtım, kesintisiz yayına alma
rollback | geri alma, rollback, geri dönüş-sürüm
feature flag, feature toggle | özellik bayrağı, feature flag
ci/cd pipeline, build pipeline, deployment pipeline, ci pipeline, release pipeline, ci/cd process | ci/cd hattı, ci/cd süreci, dağıtım hattı, ci/cd boru hattı, ci/cd pipeline, ci süreci > ci/cd
build-software, software build, build process | build, derleme süreci
build time | derleme süresi
github actions | github actions
gitlab ci, gitlab ci/cd | gitlab ci
bitbucket | bitbucket
azure devops | azure devops
argo cd, argocd | argo cd
svn, subversion | svn
maven | maven
gradle | gradle
npm | npm
webpack | webpack
vite | vite
babel | babel
eslint | eslint
jest | jest
mocha | mocha
vitest | vitest
testing library, react testing library | testing library
storybook | storybook
appium | appium
gherkin | cucumber
robot framework | robot framework
katalon | katalon
testrail | testrail
soapui | soapui
gatling | gatling
k6 | k6
locust | locust
sql injection | sql enjeksiyonu
owasp, owasp top 10 | owasp
redux | redux
material ui, mui | material ui
svelte | svelte
nuxt, nuxt.js | nuxt
react native | react native
jetpack compose | jetpack compose
swift ui | swift ui
xcode | xcode
android studio | android studio
visual studio | visual studio
intellij, intellij idea | intellij
eclipse-ide | eclipse
entity framework, ef core | entity framework
linq | linq
blazor | blazor
wpf | wpf
winforms, windows forms | winforms, windows forms
qt-framework | qt
jpa | jpa
jsp | jsp
java ee, jakarta ee, j2ee | java ee
tomcat, apache tomcat | tomcat
celery | celery
sqlalchemy | sqlalchemy
prisma-orm | prisma
orm, object-relational mapping | orm
json | json
xml | xml
yaml | yaml
csv, csv file | csv, csv dosyası
html email, email template | e-posta şablonu
regular expression, regex, regular expressions | düzenli ifade, regex
design pattern-use, solid principles | solid prensipleri, solid
domain-driven design, ddd | alan güdümlü tasarım, ddd
behaviour-driven development, bdd, behavior-driven development | davranış güdümlü geliştirme, bdd
waterfall-method, waterfall, waterfall model | şelale, şelale modeli
software development life cycle, sdlc, software development lifecycle, software life cycle | yazılım geliştirme yaşam döngüsü, yazılım yaşam döngüsü, sdlc
user story, user stories | kullanıcı hikayesi, kullanıcı hikayeleri
acceptance criteria, acceptance criterion | kabul kriteri, kabul kriterleri
use case, use cases | kullanım senaryosu, kullanım durumu
epic-agile | epik
story point, story points | hikaye puanı, story point
sprint planning, sprint plan | sprint planlama, sprint planlaması
sprint review, sprint demo | sprint değerlendirme, sprint gözden geçirme
backlog refinement, backlog grooming, refinement | backlog iyileştirme, iş listesi iyileştirme, refinement
velocity-agile, team velocity | takım hızı, ekip hızı
definition of done | bitti tanımı
product owner-work, product ownership | ürün sahipliği
product development | ürün geliştirme
clickable prototype | ilk örnek
wireframes-thing, screen design | ekran tasarımı, tel çerçeve
persona, user persona | persona, kullanıcı personası
invision | invision
zeplin | zeplin
bpmn | bpmn
uml, uml diagram | uml, uml diyagramı
legacy application, old system, legacy software | eski uygulama, eski yazılım, miras sistem
system migration, migration to a new system, platform migration | sistem geçişi, yeni sisteme geçiş, platform geçişi
page load, page loading | sayfa yükleme, sayfa açılışı
loading speed, page loading speed | yükleme hızı, açılış hızı
response time-web, api response time | api yanıt süresi
transactions per second | işlem kapasitesi, saniyedeki işlem
memory leak, memory leaks | bellek sızıntısı, hafıza sızıntısı
memory usage, memory consumption, memory use | bellek kullanımı, hafıza kullanımı
firmware | aygıt yazılımı, firmware, donanım yazılımı
smart contract | akıllı sözleşme
chat app, chat application, messaging app | sohbet uygulaması, mesajlaşma uygulaması > app
game app, puzzle game | bulmaca oyunu
source-code-open, open source project, open-source project | açık kaynak proje, açık kaynaklı proje
software licence, software license | yazılım lisansı
api documentation, api docs | api dokümantasyonu, api belgeleri
swagger, openapi | swagger, openapi
wiki, knowledge base-wiki, internal wiki | wiki, bilgi bankası, bilgi tabanı
hackathon-thing | yazılım maratonu
`;
