/** The local levels of Gandaki; text/places/places.ts says in which form. */
export const lines = `
40101 r 7 Chum Nubri | चुमनुव्री
40102 r 5 Ajirkot | अजिरकोट
40103 r 8 Barpak Sulikot | बारपाक सुलिकोट
40104 r 7 Dharche | धार्चे
40105 r 10 Aarughat | आरूघाट
40106 r 8 Bhimsenthapa | भिमसेनथापा
40107 r 8 Siranchowk | सिरानचोक
40108 t 10 Palungtar | पालुङटार
40109 t 14 Gorkha | गोरखा
40110 r 9 Sahid Lakhan | शहिद लखन
40111 r 8 Gandaki | गण्डकी
40201 r 5 Narpa Bhumi | नार्पा भूमि
40202 r 9 Manang Ngisyang | मनाङ ङिस्याङ
40203 r 5 Chame | चामे
40204 r 9 Nason | नासोँ
40301 r 5 Lo-Ghekar Damodarkunda | लो घेकर दामोदरकुण्ड
40302 r 5 Gharpajhong | घरपझोङ
40303 r 5 Varagung Muktichhetra | वारागुङ मुक्तिक्षेत्र
40304 r 5 Lomanthang | लोमन्थाङ
40305 r 5 Thasang | थासाङ
40401 r 8 Annapurna | अन्नपूर्ण
40402 r 8 Raghuganga | रघुगंगा
40403 r 7 Dhaulagiri | धवलागिरी
40404 r 7 Malika | मालिका
40405 r 5 Mangala | मंगला
40406 t 10 Beni | बेनी
40501 r 12 Madi | मादी
40502 r 9 Machhapuchchhre | माछापुच्छ्रे
40503 r 11 Annapurna | अन्नपूर्ण
40504 m 33 Pokhara | पोखरा
40505 r 7 Rupa | रूपा
40601 r 9 Dordi | दोर्दी
40602 r 9 Marsyangdi | मर्स्याङदी
40603 r 9 Kwhola Sothar | क्व्होलासोथार
40604 t 10 Madhya Nepal | मध्यनेपाल
40605 t 11 Besishahar | बेसीशहर
40606 t 11 Sundarbazar | सुन्दरबजार
40607 t 10 Rainas | राईनास
40608 r 6 Dudhpokhari | दूधपोखरी
40701 t 13 Bhanu | भानु
40702 t 14 Byas | व्यास
40703 r 7 Myagde | म्याग्दे
40704 t 12 Shuklagandaki | शुक्लागण्डकी
40705 t 9 Bhimad | भिमाद
40706 r 5 Ghiring | घिरिङ
40707 r 8 Rishing | ऋषिङ्ग
40708 r 5 Devghat | देवघाट
40709 r 6 Bandipur | बन्दिपुर
40710 r 6 Anbukhaireni | आँबुखैरेनी
40801 t 18 Gaidakot | गैडाकोट
40802 r 6 Bulingtar | बुलिङटार
40803 r 6 Baudikali | बौदीकाली
40804 r 6 Hupsekot | हुप्सेकोट
40805 t 17 Devchuli | देवचुली
40806 t 17 Kawasoti | कावासोती
40807 t 15 Madhyabindu | मध्यविन्दु
40808 r 7 Binayi Tribeni | विनयी त्रिवेणी
40901 t 14 Putalibazar | पुतलीबजार
40902 r 5 Phedikhola | फेदीखोला
40903 r 6 Aandhikhola | आँधिखोला
40904 r 6 Arjunchaupari | अर्जुनचौपारी
40905 t 9 Bhirkot | भीरकोट
40906 r 8 Biruwa | बिरुवा
40907 r 7 Harinas | हरिनास
40908 t 10 Chapakot | चापाकोट
40909 t 14 Waling | वालिङ
40910 t 11 Galyang | गल्याङ
40911 r 7 Kaligandaki | कालीगण्डकी
41001 r 8 Modi | मोदी
41002 r 9 Jaljala | जलजला
41003 t 14 Kushma | कुश्मा
41004 t 11 Phalebas | फलेवास
41005 r 6 Mahashila | महाशिला
41006 r 6 Bihadi | विहादी
41007 r 7 Painyu | पैयूँ
41101 t 14 Baglung | बागलुङ
41102 r 8 Kathekhola | काठेखोला
41103 r 5 Tara Khola | ताराखोला
41104 r 6 Taman Khola | तमानखोला
41105 t 9 Dhorpatan | ढोरपाटन
41106 r 7 Nisikhola | निसीखोला
41107 r 10 Badigad | वडिगाड
41108 t 11 Galkot | गल्कोट
41109 r 5 Bareng | बरेङ
41110 t 10 Jaimini | जैमिनी
`;
