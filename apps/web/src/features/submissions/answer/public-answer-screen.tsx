// A visitor answers a public form, without an account.
// rules: A1.03, A2.10, A2.17-A2.19, P2.34
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useMemo } from 'react';
import { AnswerForm } from '../../../answering/answer-form.tsx';
import { answeringApi, submitAs } from '../../../answering/api.ts';
import { Refused } from '../../../answering/sending/refused.tsx';
import { VISITOR } from '../../../answering/session/answering-session.ts';
import { useNavigation } from '../../../platform/navigation.tsx';
import { AnsweringSkeleton } from '../../../ui/light/form-skeleton.tsx';
import { NotLoaded } from '../../../ui/light/not-loaded.tsx';
import { PublicFrame } from '../../../ui/light/public-frame.tsx';
import { addressAfterSaving } from './after-saving.ts';
import { leaveToPay } from './leave-to-pay.ts';
import type { SavedState } from './saved-screen.tsx';
import { type AnsweringLoader, useAnsweringSession } from './use-answering-session.ts';

export function PublicAnswerScreen() {
  const { id = '' } = useNavigation().params;
  const loader = useAnsweringSession({ formId: id, person: VISITOR, as: 'visitor' });
  const municipality = loader.load.state === 'ready' ? loader.load.session.form.municipality : null;
  return (
    <PublicFrame
      municipality={municipality?.name ?? ''}
      brand={municipality?.hidesBrandOnPublicPages === false ? 'shown' : 'hidden'}
    >
      <Content loader={loader} />
    </PublicFrame>
  );
}

function Content({ loader: { load, retry, refuse } }: { readonly loader: AnsweringLoader }) {
  const { params, go } = useNavigation();
  const { id: formId = '' } = params;
  const api = useMemo(() => answeringApi('visitor', formId), [formId]);
  switch (load.state) {
    case 'loading':
      return <AnsweringSkeleton />;
    case 'failed':
      return <NotLoaded error={load.error} onRetry={retry} />;
    case 'refused':
      return <Refused code={load.code} deleted="alert" onClose={() => go(pathOf('home'))} />;
    case 'ready': {
      const { form } = load.session;
      return (
        <AnswerForm
          session={load.session}
          asksState={false}
          api={api}
          send={(body, onPuzzle) => submitAs('visitor', { formId: form.id, body }, onPuzzle)}
          onRefused={refuse}
          onFormChanged={retry}
          onStored={({ id, code, recordCode, payment }) => {
            if (payment) return void leaveToPay(payment, go);
            const { name, hidesBrandOnPublicPages } = form.municipality;
            const state: SavedState = { recordCode, municipality: name, hidesBrand: hidesBrandOnPublicPages };
            const address = addressAfterSaving(['public'], { id, code, formId: form.id });
            go(address, { replace: true, state });
          }}
        />
      );
    }
  }
}
