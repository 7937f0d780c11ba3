export const DATA_AND_CLOUD = `
SQL | structured query language, sql queries, t-sql, pl/sql, plsql, tsql, advanced sql | sql sorguları | database
PostgreSQL | postgres, psql, postgre sql, postgis | | relational database
MySQL | mariadb | | relational database
SQL Server | mssql, ms sql, microsoft sql server, ms sql server | | relational database
Oracle Database | oracle db, oracle sql | | relational database
SQLite | | | relational database
DB2 | ibm db2 | | relational database
relational database | relational databases, rdbms | ilişkisel veritabanı, ilişkisel veri tabanı | sql, database
MongoDB | mongo | | nosql
DynamoDB | | | nosql, aws
Cassandra | | | nosql
Redis | memcached | | nosql
CouchDB | couchbase | | nosql
Neo4j | graph database, graph databases | | nosql
Firebase | firestore | | nosql, google cloud
NoSQL | nosql databases, non-relational databases | | database
Elasticsearch | elastic search, opensearch, elk, elk stack, elastic stack, kibana, logstash, solr, lucene | | search engine
search engine | search engines, search systems, search algorithms, information retrieval, vector search | arama motoru | computer science
vector database | vector databases, faiss, pinecone, weaviate, milvus, chroma, pgvector | vektör veritabanı | embeddings, database
Snowflake | | | data warehouse
BigQuery | google bigquery | | data warehouse, google cloud
Redshift | amazon redshift | | data warehouse, aws
Databricks | delta lake | | spark
data warehouse | data warehouses, data warehousing, dwh, data lake, data lakes, lakehouse | veri ambarı | data engineering
dbt | data build tool | | data modeling, data engineering
Apache Spark | spark, pyspark, spark streaming | | big data
Hadoop | hdfs, mapreduce, hive, hbase, presto, trino | | big data
Kafka | apache kafka, kafka streams, confluent | | message queue, streaming data
Flink | apache flink, apache beam, kinesis | | streaming data
streaming data | stream processing, event streaming, real-time data, real time data processing | | data engineering
RabbitMQ | activemq, amqp, sqs, zeromq | | message queue
message queue | message queues, message brokers, messaging systems | mesaj kuyruğu | distributed systems
Airflow | apache airflow, luigi, prefect, dagster | | data pipelines
SSIS | informatica, talend, azure data factory, etl tools | | etl
ETL | elt, extract transform load, etl processes, etl pipelines | | data pipelines
big data | big data technologies, large-scale data, large datasets, large-scale datasets | büyük veri | data engineering
Tableau | | | business intelligence
Power BI | powerbi, dax, power query | | business intelligence
Looker | looker studio, data studio, metabase, superset | | business intelligence
Qlik | qlikview, qlik sense | | business intelligence
SAS | | | statistics
SPSS | ibm spss | | statistics
Stata | | | statistics
pandas | | | python, data analysis
NumPy | scipy | | python, data analysis
scikit-learn | sklearn, scikit learn, xgboost, lightgbm | | machine learning, python
TensorFlow | keras | | deep learning
PyTorch | torch | | deep learning
JAX | | | deep learning
Hugging Face | huggingface, transformers, transformer models, bert | | natural language processing
OpenCV | | | computer vision
spaCy | nltk, gensim | | natural language processing
LangChain | llamaindex, langgraph | | large language models
MLflow | kubeflow, sagemaker, vertex ai, weights & biases, model registry | | mlops
Jupyter | jupyter notebook, jupyter notebooks | | python
AWS | amazon web services, aws cloud | | cloud computing
EC2 | s3, rds, aws lambda, ecs, eks, cloudformation, cloudwatch, aws services, lambda | | aws
Azure | microsoft azure, azure devops, azure cloud | | cloud computing
Google Cloud | gcp, google cloud platform, gke, cloud run | | cloud computing
Heroku | netlify, vercel, digitalocean | | cloud computing
OpenStack | | | cloud computing
cloud computing | cloud, cloud platforms, cloud platform, cloud infrastructure, cloud services, cloud technologies, cloud environments, cloud native, cloud-native, public cloud, cloud architecture, cloud infrastructure provisioning | bulut bilişim, bulut, bulut teknolojileri | it infrastructure
serverless | serverless computing, function as a service | sunucusuz | cloud computing
Docker | docker containers, docker compose, docker swarm, podman | | containers
containers | containerization, containerisation, containerized, containerized deployments, container orchestration, container technologies | konteyner teknolojileri, konteyner | devops
Kubernetes | k8s, helm, openshift, rancher | | containers
Terraform | infrastructure as code, infrastructure-as-code, iac, pulumi | | devops
Ansible | puppet, saltstack, configuration management | | devops
Jenkins | travis, travis ci, circleci, teamcity, bamboo, github actions, gitlab ci, argocd, argo cd | | ci/cd
CI/CD | cicd, continuous integration, continuous delivery, continuous deployment, continuous integration continuous delivery, deployment pipelines, ci/cd pipelines, build pipelines, gitops | sürekli entegrasyon, sürekli teslimat | devops
Prometheus | grafana, datadog, new relic, splunk, nagios, zabbix, dynatrace | | monitoring
monitoring | observability, alerting, monitoring and alerting, monitoring systems, logging | sistem izleme | devops
Linux | ubuntu, debian, red hat, centos, rhel | | operating systems
Unix | | | operating systems
Windows Server | active directory | | operating systems, system administration
operating systems | operating system | işletim sistemleri, işletim sistemi | it infrastructure
VMware | hyper-v, virtualization, virtualisation, vsphere, kvm | sanallaştırma | it infrastructure
Nginx | apache http server, tomcat, iis, haproxy | | web server
web server | web servers | web sunucusu | it infrastructure
networking | computer networking, network, networks, tcp/ip, tcp ip, dns, dhcp, lan, wan, vpn, routing, switching, network administration, network programming, firewalls, firewall | ağ yönetimi, bilgisayar ağları, network yönetimi | it infrastructure
Cisco | ccna, ccnp, juniper | | networking
`;
