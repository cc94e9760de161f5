import { paths } from '#client/lib/paths.ts';

/** Names a unit in an address and in an exam's id. */
export interface McqUnitIds {
  readonly id: string;
  readonly uid: string;
  readonly utype: string;
}

/** Tells units apart in an exam's id: '12/101/practice'. */
export function mcqKey({ id, uid, utype }: McqUnitIds): string {
  return `${id}/${uid}/${utype}`;
}

/** Parses such a key. */
export function mcqIds(key: string): McqUnitIds {
  const [id = '', uid = '', ...utype] = key.split('/');
  return { id, uid, utype: utype.join('/') };
}

/** A unit's address. If its titles are unknown, the address has none, and the screen adds them. */
export function mcqUnitPath(key: string, titles = { subject: 'subject', unit: 'unit' }): string {
  return paths.mcqUnit.to({ ...mcqIds(key), title: titles.subject, utitle: titles.unit });
}
