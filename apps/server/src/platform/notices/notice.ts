// What one process says to all others over the database, without content: that rows changed which somebody may see.
// rules: X33.61

/** A submission was stored, changed or deleted; area and author say who may see that. */
export interface SubmissionNotice {
  readonly kind: 'submission';
  readonly formId: string;
  readonly areaId: string;
  readonly createdBy: string;
}

/** The database writes the other two (functions/announce_account.sql, announce_everybody.sql). */
export type Notice =
  | SubmissionNotice
  /** A session of the account ended, or what it may do has changed. */
  | { readonly kind: 'account'; readonly userId: string }
  /** What everybody may do may have changed. */
  | { readonly kind: 'everybody' };

/** What a program of another version says, and we do not know, is left out. */
export function noticeIn(payload: string | undefined): Notice | null {
  try {
    const notice = JSON.parse(payload ?? '') as Notice;
    return ['submission', 'account', 'everybody'].includes(notice.kind) ? notice : null;
  } catch {
    return null;
  }
}
