/** Regions, towns, authorities, schools, hospitals and other institutions, in the form of everyday/general.ts. */
export const INSTITUTIONS_AND_PLACES = `
region, area, territory | bölge
district, county | ilçe, semt
city, town | şehir, kent, il
country | ülke
council, municipality, local authority, local council, city council, local government, town hall, council-local | belediye, yerel yönetim
government | devlet, hükümet, kamu
public sector, public | kamu, kamu sektörü
private, private-own, private-thing, privately owned, private-sector | özel, bireysel, hususi
corporate | kurumsal
school | okul
high school, secondary school, upper secondary school, sixth form | lise, ortaöğretim > school
vocational high school, vocational school, technical high school, vocational and technical high school, trade school | meslek lisesi, teknik lise, mesleki ve teknik anadolu lisesi, endüstri meslek lisesi, meslek ve teknik lisesi
university, uni | üniversite
college | kolej, yüksekokul
institute | enstitü
academy | akademi
faculty | fakülte
hospital | hastane
clinic | klinik, poliklinik
care home, nursing home, residential home, old people's home, retirement home, residential care home | bakımevi, huzurevi, yaşlı bakım evi, bakım evi, yaşlı bakımevi
hotel | otel
restaurant, eatery | restoran, lokanta, restorant
cafe, coffee shop, coffeehouse | kafe, kahve dükkanı, kahveci
kitchen | mutfak
club | kulüp
union, trade union, labour union, labor union | sendika
ward, inpatient floor, hospital ward, hospital floor | servis, koğuş, yatan hasta katı, hastane servisi
`;
