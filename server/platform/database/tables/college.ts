import type { Language } from '#text/language.ts';
import type { ImageRow } from './items.ts';
import type { Time } from './time.ts';

/** Who the college is: one row, id 1; none while nothing is set. */
interface CollegeRow {
  id: number;
  /** JSON of the contract's `CollegeIdentity`. */
  identity: string;
  changed_at: Time;
}

/** The logo of the college, under a hash of its bytes: one row at most. */
interface CollegeLogoRow extends Pick<ImageRow, 'id' | 'type' | 'width' | 'height'> {
  bytes: Uint8Array;
}

/** A person who was invited and has not come yet. */
export interface InvitationRow {
  id: string;
  name: string;
  email: string;
  email_key: string;
  /** As the column `account.duties` has them. */
  duties: string;
  /** The language of the mail. */
  language: Language;
  /** Of the link that works; null until the mail goes out. */
  token_hash: string | null;
  made_at: Time;
  expires_at: Time;
}

/** The link of the first start: one row, id 1, until it is used. */
interface SetUpLinkRow {
  id: number;
  token_hash: string;
  expires_at: Time;
}

/** The college, and how people come to its staff. */
export interface CollegeTables {
  college: CollegeRow;
  college_logo: CollegeLogoRow;
  invitation: InvitationRow;
  set_up_link: SetUpLinkRow;
}
