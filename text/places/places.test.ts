import { describe, expect, test } from 'vitest';
import { findPlaces, fullName, loadDistricts, loadLocalLevels, provinces } from './places.ts';

const districts = await loadDistricts();
const localLevels = (await Promise.all(provinces.map(({ code }) => loadLocalLevels(code)))).flat();
const places = [...provinces, ...districts, ...localLevels];

describe('the places of Nepal', () => {
  test('are 7 provinces, 77 districts and 753 local levels with 6,743 wards', () => {
    expect([provinces, districts, localLevels].map(({ length }) => length)).toEqual([7, 77, 753]);
    const kinds = localLevels.map(({ kind }) => kind);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect(['metropolitan', 'sub-metropolitan', 'municipality', 'rural-municipality'].map(count)).toEqual([
      6, 11, 276, 460,
    ]);
    expect(localLevels.reduce((sum, { wards }) => sum + wards, 0)).toBe(6743);
    for (const { wards } of localLevels) expect(wards >= 5 && wards <= 33).toBe(true);
  });

  test('each have an English and a Nepali name, written as each language is', () => {
    for (const { names } of places) {
      expect(names.en).toMatch(/^[A-Z][a-z.]*(?:[ -][A-Z][a-z.]*)*$/);
      expect(names.ne).toMatch(/^[\p{Script=Devanagari}.]+(?: \p{Script=Devanagari}+)*$/u);
      expect(names.ne).toBe(names.ne.normalize('NFC'));
      // A vowel sign belongs to a consonant, and there is one.
      expect(names.ne).not.toMatch(/[ािीुूृेैोौ]{2}|(?:^| )[ािीुूृेैोौंँ्]/u);
    }
  });

  test('each have a code of their own that begins with that of the place around them', () => {
    expect(new Set(places.map(({ code }) => code)).size).toBe(837);
    for (const { code } of districts) expect(provinces.filter((each) => code.startsWith(each.code))).toHaveLength(1);
    for (const { code } of districts) expect(localLevels.some((each) => each.code.startsWith(code))).toBe(true);
    for (const { code } of localLevels)
      expect(districts.filter((each) => code.length === 5 && code.startsWith(each.code))).toHaveLength(1);
  });

  test('no two of a district have the same name', () => {
    for (const language of ['en', 'ne'] as const)
      expect(new Set(localLevels.map(({ code, names }) => code.slice(0, 3) + names[language])).size).toBe(753);
  });
});

test('an address is found by the code of its local level', async () => {
  const found = await findPlaces('30605');
  expect([found?.province, found?.district, found?.localLevel].map((place) => place?.names.en)).toEqual([
    'Bagmati',
    'Kathmandu',
    'Tokha',
  ]);
  expect(found && [fullName(found.localLevel, 'en'), fullName(found.localLevel, 'ne')]).toEqual([
    'Tokha Municipality',
    'टोखा नगरपालिका',
  ]);
  expect(found?.localLevel.wards).toBe(11);
  for (const code of ['', '3', '306', '30699', '90101', '306050']) expect(await findPlaces(code)).toBeNull();
});
