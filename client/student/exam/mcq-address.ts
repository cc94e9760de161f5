import { paths } from '#client/lib/paths.ts';

/** What names a unit in an address and in an exam's id. */
export interface McqUnitIds {
  readonly id: string;
  readonly uid: string;
  readonly utype: string;
}

/** What tells units apart in an exam's id: '12/101/practice'. */
export function mcqKey({ id, uid, utype }: McqUnitIds): string {
  return `${id}/${uid}/${utype}`;
}

/** Reads such a key back. */
export function mcqIds(key: string): McqUnitIds {
  const [id = '', uid = '', ...utype] = key.split('/');
  return { id, uid, utype: utype.join('/') };
}

/** A unit's address. Where its titles are not known it has none to read; the screen puts them in. */
export function mcqUnitPath(key: string, titles = { subject: 'subject', unit: 'unit' }): string {
  return paths.mcqUnit.to({ ...mcqIds(key), title: titles.subject, utitle: titles.unit });
}
