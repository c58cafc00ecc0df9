// Limits and other constants that answering, reading and exporting use, each with the rule it comes from. The
// last group is ours: limits that protect the server and other programs, far beyond what a form needs.
// rules: A9.01-A9.09, A9.14-A9.17, R9.18

/** The base of every limit in MB, bytes (A5.35). */
export const MEGABYTE = 1024 * 1024;

/** A9.01, bytes. A file of exactly the limit is accepted (A5.35), here and below. */
export const IMAGE_BYTES_MAX = 5 * MEGABYTE;
/** A9.02, bytes. */
export const VIDEO_BYTES_MAX = 50 * MEGABYTE;
/** Ours, bytes of a voice note: five minutes at the rates of all browsers. */
export const AUDIO_BYTES_MAX = 10 * MEGABYTE;
/** Ours, seconds: a voice note stops there. */
export const AUDIO_SECONDS_MAX = 300;
/** A9.03, bytes. */
export const DOCUMENT_BYTES_MAX = 5 * MEGABYTE;
/** A9.04, bytes: kml and kmz. */
export const MAP_FILE_BYTES_MAX = 50 * MEGABYTE;
/** A9.05, bytes. */
export const MAIL_ATTACHMENT_BYTES_MAX = 5 * MEGABYTE;
/** A9.06, bytes: the PNG of a signature. */
export const SIGNATURE_BYTES_MAX = 1 * MEGABYTE;
/** Ours: pixels of a signature, twice those of the largest canvas. */
export const SIGNATURE_PIXELS_MAX = 2_000_000;
/** A9.07, characters of the signatory's name. */
export const SIGNATORY_MAX = 60;
/** A9.08: a single choice with more options than this shows a search box. */
export const CHOICE_SEARCH_ABOVE = 10;
/** A9.14, characters of name, surname and street. */
export const PERSON_NAME_MAX = 255;
/** A9.15, characters of a DNI that is searched. */
export const DNI_SEARCH_LENGTH = { min: 6, max: 14 } as const;
/** A5.22, characters of a searched DNI when the interface is in Portuguese. */
export const DNI_SEARCH_LENGTH_PT = { min: 6, max: 11 } as const;
/** A5.18, characters of the DNI of a new person. */
export const DNI_NEW_LENGTH_MAX = 12;
/** Ours: no mail address is longer (RFC 5321). */
export const MAIL_ADDRESS_MAX = 254;
/** W13: recipients of one copy of a submission. */
export const MAIL_RECIPIENTS_MAX = 10;
/** W13: copies that one person may send per hour. */
export const MAILS_PER_HOUR = 20;
/** Ours, code points of the message above the copy. */
export const MAIL_BODY_MAX = 5_000;
/** A9.16, characters of a CUIT. */
export const CUIT_LENGTH_MIN = 11;
/** A2.62: characters in each group of the operation id on a receipt. */
export const OPERATION_ID_GROUP = 25;
/** A9.23, milliseconds before a receipt downloads automatically. */
export const RECEIPT_DELAY_MS = 1_000;
/** Ours, minutes: how long seats are held after the submission was sent. */
export const SEATS_HELD_MINUTES = 5;
/** Ours, minutes: how long seats are held once the buyer has gone to the gateway. */
export const SEATS_HELD_PAYING_MINUTES = 20;
/** Ours, hours: how long a version of a form may still be answered after a newer one was saved. */
export const OLDER_VERSION_HOURS = { staff: 14 * 24, visitor: 24 } as const;
/** Ours: seats of one order when the product sets no limit. */
export const ORDER_QUANTITY_MAX = 1_000;

/** Ours: what visitors may use before they are refused or must solve a puzzle (X28.08-X28.14). */
export const VISITOR_LIMITS = {
  submissionsPerMinute: 30,
  formSubmissionsPerHour: 600,
  submissionsPerHour: 6_000,
  openOrders: 2,
  unusedBytesOfForm: 2 * 1024 * MEGABYTE,
  unusedShareOfDisk: 0.1,
  freeBytes: 1024 * MEGABYTE,
  freeShareOfDisk: 0.05,
} as const;
/** Ours: a form may get this many times its usual hourly number of submissions. */
export const USUAL_HOURS_MAX = 10;
/**
 * Ours: files, drawings of signatures among them, and megabytes that may be sent in an hour. An account sends a day in the field with its photos at once
 * (X39.87), six hundred of them twice over; a visitor's address has a family or an office behind it.
 */
export const UPLOADS_AN_HOUR = {
  account: { files: 1_200, megabytes: 2_048 },
  visitor: { files: 240, megabytes: 1_024 },
} as const;
/** Ours, hours: files that visitors uploaded and no submission used are removed after this time. */
export const VISITOR_FILE_HOURS = 2;

/** A9.24 sets no limit. Ours, in code points: about 40 printed pages in one answer. */
export const ANSWER_LENGTH_MAX = 100_000;
/**
 * A9.24 sets no limit. Ours: further copies of one repeatable section, as many as one document may contain.
 */
export const COPIES_MAX = 5_000;
/** Ours, characters of the storage key of an attachment. */
export const ATTACHMENT_KEY_MAX = 300;
/** Ours: issues that one check of answers reports; more than a person reads, few enough to send. */
export const ANSWER_ISSUES_MAX = 300;
/**
 * Ours: how many bytes the body of a submission may have, and how many values. Every form may use
 * `bytesOfAny`; each text question adds about twelve printed pages, each other question a little, and a
 * section that repeats counts fifty times.
 */
export const SUBMISSION_BODY = {
  bytesOfAny: 256 * 1024,
  bytesOfText: 32 * 1024,
  bytesOfOther: 2 * 1024,
  copies: 50,
  bytesMax: 4 * MEGABYTE,
  valuesMax: 100_000,
} as const;
/** Ours: unknown ids that one check reports, so that a hostile body gets a short reply. */
export const UNKNOWN_IDS_REPORTED_MAX = 20;
/** Limits of the xlsx format: columns of a sheet, and UTF-16 units of a cell. */
export const SHEET_COLUMNS_MAX = 16_384;
export const SHEET_CELL_LENGTH_MAX = 32_767;
/**
 * Ours: exports of the installation that are written at a time, those that one person may have open, and seconds after
 * which one that gave no sign of life loses its turn.
 */
export const EXPORTS = { atATime: 4, ofPerson: 3, silence: 30 } as const;
/**
 * Ours: rows and cells of a page of a feed, at least so many rows however wide, and pages that a process makes at a time.
 */
export const FEED_PAGE = { rows: 5_000, rowsMin: 50, cells: 200_000, atATime: 2 } as const;
/** Ours: milliseconds that the database may look for what a filter of a feed asks for. */
export const FEED_FILTER_MS = 15_000;
/**
 * Ours: streams of a process and of a session at a time, seconds that one stays open, and bytes that may wait for a reader.
 * A browser needs one, and one for each window when it cannot share it.
 */
export const LIVE = { ofProcess: 2_000, ofSession: 6, seconds: 300, waitingBytes: 16 * 1024 } as const;
/** Ours: questions that a list shows as columns, and characters of an answer that it shows. */
export const LIST_COLUMNS = { questions: 6, characters: 120 } as const;
/** Ours: views of a list that one person keeps of a form, and characters of a name. */
export const VIEWS = { ofPerson: 30, nameLength: 60 } as const;
/** Ours: records that are asked for together. */
export const RECORDS_OF_BUNDLE = 200;
/** Ours, characters of the name of an agenda, and of where people come to. */
export const AGENDA_NAME_MAX = 100;
export const AGENDA_ADDRESS_MAX = 255;
/** Ours, characters of why the staff cancels an appointment. */
export const APPOINTMENT_REASON_MAX = 500;
/** Ours, characters of a text by which a list is searched. */
export const SEARCH_TEXT_MAX = 200;
/** Ours, characters of a text about an asset of the register. */
export const ASSET_TEXT_MAX = 255;
/** Ours, characters of the name of a country, a province or a municipality. */
export const TERRITORY_NAME_MAX = 100;
/** Ours, characters of the name of an area of the incident register. */
export const INCIDENT_AREA_NAME_MAX = 255;
/** Ours, characters of a note about the change of an incident. */
export const INCIDENT_NOTE_MAX = 1_000;
/** Ours, characters of a note on a work order. */
export const WORK_ORDER_NOTE_MAX = 1_000;
/** Ours: corrections and merges of a person that their page shows. */
export const CITIZEN_CHANGES_SHOWN = 50;

/** The cursor of the last page of a list that has one. */
export const LAST_PAGE = 'last';
/**
 * Ours: how often one account or network address may do what costs much or finds people, as the endpoints name it
 * (X30.16). Each is far above what a person does, and below what a program would.
 */
export const RATES = {
  /** Addresses and assets that are looked up while answering. */
  lookup: { tries: 60, seconds: 60 },
  /** Accounts of a spreadsheet: a file with the most lines is checked and created twice in an hour. */
  'user-sheet': { tries: 400, seconds: 3_600 },
  /** Other registers: ten files with the most lines are checked and filled in an hour. */
  'register-sheet': { tries: 400, seconds: 3_600 },
  /** People who are looked up or registered while answering. */
  people: { tries: 30, seconds: 60 },
  /** People of the register whom administrators search, read and change. */
  citizens: { tries: 120, seconds: 60 },
  /** Streams that are opened: one with each page that a browser without locks loads. */
  live: { tries: 600, seconds: 60 },
  /** Pages that say that a submission is open: three a minute for each. */
  presence: { tries: 240, seconds: 60 },
  /** Exports: files that hold everything a person may see of a form. */
  export: { tries: 120, seconds: 3_600 },
  /** Bundles of up to two hundred records. */
  'record-bundle': { tries: 20, seconds: 3_600 },
  /** XLSForms that are read: an author tries a file again and again. */
  xlsform: { tries: 120, seconds: 3_600 },
  /** Answers of other programs that are checked and stored, up to two thousand at a time. */
  collected: { tries: 60, seconds: 3_600 },
  /** Pictures of a form, a municipality or a record. */
  upload: { tries: 120, seconds: 3_600 },
  /** A chain of the audit log that is read again from its first entry. */
  'audit-check': { tries: 20, seconds: 3_600 },
  'mail-attachment': { tries: 40, seconds: 3_600 },
  sale: { tries: 60, seconds: 60 },
  /** A page that waits for the result of a payment asks twenty times. */
  payment: { tries: 120, seconds: 60 },
  receipt: { tries: 20, seconds: 60 },
  /** Days and hours of an agenda that a person looks through; many people may share one network address. */
  appointment: { tries: 240, seconds: 60 },
  /** Links with answers that are opened; many people may share one network address. */
  'prefilled-link': { tries: 240, seconds: 60 },
  /** A door with a queue scans one ticket a second. */
  ticket: { tries: 120, seconds: 60 },
  /** Many people of a town hall may share one network address. */
  'portal-entry': { tries: 200, seconds: 15 * 60 },
  /** Who read what a citizen sent: asked of the audit log. */
  'portal-readings': { tries: 200, seconds: 15 * 60 },
  /** Recovering a password, and choosing one by a link: a whole town hall may share one network address. */
  password: { tries: 60, seconds: 15 * 60 },
  /** Going to the identity provider and back: a whole town hall may share one network address. */
  'single-sign-on': { tries: 600, seconds: 15 * 60 },
  /** Notices of the identity provider that somebody signed out; a town hall closes at one hour. */
  'provider-logout': { tries: 6_000, seconds: 15 * 60 },
  /** Mails with which administrators try the mail server. */
  'mail-test': { tries: 10, seconds: 15 * 60 },
  /** Orders with which administrators try a payment shop. */
  'shop-test': { tries: 10, seconds: 15 * 60 },
  /** Requests with which administrators try a municipal platform. */
  'platform-test': { tries: 10, seconds: 15 * 60 },
  /** Searches with which administrators try a geocoder. */
  'geocoder-test': { tries: 10, seconds: 15 * 60 },
  /** Looks at map pictures with which administrators try them. */
  'map-test': { tries: 10, seconds: 15 * 60 },
  /** The words of a municipality, once for each page of a form that is opened in 'Other'. */
  'own-texts': { tries: 600, seconds: 60 },
  /** Setting up a second factor, and passkeys at the second step; an account counts alone, there a known device too. */
  'second-factor': { tries: 30, seconds: 15 * 60 },
} as const;
export type Rate = keyof typeof RATES;
/** Ours: how often programs may call, whatever the endpoint. */
export const PROGRAM_RATES = {
  /** Requests of one token: a hundred thousand submissions are read in six hours, one by one. */
  program: { tries: 300, seconds: 60 },
  /** Wrong tokens from one network address; a right one is never held up. */
  'wrong-token': { tries: 60, seconds: 3_600 },
} as const;
/** Ours: passkeys of an account, and characters of the name of one. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
/** Ours: texts that a municipality words itself, and characters of each. */
export const OWN_TEXTS_MAX = 100;
export const OWN_TEXT_LENGTH_MAX = 500;
/** Characters of what a reviewer asks a citizen to revise. */
export const REVISION_COMMENT_MAX = 2_000;
/** Ours, characters of what a reviewer writes about one question, and of what the citizen writes with the answers. */
export const REVISION_REMARK_MAX = 500;
export const REVISION_MESSAGE_MAX = 2_000;
/** Ours, characters of why an official corrects a submission. */
export const CORRECTION_REASON_MAX = 500;
/** Ours: links with answers of a form that can be opened, characters of the label of one, and days that one can be opened. */
export const PREFILLED_LINKS_MAX = 1_000;
export const PREFILLED_LABEL_MAX = 100;
export const PREFILLED_DAYS_MAX = 366;
/** Ours, characters of why a submission or a form is on hold. */
export const HOLD_REASON_MAX = 500;
/** Ours, characters of a clerk's note or reason about a payment. */
export const CLOSING_NOTE_MAX = 500;
/** Ours, seconds: how long a person at the door may take back the use of a ticket. */
export const TICKET_UNDO_SECONDS = 120;
/** Bytes of one piece in which a file is uploaded. */
export const UPLOAD_PIECE_MAX = 1 * MEGABYTE;
/** Pixels of the longer side of a municipality's logo. */
export const LOGO_SIDE_MAX = 600;
/** Bytes of a logo for a record (R8.23) or a municipality. */
export const LOGO_BYTES_MAX = 5 * MEGABYTE;

/** Ours: a spreadsheet that fills a register: lines and bytes of the file, and how many lines go in one request (X34.61). */
export const SHEET_MAX = { lines: 1_000, bytes: 2 * MEGABYTE } as const;
/** Ours: the texts of a form in a spreadsheet for translators (X35.38). The largest real form has 1,800. */
export const TRANSLATION_SHEET_MAX = { lines: 40_000, bytes: 8 * MEGABYTE } as const;
/** Ours, bytes of the file of an XLSForm. One with three thousand questions in five languages has half of it. */
export const XLSFORM_BYTES_MAX = 4 * MEGABYTE;
/** Ours: the tables of answers that another program collected, of one request (X38.37). */
export const COLLECTED_MAX = {
  files: 20,
  /** Of each file, the headings among them. */
  lines: 2_001,
  /** Of all files, and of a line. */
  cells: 400_000,
  cellLength: 100_000,
  bytes: 8 * MEGABYTE,
} as const;
/** Ours: an archive of such tables with the files that their answers name; `unpacked` of all of it (X38.103). */
export const COLLECTED_ARCHIVE_MAX = {
  bytes: 64 * MEGABYTE,
  entries: 1_000,
  unpacked: 128 * MEGABYTE,
} as const;
export const USERS_AT_ONCE = 10;
export const ENTRIES_AT_ONCE = 50;
/** Agendas are checked and stored with up to a hundred spans and five hundred closed days each. */
export const AGENDAS_AT_ONCE = 10;

/** Milliseconds from the beginning of a visit until its submission is sent. */
export const EVIDENCE_AGE_MAX = 14 * 24 * 60 * 60 * 1_000;

/** Positions of the track of one visit: ten hours. */
export const TRACK_POINTS_MAX = 600;
/** Milliseconds from one of them to the next. */
export const TRACK_STEP = 60_000;
