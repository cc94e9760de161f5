/** A name in both scripts. */
interface NamePair {
  readonly en: string;
  readonly ne: string;
}

/** An invented person. */
export interface InventedPerson {
  readonly name: string;
  readonly nameNepali: string;
  readonly gender: 'female' | 'male';
}

const women = `Asmita अस्मिता, Sita सीता, Bimala विमला, Maya माया, Sunita सुनिता, Kabita कविता, Puja पूजा, Srijana सृजना, Anjali अञ्जली,
Nirmala निर्मला, Laxmi लक्ष्मी, Rekha रेखा, Sabina सविना, Manisha मनीषा, Gita गीता, Deepa दीपा, Binita विनिता, Roshani रोशनी, Samjhana सम्झना, Sarita सरिता`;
const men = `Hari हरि, Nabin नवीन, Bikash विकास, Suman सुमन, Prakash प्रकाश, Rajesh राजेश, Kiran किरण, Dipak दीपक, Arjun अर्जुन, Ramesh रमेश,
Santosh सन्तोष, Bishnu विष्णु, Krishna कृष्ण, Sagar सागर, Manoj मनोज, Niraj नीरज, Pawan पवन, Rabin रविन, Umesh उमेश, Yubraj युवराज`;
const families = `Tamang तामाङ, Sharma शर्मा, Rai राई, Gurung गुरुङ, Shrestha श्रेष्ठ, Thapa थापा, Maharjan महर्जन, Magar मगर, Karki कार्की,
Adhikari अधिकारी, Chaudhary चौधरी, Yadav यादव, Shakya शाक्य, Joshi जोशी, Limbu लिम्बू, Basnet बस्नेत, Khadka खड्का, Poudel पौडेल, Lama लामा, Bhandari भण्डारी, Regmi रेग्मी`;

/** Twenty women and twenty men with each of 21 families: the pairs repeat only after them all. */
const [femaleNames, maleNames, familyNames] = [read(women), read(men), read(families)];

function read(text: string): readonly NamePair[] {
  return text.split(',').map((pair) => {
    const [en = '', ne = ''] = pair.trim().split(' ');
    return { en, ne };
  });
}

/** The nth invented person, from 0: women and men in turn, and the first 840 of them different. */
export function inventedPerson(n: number): InventedPerson {
  const isWoman = n % 2 === 0;
  const half = Math.floor(n / 2);
  const given = (isWoman ? femaleNames : maleNames)[half % 20];
  const family = familyNames[half % 21];
  return {
    name: `${given?.en} ${family?.en}`,
    nameNepali: `${given?.ne} ${family?.ne}`,
    gender: isWoman ? 'female' : 'male',
  };
}
