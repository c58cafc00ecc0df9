// A form that is read and answered: while it loads, when it could not be read, when it cannot be answered, and the form
// itself. The screens around it say who answers and where storing leads.
// rules: A2.39, A2.43, A7.01, A8.01-A8.03
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { Submitted } from '@constancia/contract/submissions/submissions.ts';
import { useEffect } from 'react';
import { contentIsShown } from '../platform/page/content-shown.ts';
import { loadOnApproachTexts } from '../platform/texts.ts';
import { deferredBlock } from '../ui/light/deferred-block.tsx';
import { AnsweringSkeleton } from '../ui/light/form-skeleton.tsx';
import { AnswerForm, type AnswerFormProps } from './answer-form.tsx';
import { NotLoadedBlock } from './later-blocks.ts';
import { MODES, type NewSubmissionMode } from './modes.ts';
import type { AfterStoring } from './sending/use-sending.ts';
import type { AnsweringLoader } from './use-answering-session.ts';

interface AnsweringScreenProps
  extends Partial<Pick<AnswerFormProps, 'onRefused' | 'onFailed' | 'people' | 'underHeading' | 'lookUp'>> {
  readonly mode: NewSubmissionMode;
  readonly loader: AnsweringLoader;
  /** Called when the dialog about a form that cannot be answered is closed. */
  readonly onClose?: (() => void) | undefined;
  /** Whether a copy by e-mail is offered after saving (A4.45). */
  readonly offersMail?: (form: FormToAnswer) => boolean;
  readonly onStored: (
    stored: Submitted,
    of: { readonly form: FormToAnswer; readonly after: AfterStoring },
  ) => void;
}

/** Most forms can be answered. */
const RefusedBlock = deferredBlock(async () => {
  const [{ Refused }] = await Promise.all([import('./sending/refused.tsx'), loadOnApproachTexts()]);
  return Refused;
});

export function AnsweringScreen({
  mode,
  loader: { load, retry, refuse, wanted },
  onClose,
  offersMail = () => false,
  onStored,
  onRefused = refuse,
  ...rest
}: AnsweringScreenProps) {
  useEffect(() => {
    if (load.state !== 'loading') contentIsShown();
  }, [load.state]);
  switch (load.state) {
    case 'loading':
      return <AnsweringSkeleton />;
    case 'failed':
      return <NotLoadedBlock what="form" error={load.error} onRetry={retry} />;
    case 'refused':
      return <RefusedBlock of={wanted} code={load.code} deleted={MODES[mode].deleted} onClose={onClose} />;
    case 'ready': {
      const { form } = load.session;
      return (
        <AnswerForm
          mode={mode}
          session={load.session}
          fromDevice={load.fromDevice}
          onRefused={onRefused}
          onFormChanged={retry}
          {...(offersMail(form) && { mail: 'offered' })}
          onStored={(stored, after) => onStored(stored, { form, after })}
          {...rest}
        />
      );
    }
  }
}
