import type { HeadingWords } from './headings.ts';

// The headings that Nepali colleges, boards and spreadsheets use, in the form of `plainHeading`: without capitals, dots
// and spaces.

/** The headings of tables of candidates. `serial` is a line number that is ignored. */
export const candidateHeadings = {
  symbol_number: [
    'symbolnumber', 'symbolno', 'symbolnum', 'symno', 'examsymbolno', 'examsymbolnumber', 'candidatesymbolno',
    'सिम्बोलनम्बर', 'सिम्बोलनं', 'सिम्बोलन', 'सिम्बलनम्बर', 'सिम्बलनं',
    'rollnumber', 'rollno', 'roll', 'examrollno', 'रोलनम्बर', 'रोलनं', 'रोलन',
    'applicationno', 'applicationnumber', 'formno', 'formnumber', 'applicantid', 'candidateid', 'studentid',
    'आवेदननम्बर', 'आवेदननं', 'फारमनम्बर', 'फारमनं', 'फारामनं', 'फारामनम्बर',
    'registrationnumber', 'registrationno', 'regdno', 'regno', 'regdnumber', 'regnumber', 'दर्तानम्बर', 'दर्तानं', 'दर्तान', 'क्रमाङ्क', 'क्रमांक',
  ],
  name: [
    'name', 'fullname', 'studentsname', 'studentname', 'nameofstudent', 'nameofthestudent', 'candidatesname',
    'candidatename', 'nameofcandidate', 'nameofthecandidate', 'applicantsname', 'applicantname', 'nameofapplicant',
    'nameoftheapplicant', 'studentsfullname', 'candidatesfullname', 'applicantsfullname', 'studentfullname',
    'नाम', 'नामथर', 'पूरानाम', 'पुरानाम', 'पूरानामथर', 'पुरानामथर', 'विद्यार्थीकोनाम', 'विद्यार्थीकोनामथर',
    'विद्यार्थीकोपूरानाम', 'परीक्षार्थीकोनाम', 'परीक्षार्थीकोनामथर', 'परिक्षार्थीकोनाम', 'परिक्षार्थीकोनामथर',
    'आवेदककोनाम', 'आवेदककोनामथर', 'उम्मेदवारकोनाम', 'उम्मेदवारकोनामथर', 'fullnameinenglish', 'nameinenglish', 'नामथरअंग्रेजीमा',
    'nameinnepali', 'fullnameinnepali', 'नामथरनेपालीमा',
  ],
  room: ['room', 'roomno', 'roomnumber', 'examroom', 'hall', 'hallno', 'examhall', 'कोठा', 'कोठानम्बर', 'कोठानं', 'कोठान', 'हल', 'परीक्षाकोठा'],
  seat: ['seat', 'seatno', 'seatnumber', 'bench', 'benchno', 'deskno', 'सिट', 'सीट', 'सिटनम्बर', 'सिटनं', 'सिटन', 'सीटनम्बर', 'सीटनं', 'बेन्च'],
  groups: [
    'groups', 'group', 'quota', 'category', 'reservation', 'reservationgroup', 'reservationcategory', 'quotacategory',
    'groupquota', 'seatcategory', 'समूह', 'समुह', 'कोटा', 'वर्ग', 'आरक्षण', 'आरक्षणसमूह', 'आरक्षितसमूह', 'समूहकोटा',
  ],
  extra_minutes: [
    'extraminutes', 'extratime', 'extratimeminutes', 'extratimeinminutes', 'extratimemin', 'additionaltime', 'additionalminutes',
    'थपसमय', 'थपमिनेट', 'थपसमयमिनेटमा', 'अतिरिक्तसमय',
  ],
  date_of_birth: [
    'dateofbirth', 'dateofbirthbs', 'dateofbirthad', 'dob', 'dobbs', 'dobad', 'birthdate', 'birthdatebs', 'birthdatead', 'birthday',
    'dateofbirthinbs', 'dateofbirthinad', 'dobinbs', 'dobinad',
    'जन्ममिति', 'जन्ममितिबिसं', 'जन्ममितिविसं', 'जन्ममितिइसं', 'जन्ममितिईसं', 'जन्ममितिbs', 'जन्ममितिad',
  ],
  previous_score: [
    'previousscore', 'gpa', 'cgpa', 'gpacgpa', 'seegpa', 'slcgpa', 'previousgpa', 'previousmarks', 'previouspercentage', 'percentage',
    'percent', 'gpapercentage', 'gpapreviousscore', '12gpa', '2gpa', 'grade12gpa', 'gradeaverage', 'जिपिए', 'जीपीए', 'जिपीए', 'एसइईजिपिए', 'अघिल्लोअङ्क', 'अघिल्लोप्राप्ताङ्क', 'प्राप्ताङ्क', 'प्रतिशत',
  ],
  pin: ['pin', 'pinno', 'pincode', 'पिन'],
  phone: [
    'phone', 'phoneno', 'phonenumber', 'mobile', 'mobileno', 'mobilenumber', 'contact', 'contactno', 'contactnumber',
    'cell', 'cellno', 'cellphone', 'phonemobile', 'mobilephone', 'telephone', 'tel', 'phonemobilecontact', 'mobilephoneno', 'whatsapp', 'whatsappno',
    'फोन', 'फोननम्बर', 'फोननं', 'फोनन', 'मोबाइल', 'मोबाइलनम्बर', 'मोबाइलनं', 'मोबाइलन', 'मोवाइल', 'मोवाइलनं', 'मोबाईल', 'मोबाईलनं', 'मोबाईलनम्बर', 'सम्पर्क', 'सम्पर्कनम्बर', 'सम्पर्कनं', 'सम्पर्कन',
  ],
  email: ['email', 'emailaddress', 'emailid', 'mail', 'इमेल', 'ईमेल', 'इमेलठेगाना', 'ईमेलठेगाना'],
  gender: ['gender', 'sex', 'gendersex', 'लिङ्ग', 'लिंग', 'लैंगिकता', 'लैङ्गिकता'],
  serial: [
    'sn', 'sno', 'slno', 'srno', 'serial', 'serialno', 'serialnumber', 'सिनं', 'क्रसं', 'क्रस', 'क्रसङ्ख्या', 'क्रसंख्या', 'क्रमसङ्ख्या', 'क्रमसंख्या', 'सिन',
  ],
} satisfies HeadingWords<string>; // prettier-ignore

const optionHeadings = (letter: string, number: number, nepali: string) => [
  `option${letter}`, `option${number}`, letter, `opt${letter}`, `opt${number}`, `choice${letter}`, `choice${number}`,
  `answer${letter}`, `answer${number}`, `ans${number}`, `answeroption${number}`, `विकल्प${nepali}`, `विकल्प${number}`, `विकल्प${letter}`, nepali, String(number),
]; // prettier-ignore

/** The headings of tables of questions. `serial` is a line number that is ignored. */
export const questionHeadings = {
  question: [
    'question', 'questions', 'questiontext', 'questionstem', 'questionstatement', 'stem', 'mcq', 'mcqs', 'mcqquestion', 'q', 'ques',
    'questioninenglish', 'questioninnepali', 'प्रश्न', 'प्रश्नहरू', 'प्रश्नहरु', 'प्रश्नपाठ', 'बहुवैकल्पिकप्रश्न',
  ],
  option_a: optionHeadings('a', 1, 'क'),
  option_b: optionHeadings('b', 2, 'ख'),
  option_c: optionHeadings('c', 3, 'ग'),
  option_d: optionHeadings('d', 4, 'घ'),
  option_e: optionHeadings('e', 5, 'ङ'),
  option_f: optionHeadings('f', 6, 'च'),
  answer: [
    'answer', 'correctanswer', 'correct', 'rightanswer', 'answerkey', 'key', 'correctoption', 'rightoption', 'correctchoice', 'correctans',
    'anskey', 'ans', 'answers', 'correctanswers', 'right', 'correctoptionno', 'correctoptionnumber',
    'सहीउत्तर', 'सहिउत्तर', 'ठीकउत्तर', 'ठिकउत्तर', 'सहीविकल्प', 'सहिविकल्प', 'उत्तर', 'सहीजवाफ', 'जवाफ', 'उत्तरकुञ्जिका', 'उत्तरकुञ्जी', 'सही', 'सहि',
  ],
  explanation: [
    'explanation', 'explanations', 'answerexplanation', 'reason', 'rationale', 'solution', 'hint', 'feedback', 'why',
    'व्याख्या', 'स्पष्टीकरण', 'कारण', 'समाधान', 'हल',
  ],
  subject: ['subject', 'subjects', 'subjectname', 'course', 'विषय'],
  topic: ['topic', 'topics', 'chapter', 'unit', 'lesson', 'subtopic', 'शीर्षक', 'पाठ', 'एकाइ', 'एकाई', 'इकाई', 'अध्याय', 'पाठ्यांश'],
  tags: ['tags', 'tag', 'keywords', 'ट्याग', 'ट्यागहरू'],
  difficulty: ['difficulty', 'difficultylevel', 'level', 'hardness', 'कठिनाइ', 'कठिनाई', 'कठिनता', 'कठिनाइस्तर', 'स्तर'],
  language: ['language', 'lang', 'medium', 'भाषा', 'माध्यम'],
  serial: [
    'sn', 'sno', 'slno', 'srno', 'serial', 'serialno', 'qn', 'qno', 'questionno', 'questionnumber', 'no', 'number', 'id',
    'सिनं', 'क्रसं', 'क्रस', 'प्रश्ननं', 'प्रश्नन', 'प्रश्ननम्बर', 'प्रनं', 'क्रमसङ्ख्या', 'क्रमसंख्या',
  ],
} satisfies HeadingWords<string>; // prettier-ignore
