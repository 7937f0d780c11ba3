/** Freight, foreign trade and customs, in the form of everyday/general.ts. */
export const FREIGHT_AND_CUSTOMS = `
logistics operations | lojistik operasyonu, lojistik işlemler
logistics process, logistics processes | lojistik süreci
logistics planning | lojistik planlama
logistics cost | lojistik maliyeti, lojistik giderleri
logistics department | lojistik departmanı, lojistik bölümü
logistics budget | lojistik bütçesi > budget
logistics management, management of logistics | lojistik yönetimi
international logistics, global logistics | uluslararası lojistik > logistics
inbound logistics | gelen lojistik, tedarik lojistiği > logistics
outbound logistics | giden lojistik, dağıtım lojistiği > logistics
intralogistics, in-house logistics, internal logistics | iç lojistik, tesis içi lojistik, fabrika içi lojistik > logistics
logistics service provider, logistics provider, 3pl provider | lojistik hizmet sağlayıcı, lojistik tedarikçisi
supply chain planning, supply chain plan | tedarik zinciri planlama
supply chain process, supply chain processes, supply chain operations | tedarik zinciri süreçleri, tedarik zinciri operasyonu
operation planning, operational planning | operasyon planlama, operasyon planı
freight forwarding agent, forwarding company, freight forwarding company, freight forwarder, forwarder | forwarder firması, nakliye acentesi, taşıma işleri organizatörü firma, nakliye komisyoncusu, forwarder, taşıma işleri organizatörü
freight exchange, load board, freight marketplace | yük borsası, yük bulma platformu
freight quote, freight quotation, freight offer, shipping quote, rate quote | navlun teklifi, nakliye teklifi
freight negotiation, rate negotiation, negotiating freight rates | navlun pazarlığı, navlun müzakeresi
freight invoice, transport invoice, haulage invoice | navlun faturası, nakliye faturası > invoice
carrier selection, haulier selection | nakliyeci seçimi, taşıyıcı seçimi
carrier performance | nakliyeci performansı, taşıyıcı performansı
arranging transport, transport planning, transport organization, haulage planning | nakliye organizasyonu, taşıma organizasyonu, nakliye planlama, taşıma planlama
transport contract, carriage contract, haulage contract, contract of carriage | taşıma sözleşmesi, nakliye sözleşmesi > contract
transit time | transit süre
transit trade | transit ticaret
transit regime, transit procedure, transit declaration, transit document | transit rejimi, transit beyannamesi
rail freight, rail transport, railway transport, transport by rail | demiryolu taşımacılığı, demir yolu taşımacılığı, demiryolu nakliyesi > transport
road freight-international, international road transport, international road haulage | uluslararası karayolu taşımacılığı > road transport
full container load, fcl, full container | fcl, komple konteyner, tam konteyner
less than container load, lcl | lcl, parsiyel konteyner
reefer container, refrigerated container | soğutmalı konteyner, reefer konteyner > container
flat rack | flat rack
dry container | kuru yük konteyneri > container
container tracking | konteyner takibi
container yard, cy-port | konteyner sahası
port handling, terminal handling, thc | liman masrafı, terminal masrafı, thc
port procedures, port formalities, port clearance | liman işlemleri, liman formaliteleri
booking-freight, freight booking, vessel booking, space booking | gemi rezervasyonu, yer rezervasyonu, booking, navlun rezervasyonu
vessel schedule, sailing schedule | gemi programı, gemi takvimi
arrival notice | varış ihbarı, varış ihbarnamesi
delivery order-port, ordino | ordino
air waybill, awb | hava konşimentosu, awb, hava yük senedi
sea waybill, house bill of lading, house bill, hbl | house konşimento, ara konşimento
master bill of lading, mbl | ana konşimento, master konşimento
commercial invoice, export invoice | ticari fatura, ihracat faturası > invoice
eur1, movement certificate, eur1 certificate | dolaşım belgesi, eur 1, eur1, eur1 belgesi
inspection certificate, surveillance certificate | gözetim belgesi, gözetim raporu
tir carnet | tır karnesi
t1 document, t1 | t1, t1 belgesi
ata carnet | ata karnesi
customs brokerage, customs brokerage firm, customs consultancy firm, customs consultancy | gümrük müşavirliği firması, gümrük müşavirlik firması, gümrük müşavirliği
customs office, customs authority, customs directorate, customs administration | gümrük müdürlüğü, gümrük idaresi
customs legislation, customs law, customs regulations | gümrük mevzuatı, gümrük kanunu
customs inspection, customs examination, customs check | gümrük muayenesi, gümrük kontrolü
customs documents, customs documentation, customs paperwork | gümrük evrakı, gümrük belgesi
customs cost, customs expenses | gümrük masrafı, gümrük maliyeti
import declaration | ithalat beyannamesi > customs declaration
export declaration, customs export declaration | ihracat beyannamesi, gümrük çıkış beyannamesi > customs declaration
import operations, import procedures, import transactions, import process, import operation | ithalat operasyonu, ithalat işlemleri, ithalat süreçleri
export operations, export procedures, export transactions, export process, export operation | ihracat operasyonu, ihracat işlemleri, ihracat süreçleri
import documents, import documentation, import document | ithalat evrakı, ithalat belgesi, ithalat belgeleri, ithalat dokümanları
import licence, import permit | ithalat izni, ithalat lisansı
export licence, export permit | ihracat izni, ihracat lisansı
foreign trade operations, foreign trade transactions, foreign trade procedures | dış ticaret operasyonu, dış ticaret işlemleri
foreign trade legislation, foreign trade regulations | dış ticaret mevzuatı
foreign trade documents, foreign trade documentation | dış ticaret evrakı, dış ticaret belgeleri
foreign trade department, foreign trade desk | dış ticaret departmanı, dış ticaret bölümü
export department | ihracat departmanı, ihracat bölümü > foreign trade department
international trade and logistics, foreign trade and logistics | uluslararası ticaret ve lojistik, dış ticaret ve lojistik
inward processing, inward processing regime, inward processing permit, inward processing licence | dahilde işleme, dahilde işleme rejimi, dahilde işleme izin belgesi, diib
temporary import, temporary importation | geçici ithalat
temporary export | geçici ihracat
free circulation | serbest dolaşım
vat refund-export, export vat refund | ihracat kdv iadesi, ihracat iadesi
authorised economic operator, aeo, authorized economic operator | yetkilendirilmiş yükümlü, yys
eximbank, turk eximbank | eximbank, türk eximbank
documentary collection, cash against documents, cad-payment | vesaik mukabili ödeme, belge karşılığı ödeme, vesaik mukabili
cash against goods | mal mukabili ödeme, mal mukabili
export market research | ihracat pazar araştırması
export turnover, export volume, export revenue | ihracat cirosu, ihracat hacmi
import volume | ithalat hacmi
fob | fob
cif | cif
exw, ex works | exw, fabrika teslim
ddp | ddp
dap | dap
fca | fca
`;
