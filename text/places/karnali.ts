/** The local levels of Karnali; text/places/places.ts says in which form. */
export const lines = `
60101 r 6 Dolpo Buddha | डोल्पो बुद्ध
60102 r 9 Shey Phoksundo | शे फोक्सुण्डो
60103 r 6 Jagadulla | जगदुल्ला
60104 r 9 Mudkechula | मुड्केचुला
60105 t 11 Tripurasundari | त्रिपुरासुन्दरी
60106 t 11 Thuli Bheri | ठुली भेरी
60107 r 7 Kaike | काईके
60108 r 6 Chharka Tangsong | छार्का ताङसोङ
60201 r 9 Mugum Karmarong | मुगुम कार्मारोङ
60202 t 14 Chhayanath Rara | छायाँनाथ रारा
60203 r 11 Soru | सोरु
60204 r 11 Khatyad | खत्याड
60301 r 6 Chankheli | चंखेली
60302 r 5 Kharpunath | खार्पुनाथ
60303 r 8 Simkot | सिमकोट
60304 r 6 Namkha | नाम्खा
60305 r 8 Sarkegad | सर्केगाड
60306 r 6 Adanchuli | अदानचुली
60307 r 5 Tanjakot | ताँजाकोट
60401 r 7 Patarasi | पातारासी
60402 r 8 Kanaka Sundari | कनकासुन्दरी
60403 r 6 Sinja | सिंजा
60404 t 10 Chandannath | चन्दननाथ
60405 r 5 Guthichaur | गुठिचौर
60406 r 8 Tatopani | तातोपानी
60407 r 9 Tila | तिला
60408 r 7 Hima | हिमा
60501 r 9 Palata | पलाता
60502 r 9 Pachaljharana | पचालझरना
60503 t 9 Raskot | रास्कोट
60504 r 9 Sanni Tribeni | सान्नी त्रिवेणी
60505 r 9 Naraharinath | नरहरिनाथ
60506 t 11 Khandachakra | खाँडाचक्र
60507 t 11 Tilagufa | तिलागुफा
60508 r 7 Mahawai | महावै
60509 r 8 Shubha Kalika | शुभ कालिका
60601 r 8 Naumule | नौमुले
60602 r 6 Mahabu | महाबु
60603 r 7 Bhairabi | भैरवी
60604 r 6 Thantikandh | ठाँटीकाँध
60605 t 9 Aathabis | आठबीस
60606 t 9 Chamunda Bindrasaini | चामुण्डा विन्द्रासैनी
60607 t 13 Dullu | दुल्लु
60608 t 11 Narayan | नारायण
60609 r 7 Bhagawatimai | भगवतीमाई
60610 r 6 Dungeshwor | डुङ्गेश्वर
60611 r 8 Gurans | गुराँस
60701 r 9 Barekot | बारेकोट
60702 r 9 Kuse | कुसे
60703 r 11 Junichande | जुनीचाँदे
60704 t 13 Chhedagad | छेडागाड
60705 r 9 Shivalaya | शिवालय
60706 t 13 Bheri | भेरी
60707 t 13 Nalgad | नलगाड
60801 t 14 Aathbiskot | आठबिसकोट
60802 r 11 Sani Bheri | सानी भेरी
60803 r 10 Banphikot | बाँफिकोट
60804 t 14 Musikot | मुसिकोट
60805 r 10 Tribeni | त्रिवेणी
60806 t 14 Chaurjahari | चौरजहारी
60901 r 6 Darma | दार्मा
60902 r 7 Kumakh | कुमाख
60903 t 12 Bangad Kupinde | बनगाड कुपिण्डे
60904 r 5 Siddha Kumakh | सिद्ध कुमाख
60905 t 12 Bagchaur | बागचौर
60906 r 7 Chhatreshwori | छत्रेश्वरी
60907 t 15 Sharada | शारदा
60908 r 7 Kalimati | कालिमाटी
60909 r 6 Tribeni | त्रिवेणी
60910 r 6 Kapurkot | कपुरकोट
61001 r 9 Simta | सिम्ता
61002 r 6 Chingad | चिङ्गाड
61003 t 10 Lekbeshi | लेकबेशी
61004 t 14 Gurbhakot | गुर्भाकोट
61005 t 13 Bheriganga | भेरीगंगा
61006 t 16 Birendranagar | बीरेन्द्रनगर
61007 r 10 Barahatal | बराहताल
61008 t 11 Panchapuri | पञ्चपुरी
61009 r 10 Chaukune | चौकुने
`;
