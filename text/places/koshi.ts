/** The local levels of Koshi; text/places/places.ts says in which form. */
export const lines = `
10101 r 7 Phaktanglung | फक्ताङलुङ
10102 r 5 Mikwakhola | मिक्वाखोला
10103 r 6 Meringden | मेरिङदेन
10104 r 6 Maiwakhola | मैवाखोला
10105 r 5 Aathrai Tribeni | आठराई त्रिवेणी
10106 t 11 Phungling | फुङलिङ
10107 r 6 Pathivara Yangwarak | पाथीभरा याङवरक
10108 r 8 Sirijangha | सिरीजङ्घा
10109 r 7 Sidingba | सिदिङ्वा
10201 r 5 Bhotkhola | भोटखोला
10202 r 6 Makalu | मकालु
10203 r 5 Silichong | सिलीचोङ
10204 r 5 Chichila | चिचिला
10205 r 6 Sabhapokhari | सभापोखरी
10206 t 11 Khandbari | खाँदवारी
10207 t 9 Panchakhapan | पाँचखपन
10208 t 11 Chainpur | चैनपुर
10209 t 9 Madi | मादी
10210 t 9 Dharmadevi | धर्मदेवी
10301 r 5 Khumbu Pasanglhamu | खुम्बु पासाङल्हामु
10302 r 5 Mahakulung | माहाकुलुङ
10303 r 5 Sotang | सोताङ
10304 r 7 Mapya Dudhkoshi | माप्य दुधकोशी
10305 r 9 Thulung Dudhkoshi | थुलुङ दुधकोशी
10306 r 5 Necha Salyan | नेचासल्यान
10307 t 11 Solududhakunda | सोलुदुधकुण्ड
10308 r 5 Likhu Pike | लिखु पिके
10401 r 8 Chisankhugadhi | चिशंखुगढी
10402 t 12 Siddhicharan | सिद्धिचरण
10403 r 8 Molung | मोलुङ
10404 r 9 Khiji Demba | खिजिदेम्बा
10405 r 9 Likhu | लिखु
10406 r 10 Champadevi | चम्पादेवी
10407 r 10 Sunkoshi | सुनकोशी
10408 r 9 Manebhanjyang | मानेभञ्ज्याङ
10501 r 7 Kepilasgadhi | केपिलासगढी
10502 r 7 Aiselukharka | ऐसेलुखर्क
10503 r 6 Rawa Besi | रावा बेसी
10504 t 11 Halesi Tuwachung | हलेसी तुवाचुङ
10505 t 15 Diktel Rupakot Majhuwagadhi | दिक्तेल रुपाकोट मझुवागढी
10506 r 5 Sakela | साकेला
10507 r 7 Diprung Chuichumma | दिप्रुङ चुइचुम्मा
10508 r 9 Khotehang | खोटेहाङ
10509 r 6 Jantedhunga | जन्तेढुंगा
10510 r 6 Barahapokhari | वराहपोखरी
10601 t 14 Shadananda | षडानन्द
10602 r 6 Salpasilichho | साल्पासिलिछो
10603 r 9 Temkemaiyum | टेम्केमैयुङ
10604 t 12 Bhojpur | भोजपुर
10605 r 7 Arun | अरुण
10606 r 6 Pauwadungma | पौवादुङमा
10607 r 8 Ramprasad Rai | रामप्रसाद राई
10608 r 9 Hatuwagadhi | हतुवागढी
10609 r 10 Aamchowk | आमचोक
10701 t 9 Mahalaxmi | महालक्ष्मी
10702 t 10 Pakhribas | पाख्रिबास
10703 r 6 Chhathar Jorpati | छथर जोरपाटी
10704 t 10 Dhankuta | धनकुटा
10705 r 7 Shahidbhumi | सहिदभूमि
10706 r 10 Sangurigadhi | साँगुरीगढी
10707 r 8 Chaubise | चौविसे
10801 r 7 Aathrai | आठराई
10802 r 5 Phedap | फेदाप
10803 r 6 Menchayam | मेन्छयायेम
10804 t 10 Myanglung | म्याङलुङ
10805 t 9 Laligurans | लालीगुराँस
10806 r 6 Chhathar | छथर
10901 r 6 Yangwarak | याङवरक
10902 r 7 Hilihang | हिलिहाङ
10903 r 8 Falelung | फालेलुङ
10904 t 14 Phidim | फिदिम
10905 r 7 Falgunanda | फाल्गुनन्द
10906 r 5 Kummayak | कुम्मायक
10907 r 5 Tumbewa | तुम्बेवा
10908 r 8 Miklajung | मिक्लाजुङ
11001 r 6 Maijogmai | माईजोगमाई
11002 r 5 Sandakpur | सन्दकपुर
11003 t 12 Ilam | ईलाम
11004 t 9 Deumai | देउमाई
11005 r 7 Fakphokthum | फाकफोकथुम
11006 r 6 Mangsebung | माङसेबुङ
11007 r 6 Chulachuli | चुलाचुली
11008 t 10 Mai | माई
11009 t 14 Suryodaya | सूर्योदय
11010 r 6 Rong | रोङ
11101 t 15 Mechinagar | मेचीनगर
11102 r 7 Buddhashanti | बुद्धशान्ति
11103 t 11 Arjundhara | अर्जुनधारा
11104 t 9 Kankai | कन्काई
11105 t 11 Shivasatakshi | शिवशताक्षी
11106 r 7 Kamal | कमल
11107 t 10 Damak | दमक
11108 t 9 Gauradaha | गौरादह
11109 r 6 Gauriganj | गौरीगञ्ज
11110 r 7 Jhapa | झापा
11111 r 7 Barhadashi | बाह्रदशी
11112 t 10 Birtamod | बिर्तामोड
11113 r 5 Haldibari | हल्दिवारी
11114 t 10 Bhadrapur | भद्रपुर
11115 r 7 Kachankawal | कचनकवल
11201 r 9 Miklajung | मिक्लाजुङ
11202 t 9 Letang | लेटाङ
11203 r 10 Kerabari | केराबारी
11204 t 12 Sundarharaicha | सुन्दरहरैचा
11205 t 11 Belbari | बेलबारी
11206 r 7 Kanepokhari | कानेपोखरी
11207 t 10 Pathari Shanishchare | पथरी शनिश्चरे
11208 t 9 Urlabari | उर्लावारी
11209 t 10 Ratuwamai | रतुवामाई
11210 t 9 Sunwarshi | सुनवर्षी
11211 t 9 Rangeli | रंगेली
11212 r 7 Gramthan | ग्रामथान
11213 r 7 Budhiganga | बुढीगंगा
11214 m 19 Biratnagar | विराटनगर
11215 r 7 Katahari | कटहरी
11216 r 7 Dhanpalthan | धनपालथान
11217 r 7 Jahada | जहदा
11301 s 20 Dharan | धरान
11302 t 11 Barahchhetra | बराहक्षेत्र
11303 r 8 Koshi | कोशी
11304 r 8 Bhokraha Narsingh | भोक्राहा नरसिंह
11305 t 9 Ramdhuni | रामधुनी
11306 s 20 Itahari | ईटहरी
11307 t 12 Duhabi | दुहवी
11308 r 6 Gadhi | गढी
11309 t 10 Inaruwa | इनरुवा
11310 r 7 Harinagar | हरिनगर
11311 r 7 Dewanganj | देवानगञ्ज
11312 r 6 Barju | बर्जु
11401 t 9 Belaka | वेलका
11402 t 10 Chaudandigadhi | चौदण्डीगढी
11403 t 16 Triyuga | त्रियुगा
11404 r 8 Rautamai | रौतामाई
11405 r 5 Limchungbung | लिम्चुङ्बुङ
11406 r 5 Tapli | ताप्ली
11407 t 14 Katari | कटारी
11408 r 8 Udayapurgadhi | उदयपुरगढी
`;
