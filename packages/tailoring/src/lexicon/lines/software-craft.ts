export const SOFTWARE_CRAFT = `
software development | software engineering, software design, application development, software developer, software engineer, coding, programming, computer programming, software, writing code | yazılım geliştirme, yazılım mühendisliği, programlama, kodlama, yazılım, yazılım geliştirici, yazılım mühendisi | information technology
web development | web applications, web application, web app, web apps, web developer, website development, web technologies, web services development | web geliştirme, web uygulamaları, web uygulama, web teknolojileri | software development
frontend development | front-end development, front end development, frontend, front-end, front end, frontend developer, front-end developer, client-side, user interfaces, ui development, user interface | ön yüz geliştirme, arayüz geliştirme, ön yüz, kullanıcı arayüzü | web development
backend development | back-end development, back end development, backend, back-end, back end, backend developer, server-side, backend systems, backend services, backend infrastructure | arka yüz geliştirme, sunucu tarafı, arka uç | software development
full-stack development | full stack, full-stack, fullstack, full stack development, full stack developer, full-stack developer, fullstack developer | | frontend development, backend development
mobile development | mobile apps, mobile app, mobile applications, mobile application development, app development, mobile developer | mobil uygulama geliştirme, mobil uygulama, mobil geliştirme | software development
game development | game design, game engines | oyun geliştirme | software development
embedded systems | embedded software, embedded, firmware, microcontrollers, embedded development | gömülü sistemler, gömülü yazılım | software development
api | apis, api design, api development, api integration, apis development | api entegrasyonu, api geliştirme | backend development
microservices | microservice, microservices architecture, micro services, service-oriented architecture, soa | mikroservis, mikroservisler, mikro servis | distributed systems
distributed systems | distributed system, distributed computing, distributed architecture, large-scale systems, distributed, high-throughput systems, high-throughput | dağıtık sistemler | computer science
system design | systems design, software architecture, system architecture, solution architecture, architecture design, architectural patterns, systems architecture | sistem tasarımı, yazılım mimarisi, sistem mimarisi | software development
scalability | scalable systems, scalable services, scalable, scalable applications | ölçeklenebilirlik, ölçeklenebilir | distributed systems
performance optimization | performance tuning, performance optimisation, optimizing performance, performance engineering, latency | performans optimizasyonu, performans iyileştirme | software development
data structures | data structures and algorithms, algorithms, algorithm design, algorithm | veri yapıları, algoritmalar, algoritma | computer science
object-oriented programming | oop, object oriented programming, object-oriented, object oriented, solid principles | nesne yönelimli programlama, nesneye yönelik programlama | programming
functional programming | | fonksiyonel programlama | programming
computer science | informatics, computer engineering | bilgisayar bilimleri, bilgisayar mühendisliği | information technology
debugging | troubleshooting code, debug, bug fixing, fixing bugs | hata ayıklama | software development
code review | code reviews | kod inceleme, kod gözden geçirme | software development
clean code | code quality, maintainable code | temiz kod | software development
unit testing | unit tests, automated tests, automated testing, test-driven development, tdd, integration testing, e2e testing, test driven development, test frameworks | birim test, birim testleri, birim testi, test güdümlü geliştirme | software testing
software testing | testing, qa, quality assurance testing, test cases, manual testing, functional testing, regression testing, qa testing | yazılım testi, test süreçleri, test | software development
test automation | automation testing, automated test, test frameworks automation | test otomasyonu | software testing
api testing | | api testi | software testing
devops | dev ops, devops practices, devops culture, release management | | software development
mlops | ml ops, model deployment, model serving, deploying models, deploy models, ml infrastructure, ml pipelines, production machine learning | | machine learning, devops
incident response | incident management, on-call, postmortems, incident, root cause analysis | olay müdahale | monitoring
agile | agile methodologies, agile methodology, agile development, agile scrum, agile environment, agile practices | çevik, çevik metodoloji, çevik yöntemler | project management
Scrum | scrum master, kanban, sprint, sprints, sprint planning | | agile
database | databases, database systems, database management, database design, dbms, db, data storage, database optimization | veritabanı, veri tabanı, veritabanları, veritabanı yönetimi | information technology
data modeling | data modelling, data models, data model, dimensional models, schema design | veri modelleme | database
authentication | authorization, identity management, iam, access management | kimlik doğrulama, yetkilendirme | information security
information security | cybersecurity, cyber security, it security, security engineering, infosec, computer security | bilgi güvenliği, siber güvenlik, ağ güvenliği | information technology
cryptography | encryption | kriptografi, şifreleme | information security
blockchain | smart contracts, web3, cryptocurrency | blok zincir, blokzinciri | software development
machine learning | ml, machine learning models, machine learning algorithms, ml models, statistical learning, predictive models, predictive modeling, predictive modelling, supervised learning | makine öğrenmesi, makine öğrenimi | artificial intelligence, data science
artificial intelligence | ai, ai models, ai systems | yapay zeka, yapay zekâ | computer science
deep learning | neural networks, neural network, deep neural networks | derin öğrenme, yapay sinir ağları | machine learning
natural language processing | nlp, nlu, language processing | doğal dil işleme | machine learning
large language models | llm, llms, large language model, gpt, chatgpt, openai, llama, claude, gpt-4 | büyük dil modelleri | natural language processing
embeddings | embedding, word embeddings, representation learning, contrastive learning | | deep learning
computer vision | image recognition, image processing | bilgisayarlı görü, görüntü işleme | deep learning
speech recognition | asr, speech processing, audio processing, text-to-speech, tts, acoustic modeling | ses tanıma, konuşma tanıma | machine learning
recommendation systems | recommender systems, recommender system, recommendation system, recommendation engine, recommendation | öneri sistemleri, tavsiye sistemleri | machine learning
reinforcement learning | rl, policy gradient | pekiştirmeli öğrenme | machine learning
time series | time series analysis, time-series, forecasting models, time series forecasting, demand forecasting models | zaman serisi, zaman serileri | statistics
graph neural networks | gnn, graph learning, graph machine learning | | deep learning
model compression | quantization, model quantization, pruning, knowledge distillation, model pruning | | deep learning
distributed training | large-scale training | | deep learning, distributed systems
data science | data scientist, data mining | veri bilimi, veri madenciliği, veri bilimci | statistics
data analysis | data analytics, analytics, analyzing data, analyse data, analyze data, data analyst, data insights, exploratory data analysis, insights | veri analizi, veri analitiği, veri analisti | statistics
data visualization | data visualisation, dashboards, dashboard, visualization, charts, data visualizations | veri görselleştirme, gösterge paneli | data analysis
data engineering | data engineer, data infrastructure, data platform, data platforms | veri mühendisliği, veri mühendisi | software development
data pipelines | data pipeline, data processing pipelines, pipelines, batch processing, data ingestion, data integration, data processing, batch jobs, batch pipeline | veri hattı, veri boru hattı, veri işleme | data engineering
data quality | data governance, data validation, data cleaning, clean data, data integrity | veri kalitesi, veri doğrulama, veri yönetişimi | data engineering
business intelligence | bi, bi tools, reporting tools, bi reporting | iş zekası | data analysis
statistics | statistical analysis, statistical modeling, statistical methods, statistical modelling, probability, regression, statistical background, quantitative analysis | istatistik, istatistiksel analiz | mathematics
A/B testing | ab testing, experimentation, a/b tests, experiment design, hypothesis testing, design experiments | | statistics
mathematics | maths, applied mathematics | matematik | 
robotics | robots, autonomous systems | robotik | engineering
computer graphics | 3d graphics, rendering, 3d modeling, 3d modelling | bilgisayar grafikleri | computer science
ui design | ux design, user experience, ux, ui, ui/ux, ux/ui, ui ux design, user interface design, wireframes, prototyping, user research, interaction design, usability | kullanıcı deneyimi, arayüz tasarımı, kullanıcı deneyimi tasarımı | design
responsive design | responsive web design, mobile-first, responsive, mobile first, pixel-perfect | duyarlı tasarım, mobil uyumlu | css
web accessibility | wcag, accessibility | erişilebilirlik | frontend development
e-commerce | ecommerce, online store, online retail, marketplace | e-ticaret, eticaret | sales
IoT | internet of things | nesnelerin interneti | embedded systems
system administration | system administrator, sysadmin, server administration, server management, it administration | sistem yönetimi, sunucu yönetimi, sistem yöneticisi | it infrastructure
it infrastructure | infrastructure, it systems, production infrastructure | bt altyapısı, bilgi teknolojileri altyapısı, altyapı | information technology
technical support | it support, help desk, helpdesk, desktop support, service desk, user support | teknik destek, bt desteği, kullanıcı desteği | information technology, customer service
information technology | it, computer skills, computer literacy, computer literate, ict, information systems, computer proficiency | bilgi teknolojileri, bilişim, bilgisayar bilgisi, bilgisayar kullanımı, bilgisayar | 
technical documentation | technical writing, documentation, software documentation | teknik dokümantasyon, dokümantasyon, teknik doküman | 
issue tracking | bug tracking | hata takibi | software development
industrial automation | automation systems, process automation, process control | endüstriyel otomasyon, otomasyon sistemleri, otomasyon | engineering
causal inference | causal models, causality, causal modeling | nedensel çıkarım | statistics, a/b testing
econometrics | | ekonometri | statistics, economics
linear algebra | calculus, optimization theory | lineer cebir, doğrusal cebir | mathematics
collaborative filtering | matrix factorization | işbirlikçi filtreleme | recommendation systems
personalization | personalisation, user modeling | kişiselleştirme | recommendation systems
ranking | learning-to-rank, learning to rank, ranking algorithms, search ranking, search relevance | sıralama algoritmaları | search engine, recommendation systems
RLHF | reinforcement learning from human feedback | | reinforcement learning, large language models
federated learning | privacy-preserving machine learning, differential privacy | federe öğrenme | distributed systems, machine learning
lidar | sensor fusion, slam, perception systems | | robotics, computer vision
motion planning | path planning | | robotics
generative ai | genai, diffusion models, gans, gan, vae, image generation | üretken yapay zeka | deep learning
prompt engineering | prompt design, prompts | istem mühendisliği | large language models
fine-tuning | fine tuning, model fine-tuning, llm fine-tuning, lora, peft | ince ayar | large language models
retrieval-augmented generation | rag, rag systems, rag pipelines | | large language models, search engine
text mining | text processing, text classification, text analytics, named entity recognition, ner, information extraction, topic modeling | metin madenciliği, metin analizi | natural language processing
sentiment analysis | | duygu analizi | natural language processing
question answering | conversational ai, chatbot, chatbots, dialogue systems, dialog systems | soru cevaplama, sohbet robotu | natural language processing
object detection | image classification, image segmentation, segmentation | nesne tespiti | computer vision
medical image analysis | medical imaging analysis | | computer vision
convolutional neural networks | cnn, cnns | | deep learning, computer vision
recurrent neural networks | rnn, lstm | | deep learning
inference optimization | llm optimization, model optimization, llm serving, model inference | | mlops, model compression
few-shot learning | meta-learning, meta learning, zero-shot learning, transfer learning | | deep learning
multimodal learning | multimodal, vision-language models, vlm, multi-modal | | deep learning
fairness in machine learning | bias and fairness, bias detection, responsible ai, ai ethics, model interpretability, explainable ai, interpretability, ai safety | | machine learning
synthetic data | synthetic data generation, data augmentation | sentetik veri | machine learning
anomaly detection | fraud detection, outlier detection | anomali tespiti, dolandırıcılık tespiti | machine learning
high availability | fault tolerance, fault tolerant, reliability, high-availability, uptime, disaster recovery | yüksek erişilebilirlik | distributed systems
site reliability engineering | sre, site reliability | | devops, monitoring
network security | firewalls security, intrusion detection | ağ güvenliği | information security, networking
penetration testing | ethical hacking, vulnerability assessment, pentesting | sızma testi | information security
siem | security operations, soc | | information security, monitoring
design patterns | object-oriented design, object oriented design | tasarım desenleri | object-oriented programming, system design
caching | cache | önbellekleme | performance optimization
load balancing | | yük dengeleme | distributed systems
user interface testing | usability testing | kullanılabilirlik testi | ui design
`;
