// Keeps a draft of the submission on the device, with its step, open sections and drawings; its files are kept beside it.
// rules: A1.03, A4.01, A8.10, P1.21, X31.43
import { personName } from '@constancia/domain/citizens/person-name.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { type DeviceKeeper, startKeeping } from '../../platform/device/device-keeper.ts';
import { dropKeptFiles } from '../../platform/device/kept-files.ts';
import { language } from '../../platform/language.ts';
import { type AnsweringSession, isRestored } from './answering-session.ts';
import type { AnsweringState } from './answering-state.ts';
import { askedThen } from './other-version/asked-then.ts';
import type { ReadyToSend, WrittenDraft } from './written-draft.ts';

/** Milliseconds without a keystroke before the draft is kept. */
const PAUSE = 300;
/** Pixels of scrolling that are worth keeping when the page is left. */
const SCROLLED = 50;

/** Read each time the draft is kept: the submission may get a new id, and may have been sent. */
type Identity = Pick<WrittenDraft, 'submissionId' | 'mayBeStored'>;

export interface Watched {
  readonly identity: () => Identity;
  /** Called after each time: whether the device took it. */
  readonly onTried?: (works: boolean) => void;
}

export interface DraftKeeper extends DeviceKeeper {
  /** Keeps the draft a last time, as one that is sent by itself. False when the device cannot keep it. */
  readonly leaveReady: (ready: ReadyToSend) => Promise<boolean>;
}

export function startKeepingDraft(
  session: Pick<AnsweringSession, 'kind' | 'store' | 'form' | 'base' | 'recovered'>,
  draftKey: string,
  { identity, onTried }: Watched,
): DraftKeeper {
  const { store } = session;
  const first = store.get();
  const wasKept = isRestored(session);
  let scroll = window.scrollY;
  const isChanged = (now: AnsweringState, kept: AnsweringState) => {
    if (WRITTEN.some((name) => now[name] !== kept[name])) return true;
    // Looking at a form leaves no draft.
    const isBegun = wasKept || WRITTEN.some((name) => now[name] !== first[name]);
    const isMoved = now.step !== kept.step || now.section !== kept.section || now.open !== kept.open;
    return (
      isBegun && (isMoved || now.evidence !== kept.evidence || Math.abs(window.scrollY - scroll) > SCROLLED)
    );
  };
  const content = () => {
    scroll = window.scrollY;
    return { ...written(session), ...identity(), scroll };
  };
  const keeper = startKeeping({
    key: draftKey,
    store,
    isChanged,
    content,
    pause: PAUSE,
    ...(onTried && { onTried }),
  });
  return {
    ...keeper,
    drop: async () => {
      await keeper.drop();
      await dropKeptFiles(identity().submissionId);
    },
    leaveReady: (ready) => {
      const draft: WrittenDraft = { ...content(), ready };
      return keeper.endWith(draft);
    },
  };
}

const WRITTEN = ['answers', 'particulars', 'purchase', 'drawings', 'startedFrom', 'workOrder'] as const;

function written({
  kind,
  store,
  form,
  base,
}: Pick<AnsweringSession, 'kind' | 'store' | 'form' | 'base'>): Omit<
  WrittenDraft,
  keyof Identity | 'scroll'
> {
  const { answers, particulars, purchase, drawings, step, section, open, ...from } = store.get();
  const { startedFrom, prefilled, workOrder, evidence } = from;
  const { citizen } = particulars;
  const { options, signatures } = form.definition;
  return {
    kind,
    formId: form.id,
    version: form.version,
    title: inLanguage(form.definition.title, language),
    name: citizen ? personName(citizen) : '',
    answers,
    asked: askedThen(store.index, answers),
    particulars,
    ...(options.digitalSignature && { boxes: signatures }),
    ...(options.addPaymentGateway && { purchase }),
    drawings: [...drawings],
    step,
    section,
    open: [...open],
    ...(base !== undefined && { base }),
    ...(startedFrom && { startedFrom }),
    ...(prefilled && { prefilled }),
    ...(workOrder !== null && { workOrder }),
    ...(evidence && { evidence }),
  };
}
