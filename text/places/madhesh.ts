/** The local levels of Madhesh; text/places/places.ts says in which form. */
export const lines = `
20101 t 11 Saptakoshi | सप्तकोशी
20102 t 12 Kanchanrup | कञ्चनरुप
20103 r 6 Agnisair Krishna Savaran | अग्निसाइर कृष्णासरवन
20104 r 6 Rupani | रुपनी
20105 t 12 Shambhunath | शम्भुनाथ
20106 t 11 Khadak | खडक
20107 t 11 Surunga | सुरुङ्गा
20108 r 6 Balan-Bihul | बलान बिहुल
20109 t 10 Bode Barsain | बोदेबरसाईन
20110 t 10 Dakneshwori | डाक्नेश्वरी
20111 r 6 Rajgadh | राजगढ
20112 r 7 Bishnupur | बिष्णुपुर
20113 t 16 Rajbiraj | राजविराज
20114 r 6 Mahadeva | महादेवा
20115 r 5 Tirahut | तिरहुत
20116 t 14 Hanumannagar Kankalini | हनुमाननगर कङ्कालिनी
20117 r 8 Tilathi Koiladi | तिलाठी कोईलाडी
20118 r 7 Chhinnamasta | छिन्नमस्ता
20201 t 24 Lahan | लहान
20202 t 14 Dhangadhimai | धनगढीमाई
20203 t 13 Golbazar | गोलबजार
20204 t 12 Mirchaiya | मिर्चैया
20205 t 11 Karjanha | कर्जन्हा
20206 t 12 Kalyanpur | कल्याणपुर
20207 r 5 Naraha | नरहा
20208 r 5 Bishnupur | विष्णुपुर
20209 r 5 Arnama | अर्नमा
20210 t 10 Sukhipur | सुखीपुर
20211 r 6 Laxmipur Patari | लक्ष्मीपुर पतारी
20212 r 5 Sakhuwa Nankarkatti | सखुवानान्कारकट्टी
20213 r 5 Bhagawanpur | भगवानपुर
20214 r 5 Nawarajpur | नवराजपुर
20215 r 5 Bariyarpatti | बरियारपट्टी
20216 r 5 Aurahi | औरही
20217 t 22 Siraha | सिरहा
20301 t 11 Ganeshman Charnath | गणेशमान चारनाथ
20302 t 9 Dhanushadham | धनुषाधाम
20303 t 11 Mithila | मिथिला
20304 r 5 Bateshwor | बटेश्वर
20305 t 10 Chhireshwornath | क्षिरेश्वरनाथ
20306 r 7 Lakshminiya | लक्ष्मीनिया
20307 t 10 Mithila Bihari | मिथिला बिहारी
20308 t 9 Hansapur | हंसपुर
20309 t 13 Sabaila | सबैला
20310 t 9 Sahidnagar | शहीदनगर
20311 t 9 Kamala | कमला
20312 r 6 Janaknandani | जनकनन्दिनी
20313 t 9 Bideha | विदेह
20314 r 6 Aurahi | औरही
20315 s 25 Janakpurdham | जनकपुरधाम
20316 r 5 Dhanauji | धनौजी
20317 t 9 Nagarain | नगराइन
20318 r 6 Mukhiyapatti Musarmiya | मुखियापट्टी मुसहरमिया
20401 t 14 Bardibas | बर्दिबास
20402 t 12 Gaushala | गौशाला
20403 r 8 Sonama | सोनमा
20404 t 9 Aurahi | औरही
20405 t 9 Bhangaha | भँगाहा
20406 t 9 Loharpatti | लोहरपट्टी
20407 t 11 Balawa | बलवा
20408 t 9 Ramgopalpur | रामगोपालपुर
20409 r 7 Samsi | साम्सी
20410 t 10 Manra Siswa | मनरा शिसवा
20411 r 6 Ekdara | एकडारा
20412 r 6 Mahottari | महोत्तरी
20413 r 7 Pipara | पिपरा
20414 t 9 Matihani | मटिहानी
20415 t 12 Jaleshwor | जलेश्वर
20501 t 17 Lalbandi | लालबन्दी
20502 t 11 Hariwan | हरिवन
20503 t 12 Bagmati | बागमती
20504 t 18 Barahathawa | बरहथवा
20505 t 9 Haripur | हरिपुर
20506 t 15 Ishworpur | ईश्वरपुर
20507 t 9 Haripurwa | हरिपुर्वा
20508 r 6 Parsa | पर्सा
20509 r 7 Bramhapuri | ब्रह्मपुरी
20510 r 7 Chandranagar | चन्द्रनगर
20511 t 10 Kabilasi | कविलासी
20512 r 9 Chakraghatta | चक्रघट्टा
20513 r 6 Basbariya | बसबरीया
20514 r 7 Dhankaul | धनकौल
20515 r 7 Ramnagar | रामनगर
20516 t 11 Balara | बलरा
20517 t 12 Godaita | गोडैटा
20518 r 8 Bishnu | विष्णु
20519 r 7 Kaudena | कौडेना
20520 t 12 Malangawa | मलंगवा
20601 t 10 Chandrapur | चन्द्रपुर
20602 t 9 Gujara | गुजरा
20603 t 11 Phatuwa Bijayapur | फतुवाबिजयपुर
20604 t 9 Katahariya | कटहरिया
20605 t 9 Brindaban | बृन्दावन
20606 t 9 Gadhimai | गढीमाई
20607 t 9 Madhav Narayan | माधव नारायण
20608 t 9 Garuda | गरुडा
20609 t 9 Dewahi Gonahi | देवाही गोनाही
20610 t 9 Maulapur | मौलापुर
20611 t 9 Baudhimai | बौधीमाई
20612 t 9 Paroha | परोहा
20613 t 9 Rajpur | राजपुर
20614 r 5 Yamunamai | यमुनामाई
20615 r 5 Durga Bhagwati | दुर्गा भगवती
20616 t 9 Rajdevi | राजदेवी
20617 t 9 Gaur | गौर
20618 t 9 Ishanath | ईशनाथ
20701 t 13 Nijgadh | निजगढ
20702 t 11 Kolhabi | कोल्हवी
20703 s 24 Jitpur Simara | जीतपुर सिमरा
20704 r 5 Parwanipur | परवानीपुर
20705 r 7 Prasauni | प्रसौनी
20706 r 5 Bishrampur | विश्रामपुर
20707 r 7 Pheta | फेटा
20708 s 27 Kalaiya | कलैया
20709 r 8 Karaiyamai | करैयामाई
20710 r 6 Baragadhi | बारागढी
20711 r 8 Adarsh Kotwal | आदर्श कोटवाल
20712 t 11 Simraungadh | सिम्रौनगढ
20713 t 9 Pacharauta | पचरौता
20714 t 11 Mahagadhimai | महागढीमाई
20715 r 7 Devtal | देवताल
20716 r 8 Suwarna | सुवर्ण
20801 r 5 Thori | ठोरी
20802 r 5 Jirabhawani | जिरा भवानी
20803 r 6 Jagarnathpur | जगरनाथपुर
20804 r 5 Paterwa Sugauli | पटेर्वा सुगौली
20805 r 6 Sakhuwa Prasauni | सखुवा प्रसौनी
20806 t 9 Parsagadhi | पर्सागढी
20807 m 32 Birgunj | वीरगंज
20808 t 9 Bahudarmai | बहुदरमाई
20809 t 10 Pokhariya | पोखरिया
20810 r 5 Kalikamai | कालिकामाई
20811 r 5 Dhobini | धोबीनी
20812 r 5 Chhipaharmai | छिपहरमाई
20813 r 5 Pakaha Mainpur | पकाहा मैनपुर
20814 r 5 Bindabasini | बिन्दबासिनी
`;
