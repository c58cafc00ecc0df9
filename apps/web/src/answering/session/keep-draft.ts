// Keeps a draft of the submission on the device, with its files.
// rules: A1.03, A4.01, A8.10, P1.21, W1
import { inLanguage } from '@constancia/domain/localized.ts';
import { type DeviceKeeper, startKeeping } from '../../platform/device-keeper.ts';
import { dropKeptFiles } from '../../platform/kept-files.ts';
import { language } from '../../platform/language.ts';
import type { AnsweringSession, WrittenDraft } from './answering-session.ts';

/** Milliseconds without a keystroke before the draft is kept. */
const PAUSE = 300;

/** Read each time the draft is kept: the submission may get a new id, and may have been sent. */
type Identity = Pick<WrittenDraft, 'submissionId' | 'mayBeStored'>;

export function startKeepingDraft(
  { store, form }: Pick<AnsweringSession, 'store' | 'form'>,
  draftKey: string,
  identity: () => Identity,
): DeviceKeeper {
  const content = (): WrittenDraft => ({
    version: form.version,
    title: inLanguage(form.definition.title, language),
    ...identity(),
    answers: store.get().answers,
    particulars: store.get().particulars,
    ...(form.definition.options.addPaymentGateway && { purchase: store.get().purchase }),
  });
  const keeper = startKeeping({
    key: draftKey,
    store,
    isChanged: (now, kept) => WRITTEN.some((name) => now[name] !== kept[name]),
    content,
    pause: PAUSE,
  });
  return {
    ...keeper,
    drop: async () => {
      await keeper.drop();
      await dropKeptFiles(identity().submissionId);
    },
  };
}

const WRITTEN = ['answers', 'particulars', 'purchase'] as const;
