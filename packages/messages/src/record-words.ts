// The words of a record on paper, in the requested language.
// rules: R2.051-R2.069, A1.05, X18.01, X39.46
import { RECORD_PAGES_MAX } from '@constancia/domain/presentation/record/record-length.ts';
import type { RecordWords } from '@constancia/domain/presentation/record/record-words.ts';
import type { OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { fill } from './fill.ts';
import { decimalSign } from './languages.ts';
import { paperTexts } from './paper-texts.ts';
import { sheetWords } from './sheet-words.ts';

export function recordWords(language: string, ownTexts?: OwnTexts): RecordWords {
  const { staff, mailMessage, record: own } = paperTexts(language, ownTexts);
  return {
    facts: {
      'submission-code': staff['staff.fact-submission-code'],
      'created-at': staff['staff.fact-created-at'],
      author: staff['staff.fact-author'],
      'inspector-number': staff['staff.fact-inspector-number'],
      state: staff['staff.fact-state'],
      'incident-number': staff['staff.fact-incident-number'],
      'record-code': staff['staff.fact-record-code'],
      'electronic-signature': staff['staff.fact-electronic-signature'],
    },
    yes: staff['staff.yes'],
    no: staff['staff.no'],
    noAnswer: own['record.no-answer'],
    person: staff['staff.person'],
    personName: staff['staff.person-name'],
    personLegalName: staff['staff.person-legal-name'],
    personDocument: staff['staff.person-document'],
    personTaxNumber: staff['staff.person-tax-number'],
    personStreet: staff['staff.person-street'],
    personPhone: staff['staff.person-phone'],
    personEmail: staff['staff.person-email'],
    appointment: own['record.appointment'],
    appointmentAgenda: mailMessage['mail-message.appointment-agenda'],
    appointmentDay: mailMessage['mail-message.appointment-day'],
    appointmentHour: mailMessage['mail-message.appointment-hour'],
    appointmentAddress: mailMessage['mail-message.appointment-address'],
    location: staff['staff.location'],
    address: staff['staff.location-address'],
    coordinates: staff['staff.location-coordinates'],
    asset: staff['staff.asset'],
    assetId: staff['staff.asset-id'],
    assetName: staff['staff.asset-name'],
    assetType: staff['staff.asset-type'],
    evidenceTitle: own['record.evidence'],
    evidence: evidenceWords(language),
    photo: photoWords(language),
    marked: own['record.marked'],
    untitledSection: staff['staff.section-untitled'],
    notTicked: staff['staff.condition-unticked'],
    copy: (number) => fill(staff['staff.copy'], { number }),
    image: staff['staff.attachment-image'],
    document: staff['staff.attachment-document'],
    video: staff['staff.attachment-video'],
    audio: staff['staff.attachment-audio'],
    signatureMissing: staff['staff.signature-missing'],
    original: own['record.original'],
    current: own['record.current'],
    changedBy: (by, moment) => fill(own['record.changed-by'], { by, moment }),
    continues: fill(own['record.continues'], { pages: RECORD_PAGES_MAX }),
    scan: { record: own['record.scan-record'], state: own['record.scan-state'] },
    drawing: {
      page: own['record.page'],
      signatures: staff['staff.signatures'],
      pictureBroken: own['record.picture-broken'],
      fileMissing: own['record.file-missing'],
      picture: staff['staff.attachment-image'],
      number: own['record.row'],
    },
  };
}

/** As in a spreadsheet, so that both say the same of a visit. */
function evidenceWords(language: string): RecordWords['evidence'] {
  const { headers, position } = sheetWords(language);
  return {
    started: headers['started-at'],
    ended: headers['ended-at'],
    duration: headers.duration,
    start: headers['start-position'],
    end: headers['end-position'],
    distance: headers.distance,
    track: {
      points: headers['track-points'],
      from: headers['track-from'],
      to: headers['track-to'],
      length: headers['track-length'],
      decimalSign: decimalSign(language),
    },
    metres: String,
    position,
  };
}

function photoWords(language: string): RecordWords['photo'] {
  const { photo, position } = sheetWords(language);
  return { ...photo, position };
}
