/** The local levels of Sudurpashchim; text/places/places.ts says in which form. */
export const lines = `
70101 r 7 Himali | हिमाली
70102 r 6 Gaumul | गौमुल
70103 t 10 Budhinanda | बुढीनन्दा
70104 r 5 Swamikartik Khapar | स्वामीकार्तिक खापर
70105 r 6 Jagannath | जगन्नाथ
70106 t 9 Badimalika | बडीमालिका
70107 r 7 Khaptad Chhededaha | खप्तड छेडेदह
70108 t 10 Budhiganga | बुढीगंगा
70109 t 9 Tribeni | त्रिवेणी
70201 r 5 Saipal | साइपाल
70202 t 11 Bungal | बुंगल
70203 r 5 Surma | सूर्मा
70204 r 7 Talkot | तलकोट
70205 r 7 Masta | मष्टा
70206 t 11 Jayaprithivi | जयपृथ्वी
70207 r 7 Chabispathivera | छबिसपाथिभेरा
70208 r 7 Durgathali | दुर्गाथली
70209 r 9 Kedarseu | केदारस्युँ
70210 r 9 Bitthadchir | वित्थडचिर
70211 r 9 Thalara | थलारा
70212 r 7 Khaptadchhanna | खप्तडछान्ना
70301 r 6 Byas | ब्याँस
70302 r 5 Duhun | दुहुँ
70303 t 9 Mahakali | महाकाली
70304 r 6 Naugad | नौगाड
70305 r 6 Apihimal | अपिहिमाल
70306 r 6 Marma | मार्मा
70307 t 9 Shailyashikhar | शैल्यशिखर
70308 r 8 Malikarjun | मालिकार्जुन
70309 r 6 Lekam | लेकम
70401 r 7 Dilasaini | डीलासैनी
70402 r 8 Dogada Kedar | दोगडाकेदार
70403 t 10 Purchaudi | पुर्चौडी
70404 r 8 Surnaya | सुर्नया
70405 t 11 Dasharathchanda | दशरथचन्द
70406 r 6 Pancheshwar | पञ्चेश्वर
70407 r 6 Shivanath | शिवनाथ
70408 t 9 Melauli | मेलौली
70409 t 10 Patan | पाटन
70410 r 9 Sigas | सिगास
70501 r 5 Nawadurga | नवदुर्गा
70502 t 11 Amargadhi | अमरगढी
70503 r 6 Ajaymeru | अजयमेरु
70504 r 5 Bhageshwar | भागेश्वर
70505 t 12 Parashuram | परशुराम
70506 r 8 Alital | आलिताल
70507 r 5 Ganyapdhura | गन्यापधुरा
70601 r 7 Purbichauki | पूर्वीचौकी
70602 r 6 Sayal | सायल
70603 r 7 Aadarsha | आदर्श
70604 t 11 Shikhar | शिखर
70605 t 9 Dipayal Silgadhi | दिपायल सिलगढी
70606 r 7 K. I. Singh | के.आई.सिंह
70607 r 7 Bogatan Phudsil | बोगटान फुड्सिल
70608 r 5 Badikedar | बडीकेदार
70609 r 6 Jorayal | जोरायल
70701 t 9 Panchadewal Binayak | पञ्चदेवल विनायक
70702 r 7 Ramaroshan | रामारोशन
70703 r 8 Mellekh | मेल्लेख
70704 t 14 Sanphebagar | साँफेबगर
70705 r 7 Chaurpati | चौरपाटी
70706 t 14 Mangalsen | मंगलसेन
70707 r 6 Bannigadhi Jayagadh | बान्नीगढी जयगढ
70708 t 10 Kamalbazar | कमलबजार
70709 r 8 Dhakari | ढकारी
70710 r 8 Turmakhand | तुर्माखाँद
70801 r 7 Mohanyal | मोहन्याल
70802 r 6 Chure | चुरे
70803 t 12 Godawari | गोदावरी
70804 t 11 Gauriganga | गौरीगंगा
70805 t 12 Ghodaghodi | घोडाघोडी
70806 r 6 Bardagoriya | बर्दगोरिया
70807 t 10 Lamkichuha | लम्कीचुहा
70808 r 9 Janaki | जानकी
70809 r 7 Joshipur | जोशीपुर
70810 t 9 Tikapur | टिकापुर
70811 t 9 Bhajani | भजनी
70812 r 9 Kailari | कैलारी
70813 s 19 Dhangadhi | धनगढी
70901 t 9 Krishnapur | कृष्णपुर
70902 t 12 Shuklaphanta | शुक्लाफाँटा
70903 t 10 Bedkot | बेदकोट
70904 t 19 Bhimdatta | भीमदत्त
70905 t 10 Dodhara Chandani | दोधारा चाँदनी
70906 r 6 Laljhadi | लालझाडी
70907 t 11 Punarbas | पुनर्वास
70908 t 10 Belauri | बेलौरी
70909 r 5 Beldandi | बेलडाँडी
`;
