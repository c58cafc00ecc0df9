// Staff answer a form. rules: A1.01, A2.01, A2.06, A2.42, A2.43, A4.06-A4.08, A4.38, A8.01-A8.03
import { useNavigate, useParams } from 'react-router';
import { AnswerForm } from '../../answering/answer-form.tsx';
import { AnsweringSkeleton } from '../../answering/answering-skeleton.tsx';
import { NotLoaded } from '../../answering/not-loaded.tsx';
import { Refused } from '../../answering/refused.tsx';
import { useSession } from '../session/public.ts';
import { readFormToAnswer } from './read-answerable-form.ts';
import { submitAsStaff } from './submit-answers.ts';
import { useAnsweringSession } from './use-answering-session.ts';

const FORMS = '/listar';

export function AnswerScreen() {
  const session = useSession();
  const { id = '' } = useParams();
  if (session.state !== 'authenticated') return null;
  return (
    <main id="content" className="answering-main" tabIndex={-1}>
      <Content key={id} formId={id} person={session.account.userId} />
    </main>
  );
}

function Content({ formId, person }: { readonly formId: string; readonly person: string }) {
  const navigate = useNavigate();
  const { load, retry, refuse } = useAnsweringSession({ formId, person, readForm: readFormToAnswer });
  switch (load.state) {
    case 'loading':
      return <AnsweringSkeleton />;
    case 'failed':
      return <NotLoaded error={load.error} onRetry={retry} />;
    case 'refused': {
      // In the staff view closing the dialog only closes it, but for a deleted form (A2.43, A8.02).
      const leads = load.code === 'form-deleted';
      return (
        <Refused
          code={load.code}
          deleted="dialog"
          onClose={leads ? () => void navigate(FORMS, { replace: true }) : undefined}
        />
      );
    }
    case 'ready':
      return (
        <AnswerForm
          session={load.session}
          asksState
          send={(body) => submitAsStaff(formId, body)}
          onRefused={refuse}
          onStored={({ code }) => void navigate(`${FORMS}?${new URLSearchParams({ respuesta: code })}`)}
        />
      );
  }
}
