// Opens a form with the answers that its link brings along. The token leaves the URL at once, because who reads the URL could
// open the link; only who comes by such a link downloads this.
// rules: X38.31-X38.33
import type { openPrefilledLink, PrefilledAnswers } from '@constancia/contract/forms/prefilled-links.ts';
import type { AnswererKind } from '@constancia/domain/access/answerer.ts';
import { asCallError, call } from '../../platform/api-client.ts';
import { loadLaterTexts } from '../../platform/texts.ts';
import { withAnswers } from '../session/answering-actions.ts';
import { type AnsweringSession, isRestored } from '../session/answering-session.ts';
import { PrefilledNotice } from './prefilled-notice.tsx';

/** Milliseconds that the answers have to arrive before the form opens without them. */
const READ_LIMIT = 10_000;

type Read = (token: string) => Promise<PrefilledAnswers>;

const linkOf =
  (as: AnswererKind, formId: string): Read =>
  (token) =>
    call<typeof openPrefilledLink>({
      method: 'POST',
      path: '/api/forms/:formId/prefilled-answers',
      as,
      params: { formId },
      body: { token },
      limit: READ_LIMIT,
    });

/** Takes the token out of the URL. */
export function takeToken(): string {
  const token = location.hash.replace('#c=', '');
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

/** A draft of this person wins over the link. A link that does not work leaves the form as it is, and says why. */
export async function fillIn(
  session: AnsweringSession,
  { as, token }: { readonly as: AnswererKind; readonly token: string },
  read: Read = linkOf(as, session.form.id),
): Promise<AnsweringSession> {
  await loadLaterTexts();
  if (isRestored(session)) return { ...session, notice: <PrefilledNotice text="prefilled.draft" /> };
  try {
    const { answers, dropped } = await read(token);
    const { store } = session;
    // The server fits them to the newest version; this form may be one that the device kept.
    const asked = Object.entries(answers).filter(([id]) => store.index.questionById.has(id));
    const filled = Object.fromEntries(asked);
    store.change((state) => ({
      ...withAnswers(state, { ...state.answers, main: { ...state.answers.main, ...filled } }),
      prefilled: filled,
    }));
    return { ...session, notice: <PrefilledNotice text="prefilled.filled" dropped={dropped} /> };
  } catch (error) {
    const isGone = asCallError(error).code === 'prefilled-link-gone';
    const text = isGone ? 'problem.prefilled-link-gone' : 'prefilled.failed';
    return { ...session, notice: <PrefilledNotice text={text} /> };
  }
}
