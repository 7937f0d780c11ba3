/**
 * Words that only hold a sentence together. Nothing that tells how much, how well, how far, how often or why is among
 * them: such a word must be in the facts.
 */
export const LIGHT_ENGLISH = `
than how there still needed required made going gone spent level levels together order prior afterwards following whilst 
namely respectively total altogether consisting consists consist comprising comprises comprised plus other others
another each covering containing named called located based concerned related relating associated involving involved dealing
time-of further furthermore moreover so beforehand meanwhile later earlier subsequently thereafter apart
same kind type sort way ways manner form forms purpose purposes place takes took taking turn turned went come came go goes gone coming became become
incoming compared versus
`;

export const LIGHT_TURKISH = `
ila bilen gelen ayrilan yapmis yapan ilgilenmek ilgileniyorum ilgilendim ilgilenmekteyim sifatiyla olusan bulunuyorum bulunmaktayim bulundum bulunmakta icin ardindan
sonrasinda oncesinde iken ayni diger toplam toplamda seklinde biciminde cercevesinde dogrultusunda kapsaminda surecte
yani yanisira sirasi edip ederek olup oldugu oldugum olmus olmaktan icinde icerisinde uzerinden
gecmisi gecmisim sekilde bicimde turlu itibaren degin dek suren surdu sure surede suresi boyunca
islerinin islerine islerinde islerinden isinde isinin isine isinden islerde islere islerden islerin kiyasla nazaran kiyaslandiginda karsilastirildiginda
islerinin islerine islerinde islerinden isinde isinin isine isinden islerde islere islerden islerin kiyasla nazaran kiyaslandiginda karsilastirildiginda
islerinin islerine islerinde islerinden isinde isinin isine isinden islerde islere islerden islerin kiyasla nazaran kiyaslandiginda karsilastirildiginda
islerinin islerine islerinde islerinden isinde isinin isine isinden islerde islere islerden islerin kiyasla nazaran kiyaslandiginda karsilastirildiginda
islerinin islerine islerinde islerinden isinde isinin isine isinden islerde islere islerden islerin kiyasla nazaran kiyaslandiginda karsilastirildiginda
arasindaki aralarindaki aralarinda arasindan
`;

/** Turkish nouns that stand for any doing, with whatever ending: "alım satım işlemleri" are "alım satım". */
export const LIGHT_STEMS = `calisma seviye duzey surec faaliyet gorev konu alan donem`;
