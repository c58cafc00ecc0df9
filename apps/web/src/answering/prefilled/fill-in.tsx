// Opens a form with the answers that its link brings along. The token leaves the URL at once, because who reads the URL could
// open the link; only who comes by such a link downloads this.
// rules: X38.31-X38.34, X38.96-X38.98
import type { openPrefilledLink, PrefilledAnswers } from '@constancia/contract/forms/prefilled-links.ts';
import type { findPerson } from '@constancia/contract/submissions/people.ts';
import type { AnswererKind } from '@constancia/domain/access/answerer.ts';
import { newAnswers } from '@constancia/domain/submissions/new-submission.ts';
import type { AnswersByQuestion } from '@constancia/domain/submissions/answers/answers.ts';
import { NO_PARTICULARS, notedPerson } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { asCallError, call } from '../../platform/api-client.ts';
import { localNow } from '../../platform/clock.ts';
import { loadLaterTexts } from '../../platform/texts.ts';
import { setParticular, withAnswers } from '../session/answering-actions.ts';
import { type AnsweringSession, isRestored } from '../session/answering-session.ts';
import { startKeepingDraft } from '../session/keep-draft.ts';
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

/** What the person wrote wins over the link. A link that does not work leaves the form as it is, and says why. */
export async function fillIn(
  session: AnsweringSession,
  { as, token }: { readonly as: AnswererKind; readonly token: string },
  read: Read = linkOf(as, session.form.id),
): Promise<AnsweringSession> {
  await loadLaterTexts();
  const isWritten = isRestored(session) && !isUntouched(session);
  if (isWritten) return { ...session, notice: <PrefilledNotice text="prefilled.draft" /> };
  try {
    const { dropped, assetDropped, person, ...given } = await read(token);
    const citizen = person && (await namedPerson(session.form.id, person));
    const asset = fill(session, { ...given, citizen });
    const hasAnswers = Object.keys(given.answers).length + dropped.length > 0;
    const notice = (
      <PrefilledNotice
        text={hasAnswers ? 'prefilled.filled' : null}
        dropped={dropped}
        asset={asset}
        person={citizen}
        assetDropped={assetDropped}
      />
    );
    const filled: AnsweringSession = { ...session, recovered: 'nothing', notice };
    await keepAtOnce(filled);
    return filled;
  } catch (error) {
    const isGone = asCallError(error).code === 'prefilled-link-gone';
    const text = isGone ? 'problem.prefilled-link-gone' : 'prefilled.failed';
    return { ...session, notice: <PrefilledNotice text={text} /> };
  }
}

interface Given extends Pick<PrefilledAnswers, 'answers' | 'asset'> {
  readonly citizen: Citizen | null;
}

/**
 * Whom a link names, as the register has them. Where they cannot be looked up now, or have answered already, the number is
 * there to be looked up by hand, which says why.
 */
async function namedPerson(
  formId: string,
  { personType, number }: NonNullable<PrefilledAnswers['person']>,
): Promise<Citizen> {
  const found = await call<typeof findPerson>({
    method: 'POST',
    path: '/api/forms/:formId/people/search',
    params: { formId },
    body: { personType, number },
  }).catch(() => null);
  return found?.person && !found.alreadyAnswered ? found.person : notedPerson(personType, number);
}

/** Fills in a submission that is as it began. Returns the asset that was chosen. */
function fill(
  { store, form }: AnsweringSession,
  { answers, asset: given, citizen }: Given,
): PrefilledAnswers['asset'] {
  // The server fits them to the newest version; this form may be one that the device kept.
  const asked = Object.entries(answers).filter(([id]) => store.index.questionById.has(id));
  const filled = Object.fromEntries(asked);
  const asset = form.map?.offersAssets ? given : null;
  const begun = newAnswers(form.definition, localNow());
  store.change((state) => {
    const { particulars } = setParticular({ ...NO_PARTICULARS, citizen, ...(asset && particularsOf(asset)) })(
      state,
    );
    return {
      ...withAnswers(state, { ...begun, main: { ...begun.main, ...filled } }),
      particulars,
      prefilled: { answers: filled, asset: asset?.id ?? null, person: citizen?.id ?? null },
    };
  });
  return asset;
}

/** An asset stands where the register has it. */
function particularsOf({
  id,
  name,
  type,
  address,
  latitude,
  longitude,
}: NonNullable<PrefilledAnswers['asset']>) {
  return { asset: { id, name, type, address }, location: { address, latitude, longitude } };
}

/** Whether the draft has only what an earlier link filled in: another link then fills it in again. */
function isUntouched({ store, form }: AnsweringSession): boolean {
  const { answers, particulars, prefilled, drawings, startedFrom, workOrder } = store.get();
  if (!prefilled || drawings.size > 0 || startedFrom || workOrder !== null) return false;
  const { main } = newAnswers(form.definition, localNow());
  const { citizen, location, asset, signatures } = particulars;
  const hasAsset = (asset?.id ?? null) === prefilled.asset && (asset !== null || location === null);
  return (
    hasAsset &&
    (citizen?.id ?? null) === prefilled.person &&
    signatures.length + Object.keys(answers.ticked).length + Object.keys(answers.rows).length === 0 &&
    written(answers.main) === written({ ...main, ...prefilled.answers })
  );
}

const written = (answers: AnswersByQuestion) =>
  JSON.stringify(Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The token has left the URL, so a page that is loaded again has the answers only from the draft. */
async function keepAtOnce(session: AnsweringSession): Promise<void> {
  if (session.draftKey === null) return;
  const keeper = startKeepingDraft(session, session.draftKey, { identity: () => session });
  keeper.saveNow();
  await keeper.cease();
}
