import { expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";

/** Deeds next to one another in workshops, on sites, farms and roads: who did the one didn't do the other. */
const LIES = read(`
Operated a CNC lathe => Operated a CNC milling machine
Milled steel parts => Bent steel parts
Turned shafts on a lathe => Ground shafts
Soldered copper pipes => Welded copper pipes
Argon kaynağı yaptım => Gazaltı kaynağı yaptım
Did MIG welding => Argon kaynağı yaptım
Metal parçaların çapağını aldım => Metal parçaları parlattım
Aligned shafts => Balanced shafts
Lubricated machines => Overhauled machines
Pulled cables => Terminated cables
Plastered walls => Painted walls
Mobilya zımparaladım => Polished furniture
Kalıp çaktım => Beton döktüm
Dismantled machines => Demolished machines
Ploughed fields => Fertilised fields
Tarlayı ilaçladım => Tarlayı sürdüm
Ağaç budadım => Felled trees
Tavuk sıyırdım => Slaughtered chickens
Fed calves => Fed lambs
Swept the workshop => Disinfected the workshop
Stok takibi yaptım => Managed stock
Kamyon kullandım => Tır kullandım
İrsaliye kestim => Fatura kestim
Adjusted machines => Calibrated machines
Read technical drawings => Made technical drawings
Parça çizdim => Parça tasarladım
Arızalara baktım => Arızaları giderdim
Installed pumps => Commissioned pumps
Kutuları kaldırdım => Kutuları istifledim
Bottled milk => Canned milk
Et haşladım => Et kızarttım
`);

test.each(LIES)("who wrote »%s« isn't made to say »%s«", (fact, lie) => {
  expect(follows(fact, lie)).toBe(false);
});

/** The same deeds in other words, and the wider ones that they entitle to say. */
const TRUE = read(`
Milled steel parts => Çelik parçaları frezeledim
Lehim yaptım => Did soldering
Gazaltı kaynağı yaptım => Did gas metal arc welding
Ağaç budadım => Pruned trees
Tarla sürdüm => Ploughed fields
Duvarları sıvadım => Plastered walls
Disinfected tanks => Cleaned tanks
`);

test.each(TRUE)("who wrote »%s« may be said to have »%s«", (fact, claim) => {
  expect(follows(fact, claim)).toBe(true);
});
