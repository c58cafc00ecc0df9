// The catalogue of failures a caller can meet: code -> HTTP status. The text is in packages/messages.
// Replies are RFC 9457 bodies (`application/problem+json`).
import type { Issue } from '@constancia/domain/issue.ts';

export const PROBLEMS = {
  /** The request does not have the shape of the contract; `issues` name the fields. */
  'request-invalid': 400,
  /** No session, or it ended. */
  'not-signed-in': 401,
  /** E-mail or password wrong. One text for both. */
  'sign-in-failed': 401,
  /** Not, or not any more, known from the citizen portal: token refused or used, portal away, entry over (A8.13). */
  'portal-entry-failed': 401,
  /** Signed in, but the rights of the role do not reach this. */
  forbidden: 403,
  /** The page that sent the request belongs to another site. */
  'origin-refused': 403,
  /** The address that was asked is not the product's (PUBLIC_ORIGIN). */
  'host-unknown': 421,
  /** An account of the demonstration, from elsewhere than the machine of the server. */
  'demonstration-account': 403,
  /** The account has no entry among the product's users (P4.03). */
  'account-missing': 403,
  /** The account's data cannot be used, e.g. it has no area (P4.05). */
  'session-data': 403,
  /** The municipality's country is disabled (P4.13). */
  'municipality-blocked': 403,
  /** The form lies outside the user's areas (A6.04). */
  'form-outside-areas': 403,
  'not-found': 404,
  /** No form under this id (A8.01). */
  'form-not-found': 404,
  /** The form was deleted (A8.02). */
  'form-deleted': 410,
  /** No set of states under this id (P2.80). */
  'workflow-not-found': 404,
  'delivery-not-found': 404,
  /** No such e-mail, somebody else's, or forgotten by now. */
  'mail-not-found': 404,
  /** No such file, or not for who asks, or its address ended (W12). One answer for all. */
  'file-not-found': 404,
  /** No such upload, somebody else's, or one that became part of a stored answer. */
  'upload-not-found': 404,
  /** No such record, or somebody else's (R8.09). */
  'record-not-found': 404,
  /** No record for everybody under this code: none, deleted or not allowed, told alike (R8.26, W1). */
  'record-code-unknown': 404,
  /** No state to be told under this code (R8.25, W2). */
  'state-unknown': 404,
  /** No payment under these two numbers (A2.69). */
  'payment-not-found': 404,
  /** The browser brings no receipt of an answer, or an old one (W4). */
  'receipt-not-found': 404,
  /** No answer under this id (R8.02). */
  'submission-not-found': 404,
  /** The same answer was stored before and deleted since: it stays deleted. */
  'submission-deleted': 410,
  'submission-kept': 409,
  /** Written over a version that is no longer the newest; `values.version` is the newest. */
  'stale-version': 409,
  /** The id made by the device is taken by something with other content. */
  'id-taken': 409,
  /** The piece does not continue what has arrived of the file: go on at `values.offset`. */
  'upload-offset': 409,
  /** The answer has as many files, or as large ones, as one answer may. */
  'too-many-files': 409,
  /** The answer was given to a version that is not taken any more; `values.version` is the newest. */
  'form-changed': 409,
  /** The form took as many answers as it may (A4.50). */
  'limit-reached': 409,
  /** The person answered the form already, which takes one answer a person (A4.48). */
  'already-answered': 409,
  /** The municipality has a set of states of this name (P2.80). */
  'workflow-name-taken': 409,
  /** The form has answers and is not editable (E4.18). */
  'form-read-only': 409,
  /** Answers of this form are not copied by e-mail (A4.45, A4.47). */
  'mail-not-offered': 409,
  /** The form asks for no citizen and no recipient: nobody is looked up for it (W7). */
  'person-not-asked': 409,
  /** Signed answers of this form stay as they are (E3.33, R2.077). */
  'answer-sealed': 409,
  /** The answer has no states, its present one does not lead there, or it is not the present one any more (R4.05). */
  'state-refused': 409,
  /** Citizens are not asked to revise answers of this form (R2.080). */
  'revision-not-offered': 409,
  /** This address has as many orders open that are not paid as one may have. */
  'orders-open': 409,
  /** The form sells, and payments are not configured or its product is not complete: nothing was stored or charged. */
  'payments-closed': 409,
  /** Somebody else was quicker: `values.left` places are left. */
  'places-taken': 409,
  'payload-too-large': 413,
  'media-type-refused': 415,
  /** The upload is no picture of an accepted type, or cannot be drawn (E5.19, A5.34). */
  'image-refused': 415,
  /** A file that the question does not take; the issue says why (A5.34-A5.39). */
  'file-refused': 415,
  /** A save check of the form failed; `issues` in their order (E5.01). */
  'form-invalid': 422,
  /** The incident system created no type for the form: nothing was stored (E8.05). */
  'incident-type-failed': 422,
  /** The same for one state, `values.state` (E8.07). */
  'incident-type-of-state-failed': 422,
  /** A set of states cannot be stored as it is; `issues` name the fields (P2.80). */
  'workflow-invalid': 422,
  /** A person cannot be created as they are; `issues` name the fields (A5.14-A5.29). */
  'person-invalid': 422,
  /** A record cannot be drawn so: its logo is not there, or stands on paper that takes none (R4.38). */
  'record-options-refused': 422,
  /** The e-mail cannot be sent as it is; `issues` name the fields (A5.30-A5.33, W13). */
  'mail-invalid': 422,
  /** What came as the gateway's word is not, or speaks of something else than the order. */
  'payment-notice-refused': 422,
  /** Answers break rules of the form; `issues` in the order of the form (A5). */
  'answers-invalid': 422,
  /** The edit of an answer changes nothing of it (R4.27). */
  'nothing-changed': 422,
  /** A revision was asked for with nothing ticked (R5.01). */
  'nothing-marked': 422,
  /** A section was ticked and none of its questions (R5.02). */
  'section-without-answers': 422,
  /** The code begins with three characters: the date of the answer is asked too, whether there is one or not (W1). */
  'code-date-required': 422,
  /** Much is being tried or sent: the browser solves `values.token` first (W1). */
  'challenge-required': 428,
  /** `values.seconds`: when to try again. */
  'too-many-requests': 429,
  unexpected: 500,
  /** A system outside that lists are taken from did not answer as it should (E7.10, E7.11, A7.16). */
  'outside-unavailable': 502,
  /** The booking of an appointment cannot be opened: no token, no tenant, or no answer (R7.53, R8.13). */
  'booking-failed': 502,
  /** The address service did not answer in time, or not with what it should (A7.21, A7.22). */
  'geocoder-unavailable': 502,
  /** The register of people did not answer as it should (A8.04, A8.05). */
  'citizen-search-failed': 502,
  'citizen-create-failed': 502,
  /** The server is starting, stopping or at its limit. */
  unavailable: 503,
  /** The disk of the files or of the database is full: nothing was stored. `values.seconds`: when to try again. */
  'storage-full': 507,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly issues?: readonly Issue[];
  /** Names the log entry of a surprise. */
  readonly logId?: string;
}
