export const CRAFTS = `
engineering | engineer | mühendislik, mühendis | 
mechanical engineering | mechanical design, mechanical engineer, machine design, mechanics, mechanical | makine mühendisliği, mekanik tasarım, makine tasarımı, makine mühendisi, mekanik, makine bölümü | engineering
electrical engineering | electrical engineer, power systems, electrical design, electrical, electricity | elektrik mühendisliği, elektrik elektronik mühendisliği, elektrik-elektronik mühendisliği, elektrik mühendisi | engineering
electronics | circuit design, pcb design, electronic circuits, electronics engineering, circuits, electronic | elektronik, devre tasarımı, baskı devre, elektronik mühendisliği | engineering
civil engineering | civil engineer, structural design, structural engineering, structural analysis | inşaat mühendisliği, statik, yapı mühendisliği, inşaat mühendisi, statik proje | engineering
industrial engineering | production planning, manufacturing engineering, work study, time study | endüstri mühendisliği, üretim planlama, endüstri mühendisi, zaman etüdü, iş etüdü | engineering
chemical engineering | process engineering | kimya mühendisliği, proses mühendisliği | engineering
environmental engineering | environmental management, environmental protection, environment protection, waste management, sustainability, environmental | çevre mühendisliği, çevre yönetimi, atık yönetimi, sürdürülebilirlik | engineering
food engineering | food technology, food science | gıda mühendisliği, gıda teknolojisi | engineering
electrical installation | electrical wiring, wiring, electrician, electrical systems, electrical maintenance, electrical installations, lighting installation, conduit, low voltage | elektrik tesisatı, elektrikçi, elektrik tesisat, elektrik bakım, kablolama, elektrik sistemleri, aydınlatma tesisatı, alçak gerilim, elektrik tesisatçısı | maintenance
electrical panels | switchgear, panel assembly, circuit breakers, distribution boards, electrical panel, switchboards | elektrik panosu, pano montajı, elektrik panoları, dağıtım panosu, pano, elektrik pano | electrical installation
high voltage | medium voltage, transformers, substations, transformer | yüksek gerilim, orta gerilim, trafo, trafo merkezi | electrical engineering
fault finding | fault diagnosis, troubleshooting, fault detection, diagnosing faults, diagnostics, troubleshoot, electrical troubleshooting | arıza tespiti, arıza giderme, arıza bulma, sorun giderme, arıza teşhisi, arıza | maintenance
maintenance | preventive maintenance, repair, repairs, equipment maintenance, maintenance and repair, servicing, corrective maintenance, maintaining equipment, machine maintenance | bakım onarım, bakım ve onarım, periyodik bakım, önleyici bakım, tamir, onarım, makine bakımı, arıza bakım | 
plumbing | plumber, pipe fitting, pipefitting, drainage, piping | sıhhi tesisat, tesisatçı, su tesisatı, boru tesisatı, tesisat | maintenance
hvac | air conditioning, heating, ventilation, refrigeration, boilers, heating ventilation and air conditioning | klima, ısıtma, havalandırma, iklimlendirme, soğutma, kombi, buhar kazanı, kazan dairesi | maintenance
welding | welder, mig, tig, arc welding, mig welding, tig welding, soldering, brazing | kaynak, kaynakçı, gazaltı kaynağı, argon kaynağı, elektrik ark kaynağı, kaynakçılık, lehimleme | metalworking
metalworking | sheet metal, metal fabrication, machining, lathe, milling, turning, grinding, metal | metal işleme, torna, freze, sac işleme, tornacı, frezeci, talaşlı imalat | manufacturing
CNC | cnc machining, cnc programming, cnc operator, g-code, computer numerical control | cnc operatörü, cnc programlama, cnc tezgah, cnc torna, cnc freze | metalworking
carpentry | woodworking, carpenter, joinery, cabinet making, furniture making, framing, wood | marangozluk, ahşap işleri, mobilya imalatı, marangoz, mobilya, ahşap | construction
painting | painter, wall painting, plastering, drywall | boya, badana, sıva, boyacı, alçıpan | construction
masonry | bricklaying, concrete, tiling, roofing, flooring, formwork | duvar örme, beton, fayans, çatı, seramik döşeme, kalıp | construction
construction | construction site, site management, building construction, construction management, construction projects, building sites, site supervision | inşaat, şantiye, şantiye yönetimi, şantiye şefliği, yapı, saha yönetimi, şantiye şefi | 
quantity surveying | bill of quantities, cost estimation, estimating, progress payments, estimation, quantity takeoff, quantity surveyor | metraj, hakediş, keşif, keşif metraj, hakediş hazırlama, metraj çıkarma | construction
architecture | architectural design, architect, interior design, interior architecture, architectural | mimarlık, mimari tasarım, iç mimarlık, mimar, iç mimari | design
surveying | land surveying, topography, geomatics | harita, haritacılık, topografya, ölçüm, harita mühendisliği | construction
manufacturing | production, production management, mass production, assembly, assembly line, factory, production line, manufacturing processes, production processes | üretim, imalat, üretim hattı, montaj, üretim yönetimi, fabrika, montaj hattı, seri üretim | 
machine operation | machine operator, operating machinery, machinery, operate machines, operating machines, heavy equipment, equipment operation, production operator | makine operatörü, makine kullanımı, iş makinesi, operatör, üretim operatörü, makine operatörlüğü | manufacturing
forklift | forklift operation, forklift driving, forklift operator, forklift license, pallet jack | forklift operatörü, forklift kullanımı, transpalet, forklift ehliyeti | warehouse management
automotive | vehicle repair, auto repair, car mechanic, vehicle maintenance, automotive industry, mechanic, auto mechanic | otomotiv, araç bakım, oto tamir, otomotiv sektörü, oto elektrik, araç bakımı | maintenance
driving | driver, truck driving, delivery driving, truck driver | şoförlük, araç kullanma, şoför, aktif araç kullanabilen, araç kullanabilen, aktif araç kullanımı | logistics
textile | textiles, sewing, apparel, garment, fashion design, fabric, pattern making, tailoring, fashion | tekstil, dikiş, konfeksiyon, hazır giyim, moda tasarımı, kalıp hazırlama, moda, terzilik | manufacturing
agriculture | farming, crop production, irrigation, horticulture, agronomy, gardening, landscaping, livestock | tarım, ziraat, bahçecilik, sulama, peyzaj, hayvancılık, ziraat mühendisliği | 
aviation | aircraft, airline, flight operations, aircraft maintenance, flight, pilot, airport | havacılık, uçak bakım, uçuş, havayolu, kabin, havalimanı | 
maritime | ship, vessel, marine, seafaring | denizcilik, gemi, deniz | 
energy | renewable energy, solar energy, wind energy, power plant, oil and gas, solar panels, photovoltaic | enerji, yenilenebilir enerji, güneş enerjisi, rüzgar enerjisi, santral | engineering
telecommunications | telecom, fiber optic, wireless communication, rf, 5g, fibre optic | telekomünikasyon, haberleşme, fiber optik, telekom | engineering
hydraulics | pneumatics, hydraulic, pneumatic, hydraulic systems, hydraulics and pneumatics | hidrolik, pnömatik, hidrolik pnömatik | mechanical engineering
measuring instruments | multimeter, calipers, micrometer, calibration, measuring equipment, gauges, measurement tools | ölçü aletleri, kumpas, mikrometre, kalibrasyon, ölçüm aletleri, multimetre | quality management
security | security guard, surveillance, security services, patrol, cctv, access control | güvenlik, güvenlik görevlisi, özel güvenlik, güvenlik kamerası, devriye | 
cleaning | housekeeping, sanitation, cleaner, janitorial, room cleaning, sanitizing | temizlik, kat hizmetleri, temizlik görevlisi, hijyen, oda temizliği | 
hand tools | power tools, hand and power tools | el aletleri, elektrikli el aletleri | maintenance
graphic design | graphic designer, visual design, layout design, typography, logo design, branding design | grafik tasarım, görsel tasarım, grafik tasarımcı, grafiker | design
design | designer | tasarım, tasarımcı | 
photography | photo editing, photographer | fotoğrafçılık, fotoğraf, fotoğraf çekimi | design
video production | videography, filming, animation, motion graphics, film production | video prodüksiyon, video çekimi, animasyon | design
journalism | reporting news, editing, editor, proofreading, news writing, editorial | gazetecilik, editörlük, redaksiyon, haber yazımı | 
translation | interpreting, translator, interpreter, localization | çeviri, tercüme, çevirmenlik, tercümanlık, çevirmen, tercüman | 
`;
