// A visitor answers a public form, without an account.
// rules: A1.03, A2.10, A2.17-A2.19, P2.34
import { inLanguage } from '@constancia/domain/localized.ts';
import { type ReactNode, useEffect } from 'react';
import { AnsweringScreen } from '../../../answering/answering-screen.tsx';
import { VisitorWaitingBlock } from '../../../answering/queue-blocks.tsx';
import { draftIn, VISITOR } from '../../../answering/session/written-draft.ts';
import {
  openAhead,
  type SessionWanted,
  useAnsweringSession,
} from '../../../answering/use-answering-session.ts';
import { isInFrame } from '../../../platform/frame/in-frame.ts';
import { language } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation.tsx';
import { PublicFrame } from '../../../ui/light/public-frame.tsx';
import { pathAfterSaving } from './after-saving.ts';
import { leaveToPay } from './leave-to-pay.ts';
import type { SavedState } from './saved-screen.tsx';

/** `chosen`: what the previous page passed on. */
const wantedBy = (formId: string, chosen: unknown): SessionWanted => ({
  formId,
  person: VISITOR,
  as: 'visitor',
  draft: draftIn(chosen),
});

/** Opens the form of a visit while its page is not drawn yet. */
export const openFormAhead = (formId: string): Promise<void> => openAhead(wantedBy(formId, history.state));

interface Props {
  /** Above the form; the app passes it in. */
  readonly head?: ReactNode;
}

export function PublicAnswerScreen({ head }: Props) {
  const { params, go, state: chosen } = useNavigation();
  const { id = '' } = params;
  const loader = useAnsweringSession(wantedBy(id, chosen));
  const municipality = loader.load.state === 'ready' ? loader.load.session.form.municipality : null;
  useEffect(() => {
    if (municipality && isInFrame())
      void import('./say-height.ts').then((height) => height.sayHeight(municipality.frameOrigins));
  }, [municipality]);
  return (
    <PublicFrame municipality={municipality?.name ?? ''} brand={municipality?.brand ?? ''}>
      <VisitorWaitingBlock person={VISITOR} page="answerPublic" />
      {head}
      <AnsweringScreen
        mode="visitor"
        loader={loader}
        onStored={({ id: submissionId, code, recordCode, payment }, { form }) => {
          if (payment) return void leaveToPay(payment, go);
          const { name, brand, frameOrigins } = form.municipality;
          const state: SavedState = {
            formTitle: inLanguage(form.definition.title, language),
            recordCode,
            municipality: name,
            brand,
            answerId: submissionId,
            frameOrigins,
          };
          const path = pathAfterSaving(['public'], { id: submissionId, code, formId: form.id });
          go(path, { replace: true, state });
        }}
      />
    </PublicFrame>
  );
}
