// The failures that a caller can meet: code -> HTTP status. The texts are in packages/messages. Replies are
// RFC 9457 bodies (`application/problem+json`).
import type { Issue } from '@constancia/domain/issue.ts';

export const PROBLEMS = {
  /** The request does not have the shape of the contract; `issues` name the fields. */
  'request-invalid': 400,
  /** There is no session, or it has ended. */
  'not-signed-in': 401,
  /** The e-mail address or the password is wrong; both have the same text. */
  'sign-in-failed': 401,
  /**
   * The caller is not, or is no longer, known from the citizen portal: token refused or used, portal
   * unavailable, visit ended (A8.13).
   */
  'portal-entry-failed': 401,
  /**
   * The token of a program is unknown, was revoked, has expired, comes from another network address, or its owner's
   * account is closed. The problem is the same for all.
   */
  'token-refused': 401,
  /** A request with a token also brings the cookie of a person. */
  'two-identities': 400,
  /** The endpoint is not for programs. */
  'not-for-programs': 403,
  /** The user is signed in, but the role does not have the right. */
  forbidden: 403,
  /** The page that sent the request belongs to another site. */
  'origin-refused': 403,
  /** The host name in the request is not the product's (PUBLIC_ORIGIN). */
  'host-unknown': 421,
  /** Somebody signs in with a demonstration account from another machine than the server. */
  'demonstration-account': 403,
  /** The identity provider did not confirm the sign-in, or it was not begun in this browser. */
  'single-sign-on-failed': 401,
  /** A notice of a logout that is not the identity provider's, is old, or was used. */
  'logout-refused': 400,
  /** The installation has no identity provider. */
  'single-sign-on-off': 404,
  /** The identity provider did not answer. */
  'identity-unavailable': 502,
  /** The account has no entry among the product's users (P4.03). */
  'account-missing': 403,
  /** An administrator has deactivated the account. */
  'account-deactivated': 403,
  /** The current password, which a person gives to change it, is wrong. */
  'password-wrong': 403,
  /** The code of the application, the recovery code or the passkey is wrong, was used, or has expired. */
  'second-factor-wrong': 403,
  /** The account's data cannot be used, e.g. it has no area (P4.05). */
  'session-data': 403,
  /** The municipality's country is disabled (P4.13). */
  'municipality-blocked': 403,
  /** The form is outside the user's areas (A6.04). */
  'form-outside-areas': 403,
  'not-found': 404,
  /** There is no form with this id (A8.01). */
  'form-not-found': 404,
  /** The form was deleted (A8.02). */
  'form-deleted': 410,
  /** Only a form that everybody may answer has a poster. */
  'form-not-public': 409,
  /** There is no set of states with this id (P2.80). */
  'workflow-not-found': 404,
  /** There is no such account, or the person does not manage it. */
  'user-not-found': 404,
  /** The municipality has no such program. */
  'program-not-found': 404,
  /** The municipality has as many tokens as it may have. */
  'programs-full': 409,
  /** What a program is to be given cannot be stored; `issues` name the fields. */
  'program-invalid': 422,
  /** The municipality has no such webhook, or one of areas that the person does not have. */
  'webhook-not-found': 404,
  /** Somebody changed the webhook since it was read. */
  'webhook-changed': 409,
  /** The municipality has as many webhooks as it may have. */
  'webhooks-full': 409,
  /** A webhook cannot be stored as it was entered; `issues` name the fields. */
  'webhook-invalid': 422,
  'municipality-not-found': 404,
  /** A register has no such entry. */
  'register-entry-not-found': 404,
  /** There is no such view of the list, or it belongs to somebody else. */
  'view-not-found': 404,
  /** The person has a view of this name already. */
  'view-name-taken': 409,
  /** The person keeps as many views of the form as one may. */
  'views-full': 409,
  /** The filter finds more than can be given in that order. */
  'too-many-to-order': 409,
  /** A feed has no table of that name. */
  'feed-table-not-found': 404,
  /** A table of a feed has no row with that key, or the caller may not see it. */
  'feed-row-not-found': 404,
  /** The database looked too long for what the filter of a feed asks for. */
  'feed-filter-too-slow': 422,
  /** OData has it, the feed does not: `values` say the option of the URL, the words and their column. */
  'feed-unsupported': 501,
  'delivery-not-found': 404,
  /** There is no such e-mail, it belongs to somebody else, or it has been deleted. */
  'mail-not-found': 404,
  /**
   * There is no such file, the caller may not read it, or its URL has expired (W12). The problem is the same
   * for all three.
   */
  'file-not-found': 404,
  /**
   * There is no such upload, it belongs to somebody else, or its file already belongs to a stored submission.
   */
  'upload-not-found': 404,
  /** The number of a person is too short or too long to be searched (R5.15, R5.16). */
  'recipient-invalid': 422,
  /** There is no such export, it belongs to somebody else, or its turn is over. */
  'export-not-found': 404,
  /** There is no such record, or it belongs to somebody else (R8.09). */
  'record-not-found': 404,
  /**
   * No public record has this code. The problem is the same whether it does not exist, was deleted or is not
   * allowed (R8.26, W1).
   */
  'record-code-unknown': 404,
  /** No state can be shown for this code (R8.25, W2). */
  'state-unknown': 404,
  /** No payment has these two numbers (A2.69). */
  'payment-not-found': 404,
  /** No ticket was used under this id, or the person may not see its order. */
  'ticket-use-not-found': 404,
  /** The browser sends no receipt cookie, or an old one (W4). */
  'receipt-not-found': 404,
  /** There is no submission with this id (R8.02). */
  'submission-not-found': 404,
  /** The same submission was stored before and has been deleted since; it stays deleted. */
  'submission-deleted': 410,
  'submission-kept': 409,
  /** The submission, or its form, is on hold: nobody deletes it. */
  'submission-held': 409,
  /** The form, or one of its submissions, is on hold: nobody deletes it. */
  'form-held': 409,
  /** Somebody else has put it on hold, or lifted that, since. */
  'hold-changed': 409,
  /** The edit started from a version that is no longer the newest; `values.version` is the newest. */
  'stale-version': 409,
  /** The id made by the browser is already used for other content. */
  'id-taken': 409,
  /** The piece does not continue what has arrived of the file; continue at `values.offset`. */
  'upload-offset': 409,
  /** The submission already has the highest number, or total size, of files. */
  'too-many-files': 409,
  /** The submission is to a version that is no longer accepted; `values.version` is the newest. */
  'form-changed': 409,
  /** The form has reached its limit of submissions (A4.50). */
  'limit-reached': 409,
  /** The form accepts one submission per person, and this person has already sent one (A4.48). */
  'already-answered': 409,
  /** The municipality already has a set of states with this name (P2.80). */
  'workflow-name-taken': 409,
  /** Another account has the username, here or in the municipal platform (P8.19). */
  'username-taken': 409,
  /** A deleted account had the username, and its answers keep it. */
  'username-retired': 409,
  /** Nobody deactivates or deletes the account they are signed in with. */
  'own-account': 409,
  /** Without this account no administrator would be left. */
  'last-administrator': 409,
  /** An account without an e-mail address has no password. */
  'user-without-email': 409,
  /** A link for a password is for accounts that are active. */
  'user-deactivated': 409,
  /** The link was used, replaced, or has expired. The problem is the same for all, and for one that never was. */
  'password-link-gone': 410,
  /** The account has no second factor. */
  'second-factor-missing': 409,
  'provider-not-bound': 409,
  /** The role must have a second factor. */
  'second-factor-required': 409,
  /** The account has as many passkeys as it may have. */
  'passkey-limit': 409,
  /** The installation has no key that encrypts secrets (SECRET_KEYS). */
  'second-factor-unavailable': 409,
  /** Secrets of municipalities cannot be stored: the installation has no key that encrypts them (SECRET_KEYS). */
  'secret-keys-missing': 409,
  /** The municipality has no shop of its own, or one that moves money: only a shop of a test gateway is tried. */
  'payment-shop-not-tried': 409,
  /** Somebody else changed the account since it was read. */
  'user-changed': 409,
  /** `values.by` has the work order until the lease ends. */
  'work-order-taken': 409,
  /** The work order is done or cancelled. */
  'work-order-closed': 409,
  /** The municipality has as many rules of the plan as it may have. */
  'plan-rules-full': 409,
  /** Somebody else changed the entry of a register since it was read. */
  'register-entry-changed': 409,
  /** The register is the platform's: its people and assets are only remembered here, its agendas not at all. */
  'register-read-only': 409,
  /** The incident area has `values.types` types, or `values.forms` forms and `values.assets` assets name it. */
  'incident-area-in-use': 409,
  /** `values.forms` forms or `values.incidents` incidents are of the incident type. */
  'incident-type-in-use': 409,
  /** The country has `values.count` provinces, or the province so many municipalities: it is not deleted. */
  'territory-in-use': 409,
  /** Nobody disables the country that they work in. */
  'own-country': 409,
  /** Forms give appointments of the agenda, or somebody has one to come: it is not deleted. */
  'agenda-in-use': 409,
  /** `values.count` appointments to come are outside of the hours, more than the person accepted: nothing was stored. */
  'agenda-leaves-appointments': 409,
  /** The hour is not free any more, or is none of the agenda's. */
  'appointment-taken': 409,
  /** The submission has another appointment. */
  'appointment-exists': 409,
  /** There is no such link, or its appointment is over: the problem is the same. */
  'appointment-link-gone': 404,
  /** There is no such link with answers for the form, or it is out of date or was taken back: the problem is the same. */
  'prefilled-link-gone': 404,
  /** The form has as many links with answers as it may have. */
  'prefilled-links-full': 409,
  /** The appointment is too near to be moved or cancelled by who booked it. */
  'appointment-too-late': 409,
  /** The appointment was moved or cancelled since it was read. */
  'appointment-changed': 409,
  /** The staff cancels an appointment until it begins, and notes from then on who came. */
  'appointment-change-refused': 409,
  /** Somebody else changed the settings of the municipality since they were read. */
  'settings-changed': 409,
  /** The form has submissions and is not editable (E4.18). */
  'form-read-only': 409,
  /** Submissions of this form are not sent by e-mail (A4.45, A4.47). */
  'mail-not-offered': 409,
  /** The form asks for neither citizen nor recipient, so nobody may be looked up for it (W7). */
  'person-not-asked': 409,
  /** The link of the citizen portal names nobody of this municipality: unknown, expired or used (A2.01). */
  'portal-person-unknown': 409,
  /** Signed submissions of this form may not be changed (E3.33, R2.077). */
  'submission-sealed': 409,
  /** The submission has no states, or its current state does not lead to the requested one (R4.05). */
  'state-refused': 409,
  /**
   * The submission is in another state than the caller saw: `values.by` (username) put it into `values.state` (name) at
   * `values.at` (timestamp).
   */
  'state-moved': 409,
  /** Citizens cannot be asked to revise submissions of this form (R2.080). */
  'revision-not-offered': 409,
  /** The network address already has the highest allowed number of unpaid orders. */
  'orders-open': 409,
  /** The payment cannot be ordered again: it is paid already, or its submission was deleted. */
  'payment-retry-refused': 409,
  /** The use of a ticket was taken back already, or its two minutes are over. */
  'ticket-undo-late': 409,
  /** The buyer was not charged without a seat, or somebody closed the case before. */
  'payment-case-closed': 409,
  /**
   * The form sells, but its sale has ended, payments are not configured, or its product is incomplete: nothing was
   * stored or charged.
   */
  'payments-closed': 409,
  /** Somebody else was faster: `values.left` seats are left. */
  'seats-taken': 409,
  'payload-too-large': 413,
  'media-type-refused': 415,
  /** The upload is not a picture of an accepted type, or cannot be drawn (E5.19, A5.34). */
  'image-refused': 415,
  /** The file is no spreadsheet, holds more than one, or takes too much to read. */
  'sheet-unreadable': 415,
  /** No archive as ODK Central exports it, or one that is too large or odd to be opened. */
  'collected-archive-unreadable': 415,
  /** The question does not accept the file; the issue says why (A5.34-A5.39). */
  'file-refused': 415,
  /** The scanner of viruses takes no files of this size: nothing was stored (`values.name`). */
  'file-too-large-to-check': 413,
  /** The scanner of viruses found one in the file `values.name`: nothing was stored. */
  'file-infected': 422,
  /** A save check of the form failed; `issues` are in the order of the checks (E5.01). */
  'form-invalid': 422,
  /** The incident system created no incident type for the form; nothing was stored (E8.05). */
  'incident-type-failed': 422,
  /** The same for the type of one state, `values.state` (E8.07). */
  'incident-type-of-state-failed': 422,
  /** The set of states cannot be stored as it is; `issues` name the fields (P2.80). */
  'workflow-invalid': 422,
  /** The account cannot be stored as given; `issues` name the fields (P5.05-P5.16). */
  'user-invalid': 422,
  /** Sessions cannot be revoked before what is no date and time, or too short for one (P4.09). */
  'revocation-invalid': 422,
  /** The password cannot be chosen; `issues` say why. */
  'password-refused': 422,
  /** The municipal platform does not know the username (P8.21). */
  'username-refused': 422,
  /** The area cannot be created as given; `issues` name the fields (P5.27, P5.28). */
  'area-invalid': 422,
  /** The municipality cannot be stored as given; `issues` name the fields (P5.17-P5.26). */
  'municipality-invalid': 422,
  /** The person cannot be created as given; `issues` name the fields (A5.14-A5.29). */
  'person-invalid': 422,
  /** The agenda cannot be stored as given; `issues` name the fields. */
  'agenda-invalid': 422,
  /** The work order cannot be stored as given; `issues` name the fields. */
  'work-order-invalid': 422,
  /** The rule of the plan cannot be stored as given; `issues` name the fields. */
  'plan-rule-invalid': 422,
  /** The link with answers cannot be stored as given; `issues` name the questions and fields. */
  'prefilled-link-invalid': 422,
  /** The submission answers another form, or is about another asset, than the work order that it names. */
  'work-order-unfit': 422,
  /** The asset cannot be stored as given; `issues` name the fields. */
  'asset-invalid': 422,
  /** The state of the incident cannot be changed as given; `issues` name the fields. */
  'incident-change-invalid': 422,
  /** The incident area cannot be stored as given; `issues` name the fields. */
  'incident-area-invalid': 422,
  /** The name or the keyword cannot be stored as given; `issues` name the fields. */
  'territory-invalid': 422,
  /** The incident type cannot be stored as given; `issues` name the fields. */
  'incident-type-invalid': 422,
  /**
   * The record cannot be drawn with these options: the logo does not exist, or the paper takes none (R4.38).
   */
  'record-options-refused': 422,
  /** The e-mail cannot be sent as it is; `issues` name the fields (A5.30-A5.33, W13). */
  'mail-invalid': 422,
  /** The notice is not from the gateway, or does not match the order. */
  'payment-notice-refused': 422,
  /** Answers break rules of the form; `issues` are in the order of the form (A5). */
  'answers-invalid': 422,
  /** The edit changes nothing in the submission (R4.27). */
  'nothing-changed': 422,
  /** A revision was requested with nothing marked (R5.01). */
  'nothing-marked': 422,
  'revision-not-answered': 409,
  'revision-unchanged': 409,
  /** The citizen has answered the request in between, or there is none (X33.73). */
  'revision-not-waiting': 409,
  /** The request was recalled: nothing has to be answered again (X33.73). */
  'revision-recalled': 409,
  /** A section was marked without any of its questions (R5.02). */
  'section-without-answers': 422,
  /**
   * The code begins with three characters, so the submission's date is required too, whether or not the code
   * exists (W1).
   */
  'code-date-required': 422,
  /** Many look-ups or submissions are coming in: the browser must solve `values.token` first (W1). */
  'challenge-required': 428,
  /** `values.seconds`: when to try again. */
  'too-many-requests': 429,
  unexpected: 500,
  /** An outside system that lists come from did not reply as expected (E7.10, E7.11, A7.16). */
  'outside-unavailable': 502,
  /** The booking form cannot be opened: no token, no tenant, or no reply (R7.53, R8.13). */
  'booking-failed': 502,
  /** The municipal platform could not say whether the username exists (P8.20). */
  'platform-failed': 502,
  /** The municipal platform was not reached while a username was verified (P8.22). */
  'user-not-verified': 502,
  /** The address service did not reply in time or as expected (A7.21, A7.22). */
  'geocoder-unavailable': 502,
  /** The register of citizens did not reply as expected (A8.04, A8.05). */
  'citizen-search-failed': 502,
  'citizen-create-failed': 502,
  /** As many exports are being written as there may be, or the person has as many open as one may have. */
  'exports-busy': 503,
  /** The scanner of viruses did not answer about the file `values.name`: nothing was stored. */
  'file-unchecked': 503,
  /** The server is starting, stopping or at its limit. */
  unavailable: 503,
  /**
   * The disk of the files or of the database is full: nothing was stored. `values.seconds`: when to try
   * again.
   */
  'storage-full': 507,
} as const;

/** Of every endpoint that takes a whole file. */
export const SCAN_PROBLEMS = ['file-infected', 'file-too-large-to-check', 'file-unchecked'] as const;

export type ProblemCode = keyof typeof PROBLEMS;

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly issues?: readonly Issue[];
  /** Identifies the log entry of an unexpected failure. */
  readonly logId?: string;
}
