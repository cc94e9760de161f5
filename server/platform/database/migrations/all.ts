import type { Migration } from 'kysely/migration';
import { catalogue } from './001-catalogue.ts';
import { accounts } from './002-accounts.ts';
import { rateLimits } from './003-rate-limits.ts';
import { auditLog } from './004-audit-log.ts';
import { catalogueSource } from './005-catalogue-source.ts';
import { writeProbe } from './006-write-probe.ts';
import { staffSessions } from './007-staff-sessions.ts';
import { itemBank } from './008-item-bank.ts';
import { examinations } from './009-examinations.ts';
import { figuresAndReports } from './010-figures-and-reports.ts';
import { pendingImports } from './011-pending-imports.ts';
import { merit } from './012-merit.ts';
import { accountLanguage } from './013-account-language.ts';
import { sessionDevices } from './014-session-devices.ts';
import { examDay } from './015-exam-day.ts';
import { practiceRecord } from './017-practice-record.ts';
import { trials } from './021-trials.ts';
import { secondFactor } from './019-second-factor.ts';
import { failedMails } from './020-failed-mails.ts';
import { itemFacility } from './024-item-facility.ts';
import { findingEvidence } from './025-finding-evidence.ts';
import { paperDrawn } from './026-paper-drawn.ts';
import { commitments } from './027-commitments.ts';
import { optionIds } from './028-option-ids.ts';
import { heldAndRead } from './023-held-and-read.ts';
import { importPages } from './036-import-pages.ts';
import { statisticFindings } from './022-statistic-findings.ts';
import { likeness } from './030-likeness.ts';
import { wrongPins } from './031-wrong-pins.ts';
import { pinCounter } from './035-pin-counter.ts';
import { contact } from './033-contact.ts';
import { announcementKind } from './034-announcement-kind.ts';
import { keySeen } from './038-key-seen.ts';
import { endedAt } from './039-ended-at.ts';
import { duties } from './040-duties.ts';
import { college } from './041-college.ts';
import { consents } from './042-consents.ts';
import { applicationMail } from './046-application-mail.ts';
import { payments } from './047-payments.ts';
import { offers } from './048-offers.ts';
import { faceDoubted } from './049-face-doubted.ts';
import { toldMessages } from './050-told-messages.ts';
import { keptPayments } from './051-kept-payments.ts';
import { applications } from './043-applications.ts';
import { roomShapes } from './044-room-shapes.ts';
import { cardSeen } from './045-card-seen.ts';
import { staffProof } from './037-staff-proof.ts';

/**
 * The migrations in the order in which they run. A released migration never changes; a change is a new one at the end.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-catalogue': catalogue,
  '002-accounts': accounts,
  '003-rate-limits': rateLimits,
  '004-audit-log': auditLog,
  '005-catalogue-source': catalogueSource,
  '006-write-probe': writeProbe,
  '007-staff-sessions': staffSessions,
  '008-item-bank': itemBank,
  '009-examinations': examinations,
  '010-figures-and-reports': figuresAndReports,
  '011-pending-imports': pendingImports,
  '012-merit': merit,
  '013-account-language': accountLanguage,
  '014-session-devices': sessionDevices,
  '015-exam-day': examDay,
  '017-practice-record': practiceRecord,
  '021-trials': trials,
  '019-second-factor': secondFactor,
  '020-failed-mails': failedMails,
  '022-statistic-findings': statisticFindings,
  '023-held-and-read': heldAndRead,
  '024-item-facility': itemFacility,
  '025-finding-evidence': findingEvidence,
  '026-paper-drawn': paperDrawn,
  '027-commitments': commitments,
  '028-option-ids': optionIds,
  '030-likeness': likeness,
  '031-wrong-pins': wrongPins,
  '033-contact': contact,
  '034-announcement-kind': announcementKind,
  '035-pin-counter': pinCounter,
  '038-key-seen': keySeen,
  '036-import-pages': importPages,
  '037-staff-proof': staffProof,
  '039-ended-at': endedAt,
  '040-duties': duties,
  '041-college': college,
  '042-consents': consents,
  '043-applications': applications,
  '044-room-shapes': roomShapes,
  '045-card-seen': cardSeen,
  '046-application-mail': applicationMail,
  '047-payments': payments,
  '048-offers': offers,
  '049-face-doubted': faceDoubted,
  '050-told-messages': toldMessages,
  '051-kept-payments': keptPayments,
};
