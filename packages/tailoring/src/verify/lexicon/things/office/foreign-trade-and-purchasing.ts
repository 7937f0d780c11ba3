/** Buying for companies, import, export and customs, in the form of everyday/general.ts. */
export const FOREIGN_TRADE_AND_PURCHASING = `
export target | ihracat hedefi > target
export incentive | ihracat teşviki, ihracat desteği
origin, country of origin, descent | menşe, menşe ülke, köken
cash in advance | peşin ödeme
loading! port, port of loading | yükleme limanı
exporters' association, exporters' union | ihracatçılar birliği, ihracatçı birliği
turquality | turquality
overseas fair, international fair, foreign fair | yurt dışı fuarı, uluslararası fuar, yurtdışı fuarı > trade fair
supplier search, supplier research, vendor search, sourcing-suppliers | tedarikçi araştırması, tedarikçi arama, tedarikçi bulma
supplier base, supplier pool, vendor base, supplier portfolio | tedarikçi havuzu, tedarikçi portföyü
approved supplier list, approved vendor list | onaylı tedarikçi listesi
global sourcing, international purchasing | küresel tedarik, uluslararası satın alma
service procurement, service purchasing | hizmet alımı, hizmet satın alma
material purchasing, materials procurement | malzeme alımı, malzeme satın alma
minimum order quantity, moq | minimum sipariş miktarı, moq
supply, supply-thing, provision-supply | temin
price increase, price rise | fiyat artışı
price advantage, price saving | fiyat avantajı
quotation request, rfq, request for quotation, request for quote | teklif talebi, teklif isteme, rfq, fiyat talebi
rfp, request for proposal | rfp, teklif istek belgesi
rfi, request for information | rfi, bilgi isteme
administrative specification | idari şartname
open tender | açık ihale > tender
reverse auction, e-auction, electronic auction | açık eksiltme, e-ihale, elektronik eksiltme
direct procurement-public, direct supply-public | doğrudan temin
performance bond, final guarantee | kesin teminat
purchasing! contract, purchase contract, procurement contract | satın alma sözleşmesi, alım sözleşmesi > contract
dealership agreement, distributor agreement, distribution agreement | bayilik sözleşmesi, distribütörlük sözleşmesi, distribütörlük anlaşması > contract
contract negotiation, contract negotiations, contract talks | sözleşme görüşmeleri, sözleşme müzakeresi, sözleşme görüşmesi
contract terms, terms of contract, contractual terms, contract conditions | sözleşme şartları, sözleşme koşulları, sözleşme hükümleri
sap ariba, ariba | sap ariba, ariba
intrastat, intrastat return | intrastat
duty drawback | gümrük vergisi iadesi
mro, mro items, maintenance repair and operations | mro
consignment stock | konsinye stok, konsinye
`;
