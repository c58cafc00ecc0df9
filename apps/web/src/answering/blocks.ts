// The blocks of a form that are downloaded after its questions. Once the form is open and the browser is idle, those that
// the form uses are fetched, so that they are there when the connection is not.
// rules: X31.40
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { type FormDefinition, questionsOf } from '@constancia/domain/forms/definition/form.ts';
import { answeringSteps } from '@constancia/domain/submissions/particulars/particulars.ts';
import { useEffect } from 'react';
import { whenIdle } from '../platform/when-idle.ts';
import { deferredBlock } from '../ui/light/deferred-block.tsx';
import {
  LocationBlock,
  PurchaseBlock,
  ResumeFilesBlock,
  ResumeSignaturesBlock,
  SignatureBlock,
} from './after-questions.tsx';
import { CalendarBlock } from './fields/date-field.tsx';
import { FileMessageBlock } from './files/file-message-block.ts';
import { AttachmentBlock, takesFiles } from './files/files-of-question.tsx';
import { CheckListBlock, DraftNoticeBlock, ErrorSummaryBlock, SendingOverlayBlock } from './later-blocks.ts';
import { OfferBlock, WaitingCardBlock } from './queue-blocks.tsx';
import { StateBlock } from './sending/state-block.ts';

/** Only forms that ask for a person download it. */
export const PersonBlock = deferredBlock(async () => (await import('./person/person-step.tsx')).PersonStep);

interface UsedBlocks {
  readonly asksPerson: boolean;
  /** The submission can be left to be sent later. */
  readonly mayWait: boolean;
}

export function usePrefetch(form: FormToAnswer, { asksPerson, mayWait }: UsedBlocks): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const block of blocksOf(form, asksPerson)) void block.prefetch();
        if (mayWait) for (const block of [OfferBlock, WaitingCardBlock]) void block.prefetch();
        void import('./session/restored-store.ts').catch(() => undefined);
        void import('./drop-old-files.ts').then(({ dropOldFiles }) => dropOldFiles()).catch(() => undefined);
      }),
    [form, asksPerson, mayWait],
  );
}

function blocksOf({ definition, map }: FormToAnswer, asksPerson: boolean) {
  const questions = definition.sections.flatMap(questionsOf);
  return [
    DraftNoticeBlock,
    ErrorSummaryBlock,
    CheckListBlock,
    SendingOverlayBlock,
    asksPerson && answeringSteps(definition).includes('person') && PersonBlock,
    questions.some(({ kind }) => kind === 'date') && CalendarBlock,
    ...(questions.some(takesFiles) ? [AttachmentBlock, FileMessageBlock, ResumeFilesBlock] : []),
    map !== null && LocationBlock,
    ...(isSigned(definition) ? [SignatureBlock, ResumeSignaturesBlock] : []),
    definition.options.addPaymentGateway && PurchaseBlock,
    asksPerson && definition.states.length > 0 && StateBlock,
  ].filter((block) => block !== false);
}

function isSigned({ options, signatures }: FormDefinition): boolean {
  return options.digitalSignature && signatures.length > 0;
}
