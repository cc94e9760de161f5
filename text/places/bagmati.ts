/** The local levels of Bagmati; text/places/places.ts says in which form. */
export const lines = `
30101 r 9 Gaurishankar | गौरीशङ्कर
30102 r 8 Bigu | विगु
30103 r 9 Kalinchok | कालिन्चोक
30104 r 8 Baiteshwor | वैतेश्वर
30105 t 9 Jiri | जिरी
30106 r 7 Tamakoshi | तामाकोशी
30107 r 7 Melung | मेलुङ्ग
30108 r 8 Sailung | शैलुङ
30109 t 9 Bhimeshwor | भिमेश्वर
30201 r 5 Bhotekoshi | भोटेकोशी
30202 r 7 Jugal | जुगल
30203 r 8 Panchpokhari Thangpal | पाँचपोखरी थाङपाल
30204 r 7 Helambu | हेलम्बु
30205 t 13 Melamchi | मेलम्ची
30206 r 12 Indrawati | ईन्द्रावती
30207 t 14 Chautara Sangachokgadhi | चौतारा साँगाचोकगढी
30208 r 8 Balephi | बलेफी
30209 t 9 Bahrabise | बाह्रविसे
30210 r 6 Tripurasundari | त्रिपुरासुन्दरी
30211 r 7 Lisankhu Pakhar | लिसङ्खु पाखर
30212 r 7 Sunkoshi | सुनकोशी
30301 r 6 Gosaikunda | गोसाईकुण्ड
30302 r 5 Aamachhodingmo | आमाछोदिङमो
30303 r 5 Uttargaya | उत्तरगया
30304 r 5 Kalika | कालिका
30305 r 6 Naukunda | नौकुण्ड
30401 r 6 Rubi Valley | रुबी भ्याली
30402 r 5 Khaniyabas | खनियाबास
30403 r 7 Gangajamuna | गङ्गाजमुना
30404 r 7 Tripurasundari | त्रिपुरासुन्दरी
30405 r 5 Netrawati Dabjong | नेत्रावती डबजोङ
30406 t 14 Nilakantha | नीलकण्ठ
30407 r 7 Jwalamukhi | ज्वालामूखी
30408 r 7 Siddhalek | सिद्धलेक
30409 r 10 Benighat Rorang | बेनीघाट रोराङ्ग
30410 r 8 Gajuri | गजुरी
30411 r 8 Galchhi | गल्छी
30412 r 11 Thakre | थाक्रे
30413 t 9 Dhunibesi | धुनीबेंशी
30501 r 7 Dupcheshwar | दुप्चेश्वर
30502 r 6 Tadi | तादी
30503 r 5 Suryagadhi | सुर्यगढी
30504 t 13 Bidur | विदुर
30505 r 5 Kispang | किस्पाङ
30506 r 6 Myagang | म्यगङ
30507 r 6 Tarkeshwar | तारकेश्वर
30508 t 13 Belkotgadhi | बेलकोटगढी
30509 r 6 Likhu | लिखु
30510 r 5 Panchakanya | पञ्चकन्या
30511 r 8 Shivapuri | शिवपुरी
30512 r 8 Kakani | ककनी
30601 t 9 Shankharapur | शङ्खरापुर
30602 t 9 Kageshwori Manohara | कागेश्वरी मनोहरा
30603 t 9 Gokarneshwor | गोकर्णेश्वर
30604 t 13 Budhanilakantha | बुढानिलकण्ठ
30605 t 11 Tokha | टोखा
30606 t 11 Tarakeshwor | तारकेश्वर
30607 t 10 Nagarjun | नागार्जुन
30608 m 32 Kathmandu | काठमाडौँ
30609 t 10 Kirtipur | कीर्तिपुर
30610 t 15 Chandragiri | चन्द्रागिरी
30611 t 9 Dakshinkali | दक्षिणकाली
30701 t 9 Changunarayan | चाँगुनारायण
30702 t 10 Bhaktapur | भक्तपुर
30703 t 9 Madhyapur Thimi | मध्यपुर थिमी
30704 t 10 Suryabinayak | सूर्यविनायक
30801 t 10 Mahalaxmi | महालक्ष्मी
30802 m 29 Lalitpur | ललितपुर
30803 t 14 Godawari | गोदावरी
30804 r 5 Konjyosom | कोन्ज्योसोम
30805 r 6 Mahankal | महाङ्काल
30806 r 7 Bagmati | बागमती
30901 r 9 Chauri Deurali | चौंरीदेउराली
30902 r 10 Bhumlu | भुम्लु
30903 t 12 Mandandeupur | मण्डनदेउपुर
30904 t 14 Banepa | बनेपा
30905 t 12 Dhulikhel | धुलिखेल
30906 t 13 Panchkhal | पाँचखाल
30907 r 9 Temal | तेमाल
30908 t 11 Namobuddha | नमोबुद्ध
30909 t 12 Panauti | पनौती
30910 r 6 Bethanchowk | बेथानचोक
30911 r 12 Roshi | रोशी
30912 r 8 Mahabharat | महाभारत
30913 r 7 Khanikhola | खानीखोला
31001 r 7 Umakunda | उमाकुण्ड
31002 r 6 Gokulganga | गोकुलगङ्गा
31003 r 7 Likhu Tamakoshi | लिखु तामाकोशी
31004 t 9 Ramechhap | रामेछाप
31005 t 14 Manthali | मन्थली
31006 r 9 Khandadevi | खाँडादेवी
31007 r 7 Doramba | दोरम्बा
31008 r 5 Sunapati | सुनापती
31101 t 14 Dudhouli | दुधौली
31102 r 6 Phikkal | फिक्कल
31103 r 11 Tinpatan | तीनपाटन
31104 r 7 Golanjor | गोलन्जोर
31105 t 14 Kamalamai | कमलामाई
31106 r 7 Sunkoshi | सुनकोशी
31107 r 5 Ghyanglekh | घ्याङलेख
31108 r 7 Marin | मरिण
31109 r 8 Hariharpurgadhi | हरिहरपुरगढी
31201 r 5 Indrasarowar | इन्द्रसरोवर
31202 t 12 Thaha | थाहा
31203 r 10 Kailash | कैलाश
31204 r 9 Raksirang | राक्सिराङ्ग
31205 r 9 Manahari | मनहरी
31206 s 19 Hetauda | हेटौडा
31207 r 9 Bhimphedi | भिमफेदी
31208 r 8 Makawanpurgadhi | मकवानपुरगढी
31209 r 12 Bakaiya | बकैया
31210 r 9 Bagmati | बागमती
31301 t 13 Rapti | राप्ती
31302 t 11 Kalika | कालिका
31303 r 7 Ichchha Kamana | इच्छाकामना
31304 m 29 Bharatpur | भरतपुर
31305 t 16 Ratnanagar | रत्ननगर
31306 t 13 Khairahani | खैरहनी
31307 t 9 Madi | माडी
`;
