/** Programming, testing, design of programs and games, in the form of everyday/general.ts. */
export const SOFTWARE = `
information technology, it, information technologies, it department, ict, information and communication technologies | bilgi teknolojileri, bilişim, bt, bilgi işlem, bilişim teknolojileri, bilgi ve iletişim teknolojileri
it support, it help desk, desktop support, user support, end-user support | bt destek, bilgi işlem destek, kullanıcı desteği, teknik destek
help desk, helpdesk, it service desk, service desk, support desk | yardım masası, destek masası
first-level support, first line support, level 1 support, l1 support, 1st line support, first-line support, first level support, tier 1 support, first-line, first-level, first level | birinci seviye destek, ilk seviye destek, birinci seviye, ilk seviye
second-level support, second line support, level 2 support, l2 support, 2nd line support, second-line support, second level support, tier 2 support | ikinci seviye destek
itil | itil
itsm, it service management | bt hizmet yönetimi, itsm
software, software-product | yazılım
software development, software engineering-work, application development, programming-field | yazılım geliştirme, uygulama geliştirme, yazılım mühendisliği
web development | web geliştirme > software development
mobile development, mobile app development, mobile application development | mobil uygulama geliştirme, mobil geliştirme > software development
game development, game dev | oyun geliştirme > software development
backend development, back-end development, server-side development | backend geliştirme, arka uç geliştirme > software development
frontend development, front-end development | frontend geliştirme, ön yüz geliştirme > software development
software company, software house, software firm | yazılım şirketi, yazılım firması, yazılım evi > company
programming language | programlama dili
object-oriented programming, oop, object oriented programming | nesne yönelimli programlama, oop
functional programming | fonksiyonel programlama
data structures and algorithms, algorithms and data structures, data structures | veri yapıları ve algoritmalar, veri yapıları
design pattern, design patterns | tasarım deseni, tasarım kalıbı, tasarım desenleri
software architecture, system architecture, solution architecture | yazılım mimarisi, sistem mimarisi, çözüm mimarisi
microservice, microservices, microservice architecture, microservices architecture | mikroservis, mikro servis, mikroservis mimarisi
monolith, monolithic | monolit, monolitik
api, application programming interface | api, uygulama programlama arayüzü
rest api, restful api, rest, rest service | rest api, rest servis > api
graphql | graphql > api
grpc | grpc
soap | soap
websocket | websocket
endpoint, api endpoint | uç nokta
integration-thing, integration, system integration | entegrasyon
third-party integration | üçüncü taraf entegrasyonu > integration-thing
payment integration, payment gateway, payment provider, virtual pos, online payment system, payment infrastructure | ödeme entegrasyonu, sanal pos, ödeme altyapısı, ödeme sistemi, ödeme sağlayıcı, ödeme sağlayıcısı
legacy, legacy system, legacy code | eski sistem, eski kod, legacy, eski
technical debt, tech debt | teknik borç
code, source code | kod, kaynak kod
codebase, code base | kod tabanı
repository, repo | depo, repo
code review, peer code review | kod inceleme, kod incelemesi, kod gözden geçirme
unit test, unit testing | birim test, birim testi > test-thing
integration test, integration testing | entegrasyon testi > test-thing
load test, performance test, load testing, performance testing, stress test | yük testi, performans testi > test-thing
acceptance test, user acceptance test, uat, user acceptance testing | kabul testi, kullanıcı kabul testi, uat > test-thing
smoke test | smoke test, duman testi > test-thing
test case, test scenario, test cases | test senaryosu, test durumu
test-driven development, tdd | tdd, test güdümlü geliştirme
bug report, defect report | hata raporu, hata kaydı > report-thing
selenium | selenium
cypress | cypress
playwright | playwright
junit | junit
postman | postman
jmeter | jmeter
debugging | hata ayıklama
release, software release, version-release, version | sürüm, versiyon
go-live, production release, live | canlı, canlıya geçiş
live environment, production environment, production system | canlı ortam, canlı sistem, üretim ortamı
test environment, staging, staging environment | test ortamı
agile, agile methodology, agile development, agile methods, agile method, agile working | çevik, agile, çevik yazılım geliştirme, çevik yöntemler, çevik yöntem, çevik metodoloji
scrum | scrum > agile
kanban-agile | kanban
sprint | sprint, koşu
backlog-agile, product backlog | ürün iş listesi, backlog
daily stand-up, daily standup, stand-up meeting, daily meeting, standup | günlük toplantı, daily, günlük ayaküstü toplantı > meeting
retrospective, retrospective study | retrospektif, geriye dönük çalışma
scrum master certificate | scrum master sertifikası
psm, professional scrum master | psm > scrum master certificate
csm, certified scrummaster, certified scrum master | csm > scrum master certificate
jira, atlassian jira | jira
confluence | confluence
trello | trello
asana | asana
slack | slack
product roadmap, roadmap, road map | ürün yol haritası, yol haritası
requirements analysis, requirement gathering, requirements gathering, business analysis, requirements engineering | gereksinim analizi, iş analizi, ihtiyaç analizi-yazılım
requirement, software requirement | gereksinim
functional specification, requirements document | analiz dokümanı, fonksiyonel analiz dokümanı
minimum viable product, mvp-product | asgari uygulanabilir ürün
feature-software, functionality, feature-new, feature-request, feature, function | özellik, işlev, fonksiyon
user interface, ui, interface, gui | arayüz, kullanıcı arayüzü
user experience, ux, user experience design | kullanıcı deneyimi
ui/ux design, ux/ui design, ui ux | ui/ux tasarımı, arayüz ve deneyim tasarımı > ux design, ui design
ux design | kullanıcı deneyimi tasarımı, ux tasarımı
ui design, interface design, user interface design | arayüz tasarımı, ui tasarımı, kullanıcı arayüzü tasarımı
wireframe, wireframing, mockup | tel kafes, wireframe
user research | kullanıcı araştırması
usability test, usability testing, usability research | kullanılabilirlik testi > user research
accessibility, web accessibility, wcag | erişilebilirlik, web erişilebilirliği
responsive, responsive design | duyarlı tasarım, responsive
single-page application, spa-web | tek sayfa uygulama
progressive web app, pwa | pwa, aşamalı web uygulaması
html, html5 | html, html5
css, css3 | css, css3
sass, scss | sass, scss
bootstrap | bootstrap
tailwind, tailwind css | tailwind
jquery | jquery
javascript, js, ecmascript | javascript
typescript, ts | typescript
react, react.js, reactjs | react
vue, vue.js, vuejs | vue
angular, angularjs | angular
next.js, nextjs | next.js
node.js, nodejs, node | node.js
express, express.js, expressjs | express.js
nestjs, nest.js | nestjs
php | php
laravel | laravel > php
symfony | symfony > php
wordpress | wordpress
python | python
django | django > python
flask > python
erlenmeyer, flask | erlen, balon joje
fastapi | fastapi > python
java | java
spring boot, spring framework, spring-java | spring boot > java
hibernate | hibernate
kotlin | kotlin
swift-language, swiftui | swift
c# | c#
.net, dotnet | .net
.net core | .net core > .net
asp.net | asp.net > .net
asp.net core | asp.net core > .net
visual basic, vb | visual basic
vb.net | vb.net
vba, visual basic for applications | vba
c++ | c++
c-language, c programming | c programlama
rust | rust
golang, go language, go programming | go dili, golang
ruby | ruby
ruby on rails, rails | ruby on rails > ruby
scala | scala
perl | perl
shell scripting, shell script | kabuk betiği, kabuk programlama
bash | bash > shell scripting
powershell | powershell
cobol | cobol
abap, sap abap | abap
delphi | delphi
flutter | flutter
dart | dart
android | android
ios, iphone | ios
desktop application | masaüstü uygulaması > app
corporate website | kurumsal web sitesi > site-web
chatbot, virtual assistant, chat bot | sohbet robotu, chatbot, sanal asistan, sohbet botu
game-video, video game, computer game | oyun, video oyunu, bilgisayar oyunu, dijital oyun
mobile game | mobil oyun > game-video
unity | unity, unity 3d
unreal engine, unreal | unreal engine
game design, level design | oyun tasarımı, bölüm tasarımı
game engine | oyun motoru
blender | blender
maya-software | maya
3d modelling, 3d modeling, three-dimensional modelling | 3b modelleme, üç boyutlu modelleme, 3d modelleme, 3 boyutlu modelleme
virtual reality, vr | sanal gerçeklik, vr
augmented reality, ar-reality | artırılmış gerçeklik
`;
