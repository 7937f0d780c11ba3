/** Building, farming, hotels, shops, roads, the arts and medicine, in the form of everyday/general.ts. */
export const TRADE_AND_TRAVEL = `
floor cycle | kat döngüsü
cross-section, cross section, section | kesit, enkesit
road, highway | yol, karayolu
night, night-count | gece
evening | akşam
guide, guidelines, guidance-document | rehber
loading, loading-thing | yükleme
mile | mil
kilometre, kilometer, km | kilometre, km
store manager | mağaza müdürü
salon | salon
actor, actress | oyuncu
dictionary | sözlük
pharmacist-word, pharmacist's | eczacının
surgery-room, theatre-surgery | ameliyathane
load-time-data, load | yükleme
partition | bölüm
smart | akıllı
`;
