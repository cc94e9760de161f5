import type { Language } from '../language.ts';

/** A province, a district or a local level, by the code of the census: one, three or five digits. */
export interface Place {
  readonly code: string;
  readonly names: Readonly<Record<Language, string>>;
}

export type LocalLevelKind = 'metropolitan' | 'sub-metropolitan' | 'municipality' | 'rural-municipality';

export interface LocalLevel extends Place {
  readonly kind: LocalLevelKind;
  readonly wards: number;
}

/** The three places of an address. */
export interface PlacePath {
  readonly province: Place;
  readonly district: Place;
  readonly localLevel: LocalLevel;
}

/** The provinces by their numbers. */
export const provinces: readonly Place[] = [
  { code: '1', names: { en: 'Koshi', ne: 'कोशी' } },
  { code: '2', names: { en: 'Madhesh', ne: 'मधेश' } },
  { code: '3', names: { en: 'Bagmati', ne: 'बागमती' } },
  { code: '4', names: { en: 'Gandaki', ne: 'गण्डकी' } },
  { code: '5', names: { en: 'Lumbini', ne: 'लुम्बिनी' } },
  { code: '6', names: { en: 'Karnali', ne: 'कर्णाली' } },
  { code: '7', names: { en: 'Sudurpashchim', ne: 'सुदूरपश्चिम' } },
];

/** What a local level is called by its kind; it follows the name. */
export const localLevelKinds: Readonly<Record<LocalLevelKind, Readonly<Record<Language, string>>>> = {
  metropolitan: { en: 'Metropolitan City', ne: 'महानगरपालिका' },
  'sub-metropolitan': { en: 'Sub-Metropolitan City', ne: 'उपमहानगरपालिका' },
  municipality: { en: 'Municipality', ne: 'नगरपालिका' },
  'rural-municipality': { en: 'Rural Municipality', ne: 'गाउँपालिका' },
};

/** One file a province, so that a form loads only what it shows. */
const localLevelFiles: Readonly<Record<string, () => Promise<{ readonly lines: string }>>> = {
  '1': () => import('./koshi.ts'),
  '2': () => import('./madhesh.ts'),
  '3': () => import('./bagmati.ts'),
  '4': () => import('./gandaki.ts'),
  '5': () => import('./lumbini.ts'),
  '6': () => import('./karnali.ts'),
  '7': () => import('./sudurpashchim.ts'),
};

const kindLetters: Readonly<Record<string, LocalLevelKind>> = {
  m: 'metropolitan',
  s: 'sub-metropolitan',
  t: 'municipality',
  r: 'rural-municipality',
};

/** A line of the files: `306 Kathmandu | काठमाडौँ`; of a local level also its kind and wards: `30608 m 32 Kathmandu | काठमाडौँ`. */
const lineForm = /^(?<code>\d+) (?:(?<kind>[mstr]) (?<wards>\d+) )?(?<en>.+) \| (?<ne>.+)$/u;

/** All districts, in the order of their codes. The districts of a province have its code in front of theirs. */
export async function loadDistricts(): Promise<Place[]> {
  return read((await import('./districts.ts')).lines).map(({ place }) => place);
}

/** The local levels of a province, in the order of their codes. Those of a district have its code in front of theirs. */
export async function loadLocalLevels(province: string): Promise<LocalLevel[]> {
  const file = localLevelFiles[province];
  if (file === undefined) return [];
  return read((await file()).lines).flatMap(({ place, kind, wards }) => (kind ? [{ ...place, kind, wards }] : []));
}

/** The places of an address by the code of its local level; null where there is none. */
export async function findPlaces(localLevelCode: string): Promise<PlacePath | null> {
  const province = provinces.find(({ code }) => code === localLevelCode.slice(0, 1));
  if (province === undefined) return null;
  const [districts, localLevels] = await Promise.all([loadDistricts(), loadLocalLevels(province.code)]);
  const district = districts.find(({ code }) => code === localLevelCode.slice(0, 3));
  const localLevel = localLevels.find(({ code }) => code === localLevelCode);
  return district && localLevel ? { province, district, localLevel } : null;
}

/** The name of a local level with what it is: 'Tokha Municipality', 'टोखा नगरपालिका'. */
export function fullName({ names, kind }: LocalLevel, language: Language): string {
  return `${names[language]} ${localLevelKinds[kind][language]}`;
}

function read(lines: string): { place: Place; kind: LocalLevelKind | undefined; wards: number }[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const { code = '', kind = '', wards, en = '', ne = '' } = lineForm.exec(line)?.groups ?? {};
      return { place: { code, names: { en, ne } }, kind: kindLetters[kind], wards: Number(wards) };
    });
}
