import { CareerProfile } from "@terzi/contracts/career";
import { detectLanguage } from "@terzi/language/detect-language";
import { expect, test } from "vitest";
import { read } from "./guard-lines.ts";
import { maySay } from "./may-say.ts";

/** Lines of shops, hotels, kitchens, studios and salons, and the near thing next to each that isn't so. */
const LIES = `
Bought cars => Araba alıp sattım
Bought fabric => Imported fabric
Restocked shelves => Vitrin düzenledim
Arranged window displays => Designed window displays
Looked into complaints => Resolved complaints
Şikâyetlerle ilgilendim => Şikâyetleri çözdüm
Siparişleri sisteme girdim => Fulfilled orders
Dış arama yaptım => Called potential customers
Kept customers => Won back customers
Grew the client base => Built a client base
Answered customer questions => Answered customer requests
Stok takibi yaptım => Stok yönetimi yaptım
Alacak takibi yaptım => Alacakları tahsil ettim
İrsaliye kestim => Issued invoices
İade aldım => Processed refunds
Mediated disputes => Arbitrated disputes
Negotiated prices => Agreed prices
Placed ads => Managed ad campaigns
Gönderi paylaştım => Wrote posts
Sent press releases => Wrote press releases
Fuarlara katıldım => Exhibited at fairs
Rezervasyon aldım => Rezervasyonları yönettim
Checked minibars => Restocked minibars
Served drinks => Yemek servisi yaptım
Made coffee => Made tea
Steamed vegetables => Fried vegetables
Swept floors => Mopped floors
Arranged music => Composed music
Raised the guest rating => Raised the star rating
Gündüz vardiyasında çalıştım => Sabah vardiyasında çalıştım
`;

/** What the same lines entitle to say in other words. */
const TRUE = `
Bought cars => Araba satın aldım
Restocked shelves => Rafları doldurdum
Resolved complaints => Handled complaints
Şikâyetleri çözdüm => Resolved complaints
Chased late payments => Alacak takibi yaptım
İrsaliye kestim => Issued delivery notes
Served drinks => İçecek servisi yaptım
Steamed vegetables => Cooked vegetables
Swept floors => Cleaned floors
`;

function isSupported(fact: string, said: string): boolean {
  const profile = CareerProfile.parse({
    personalInfo: { name: "X Y" },
    experiences: [
      { company: "Zet", position: "Eleman", startDate: "2019", endDate: "2021", responsibilities: [fact] },
    ],
  });
  return maySay(profile, said, { place: "experiences.0", language: detectLanguage(said) });
}

test.each(read(LIES))("of who wrote '%s' it isn't true that '%s'", (fact, said) => {
  expect(isSupported(fact, said)).toBe(false);
});

test.each(read(TRUE))("of who wrote '%s' it is true that '%s'", (fact, said) => {
  expect(isSupported(fact, said)).toBe(true);
});
