import { expect, it } from 'vitest';
import { loadDistricts, loadLocalLevels } from '#text/places/places.ts';
import { addressLine } from './address-line.ts';

it('writes an address from the tole to the province, and what is known of half an address', async () => {
  const places = { districts: await loadDistricts(), localLevels: await loadLocalLevels('3') };
  const [level] = places.localLevels.filter(({ names }) => names.en === 'Melamchi');
  const code = level?.code ?? '';
  const form = { province: '3', district: code.slice(0, 3), localLevel: code, ward: '11', tole: 'Talamarang' };
  expect(addressLine(form, places)).toBe('Talamarang, Melamchi Municipality 11, Sindhupalchok, Bagmati');
  expect(addressLine({ province: '3' }, null)).toBe('Bagmati');
  expect(addressLine({}, null)).toBe('');
});
