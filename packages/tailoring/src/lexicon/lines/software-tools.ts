export const SOFTWARE_TOOLS = `
JavaScript | js, ecmascript, es6, es2015, vanilla js | | programming language, web development
TypeScript | ts | | javascript, programming language
Python | python3, python 3, py | | programming language
Java | java se, java 8, java 11, java 17, core java | | programming language
C++ | cpp, c plus plus, c++11, c++14, c++17, c++20 | | programming language
C# | csharp, c sharp | | .net, programming language
C | c language, c programming, ansi c, embedded c | c dili | programming language
Go | golang, go lang | | programming language
R | r programming, r language, rstudio, r studio | | programming language, statistics
Rust | rust lang | | programming language
Ruby | | | programming language
PHP | php7, php8 | | programming language, web development
Kotlin | | | programming language, android
Swift | swiftui | | programming language, ios
Scala | | | programming language
Perl | | | programming language
Objective-C | objective c, objc | | programming language, ios
Visual Basic | vb.net, vb | | programming language, .net
MATLAB | simulink | | programming language
Dart | | | programming language
Elixir | | | programming language
Haskell | | | programming language, functional programming
Clojure | | | programming language, functional programming
Julia | | | programming language
Groovy | | | programming language
COBOL | | | programming language
Delphi | object pascal | | programming language
Solidity | | | programming language, blockchain
Assembly | assembler, assembly language | | programming language
shell scripting | bash, bash scripting, shell script, shell scripts, zsh, unix shell, shell, scripting | kabuk betikleri | programming language, linux
PowerShell | | | shell scripting
VBA | visual basic for applications, excel macros, excel macro | makro yazma | excel
programming language | programming languages, coding languages | programlama dili, programlama dilleri | programming
HTML | html5, hypertext markup language | | web development
CSS | css3, cascading style sheets | | web development
Sass | scss | | css
Less | less css | | css
Tailwind CSS | tailwind, tailwindcss | | css framework
Bootstrap | twitter bootstrap | | css framework
Material UI | material-ui, mui | | css framework
css framework | css frameworks | | css
styled components | styled-components, css-in-js, emotion | | css
React | reactjs, react.js, react js | | frontend framework
React Native | | | react, mobile development
Redux | redux toolkit | | state management
state management | context api, zustand, recoil, mobx, vuex, pinia, ngrx | durum yönetimi | frontend development
Next.js | nextjs, next js | | react
Angular | angularjs, angular.js, angular 2 | | frontend framework
Vue.js | vue, vuejs, vue js, vue 3 | | frontend framework
Nuxt.js | nuxt, nuxtjs | | vue.js
Svelte | sveltekit | | frontend framework
jQuery | | | javascript
Ember | emberjs, ember.js | | frontend framework
frontend framework | frontend frameworks, front-end framework, front-end frameworks, front end frameworks, javascript frameworks, javascript framework, js frameworks, ui frameworks | ön yüz çatıları | frontend development
Three.js | webgl | | javascript
D3.js | d3 | | javascript, data visualization
Webpack | vite, rollup, parcel, babel | | frontend development
npm | yarn, pnpm | | javascript
Node.js | node, nodejs, node js | | backend framework, javascript
Express | express.js, expressjs | | node.js
NestJS | nest.js | | node.js
Django | django rest framework, drf, djangorestframework | | backend framework, python
Flask | | | backend framework, python
FastAPI | fast api | | backend framework, python
Spring | spring boot, spring framework, spring mvc, springboot, spring cloud | | backend framework, java
Hibernate | jpa | | java, orm
ORM | sqlalchemy, entity framework, prisma, typeorm, sequelize, object relational mapping | | database
Ruby on Rails | rails, ror | | backend framework, ruby
Laravel | | | backend framework, php
Symfony | | | backend framework, php
.NET | dotnet, dot net, .net core, .net framework, dotnet core | | backend framework
ASP.NET | asp.net core, asp.net mvc, asp net | | .net
Phoenix Framework | phoenix elixir | | backend framework, elixir
backend framework | backend frameworks, back-end frameworks, web frameworks, web framework | | backend development
Git | git flow, version control, version control systems, source control, vcs | sürüm kontrol, versiyon kontrol, versiyon kontrolü | software development
GitHub | | | git
GitLab | | | git
Bitbucket | | | git
SVN | subversion | | version control
Jira | atlassian jira | | issue tracking
Confluence | | | documentation
Jest | mocha, vitest, jasmine, react testing library, testing library | | unit testing, javascript
Cypress | playwright, puppeteer | | test automation
Selenium | webdriver | | test automation
JUnit | testng, mockito | | unit testing, java
pytest | unittest | | unit testing, python
Postman | | | api testing
Swagger | openapi | | rest api
WordPress | | | content management system, php
Shopify | woocommerce, magento, prestashop | | e-commerce
Drupal | joomla | | content management system
content management system | cms, content management systems | içerik yönetim sistemi | web development
Android | android sdk, android studio, jetpack compose | | mobile development
iOS | ios development, xcode, cocoa touch | | mobile development
Flutter | | | mobile development
Xamarin | ionic | | mobile development
Unity | unity3d | | game development
Unreal Engine | unreal | | game development
OpenGL | vulkan, directx | | computer graphics
Qt | | | c++
CUDA | gpu programming, nvidia cuda | | gpu computing
gpu computing | gpu, gpus, tensorrt, triton | | high performance computing
high performance computing | hpc, mpi, openmp, parallel computing, parallel programming | | computer science
ROS | robot operating system | | robotics
Arduino | raspberry pi | | embedded systems
PLC | plc programming, siemens s7, tia portal, ladder logic | plc programlama | industrial automation
SCADA | hmi | | industrial automation
GraphQL | apollo | | api
REST API | rest, restful, restful api, restful apis, rest apis, restful services, restful web services, rest api design | | api
gRPC | protobuf, protocol buffers | | api
SOAP | web services, web service | | api
WebSocket | websockets, socket.io | | api
OAuth | oauth2, oauth 2.0, jwt, sso, single sign-on, openid connect, saml | | authentication
LDAP | | | authentication
Figma | | | ui design
Sketch | adobe xd, invision, zeplin | | ui design
`;
