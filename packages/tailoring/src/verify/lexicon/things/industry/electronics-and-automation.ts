/** Circuits, controls, sensors and robots, in the form of everyday/general.ts. */
export const ELECTRONICS_AND_AUTOMATION = `
electronic component, electronic components, circuit component | elektronik komponent, elektronik bileşen, devre elemanı
resistor | direnç
capacitor | kondansatör, kapasitör
diode | diyot
transistor | transistör
microprocessor | mikroişlemci
op-amp, operational amplifier | op-amp, işlemsel yükselteç
amplifier | amplifikatör, yükselteç
coil, inductor | bobin
connector | konnektör, soket
electronic circuit, circuit | devre, elektronik devre
signal | sinyal
signal processing | sinyal işleme, işaret işleme
rf, radio frequency | rf, radyo frekansı
emc, electromagnetic compatibility | emc, elektromanyetik uyumluluk
electrostatic discharge, esd | elektrostatik deşarj, esd
esd-protected, antistatic, anti-static | antistatik, esd korumalı
board-level repair, component-level repair, card repair, pcb repair, electronic board repair | kart tamiri, kart onarımı, komponent seviyesinde onarım, elektronik kart tamiri, elektronik kart onarımı
reflow oven, reflow soldering | reflow fırını, reflow
wave soldering, wave solder | dalga lehim, dalga lehimleme
pick and place machine, pick-and-place, smt placement | dizgi makinesi, pick and place, komponent dizgi
component placement, pcb assembly, board assembly, card assembly | kart dizgi, kart montajı, dizgi
solder paste, cream solder | krem lehim, lehim pastası
through-hole, tht, through hole | tht, delikli montaj
aoi, automated optical inspection, automatic optical inspection | aoi, otomatik optik kontrol, otomatik optik inceleme
ict-test, in-circuit test, in-circuit testing | ict, devre içi test
functional test, functional testing, function test, functional tests | fonksiyonel test, fonksiyon testi, işlevsel test
spectrum analyser, spectrum analyzer | spektrum analizörü
logic analyser, logic analyzer | lojik analizör
signal generator, function generator | sinyal üreteci, fonksiyon jeneratörü
altium designer, altium | altium designer, altium
kicad | kicad
eagle-software | eagle
orcad | orcad
proteus | proteus
ltspice | ltspice
stm32 | stm32
esp32 | esp32
arm cortex | arm cortex
raspberry pi | raspberry pi
vhdl | vhdl
verilog | verilog
rtos, real-time operating system | rtos, gerçek zamanlı işletim sistemi
can bus, canbus | can bus, canbus
modbus | modbus
profibus | profibus
profinet | profinet
ethernet/ip | ethernet/ip
opc ua | opc ua
spi | spi
i2c | i2c
uart | uart
simulink | simulink
plc program, ladder logic, ladder diagram | plc programı, ladder
tia portal | tia portal
step 7, simatic | step 7, simatic
allen-bradley, rockwell, allen bradley | allen bradley, rockwell
schneider | schneider
omron | omron
mitsubishi | mitsubishi
codesys | codesys
beckhoff, twincat | beckhoff, twincat
wincc | wincc
operator panel, touch panel, touch screen panel | operatör paneli, dokunmatik panel
dcs, distributed control system | dcs, dağıtık kontrol sistemi
pid control, pid | pid kontrol, pid
control loop | kontrol döngüsü
closed-loop | kapalı çevrim
open-loop | açık çevrim
instrumentation, instruments-process, instrumentation and control | enstrümantasyon, enstrümantasyon ve kontrol, ölçü kontrol
transmitter | transmitter
thermocouple | termokupl, ısıl çift
pt100 | pt100
proximity sensor, inductive sensor | yaklaşım sensörü, endüktif sensör
photocell, photoelectric sensor, optical sensor | fotosel, optik sensör
flow meter, flowmeter | debimetre, akış ölçer
encoder | enkoder
light curtain, light barrier | ışık bariyeri, ışık perdesi
machine vision, image processing-industrial, vision system, camera inspection system | görüntü işleme, makine görüsü, kameralı kontrol sistemi
robot arm, robotic arm | robot kol, robot kolu
kuka | kuka
abb | abb
collaborative robot, cobot | kolaboratif robot, işbirlikçi robot, kobot > robot
gripper | tutucu, gripper
agv, automated guided vehicle | agv, otomatik yönlendirmeli araç
industry 4.0, smart factory | endüstri 4.0, akıllı fabrika
iot, internet of things | iot, nesnelerin interneti
predictive analytics-machine | kestirimci analiz
mes, manufacturing execution system | mes, üretim yürütme sistemi, üretim yönetim sistemi
data acquisition, data collection-machine | veri toplama, veri edinme
prototype board, breadboard | breadboard, delikli kart
telecommunications, telecommunication, telecom, telecoms | telekomünikasyon, haberleşme
base station, cell site | baz istasyonu
radio link, microwave link | radyolink, mikrodalga link
satellite communication | uydu haberleşmesi
electronic warfare | elektronik harp
3d printer, three-dimensional printer | 3d yazıcı, üç boyutlu yazıcı
3d printing, additive manufacturing | 3d baskı, eklemeli imalat, üç boyutlu baskı
laptop repair, computer repair, notebook repair | bilgisayar tamiri, laptop tamiri, bilgisayar onarımı
battery replacement, battery change | batarya değişimi, pil değişimi, akü değişimi
white goods repair, appliance repair, household appliance repair | beyaz eşya tamiri, beyaz eşya onarımı
solder joint, soldered joint | lehim noktası, lehim yeri, lehim noktaları
`;
