import { type Case, profile } from "./person.ts";

export const WAREHOUSE_WORKER: Case = {
  en: {
    posting: `Warehouse Worker
What we ask for
- 2 years of warehouse experience
- Forklift licence
- Stock control
- Barcode scanner
- Willing to work shifts
Your tasks
- Load and unload trucks
- Pick and pack orders
- Count stock`,
    profile: profile({
      experiences: [
        {
          company: "North Depot",
          position: "Warehouse Worker",
          startDate: "2020-01",
          endDate: "2024-12",
          responsibilities: [
            "Loaded and unloaded trucks with the forklift in shifts, willing to work at night",
            "Picked and packed orders with the barcode scanner",
            "Counted stock and was in charge of stock control in the warehouse",
          ],
        },
      ],
      certifications: [{ name: "Forklift licence" }],
    }),
  },
  tr: {
    posting: `Depo Elemanı
Aranan Nitelikler
- 2 yıl depo deneyimi
- Forklift ehliyeti
- Stok kontrolü
- Barkod okuyucu
- Vardiyalı çalışabilecek
Görevler
- Kamyonları yüklemek ve boşaltmak
- Siparişleri toplamak ve paketlemek
- Stok saymak`,
    profile: profile({
      experiences: [
        {
          company: "Kuzey Depo",
          position: "Depo Elemanı",
          startDate: "2020-01",
          endDate: "2024-12",
          responsibilities: [
            "Forklift ile kamyonları yükledim ve boşalttım, vardiyalı çalıştım",
            "Siparişleri barkod okuyucu ile topladım ve paketledim",
            "Depoda stok saydım, stok kontrolünden sorumluydum",
          ],
        },
      ],
      certifications: [{ name: "Forklift ehliyeti" }],
    }),
  },
};
