import { Children } from 'react';
import * as m from '#messages/about.ts';
import { resetLinkMinutes, sessionDays } from '#contract/account-fields.ts';
import { paths } from '#client/lib/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { TextPart, TextRows, TextSheet } from './text-sheet.tsx';

/**
 * /privacy: what is stored where, and for how long. It describes browser storage (exam/practice/stored-keys.ts), the caches
 * (client/student/offline, client/lib/api), the cookies (client/lib/cookie.ts, server/features/accounts/devices.ts) and the server's
 * tables.
 */
export function Privacy() {
  return (
    <TextSheet title={m.privacyTitle} lead={m.privacyLead}>
      <TextPart title={m.device}>
        <TextRows rows={m.onDevice} />
      </TextPart>
      <TextPart title={m.cookiesTitle}>
        <TextRows rows={m.cookies} />
      </TextPart>
      <TextPart title={m.server}>
        <TextRows rows={m.onServer({ sessionDays, resetLinkMinutes })} />
        <p>{m.notAmongIt}</p>
      </TextPart>
      <TextPart title={m.remove}>
        <p>{Children.toArray(m.canRemove(<Link to={paths.contact.to()}>{m.contactTitle}</Link>))}</p>
      </TextPart>
    </TextSheet>
  );
}
