// Staff answer a form. rules: A1.01, A2.01, A6.08, P2.07
import { useParams } from 'react-router';
import { useSession } from '../../session/public.ts';
import { StaffAnswering } from './staff-answering.tsx';

export function AnswerScreen() {
  const session = useSession();
  const { id = '' } = useParams();
  if (session.state !== 'authenticated') return null;
  return (
    <main id="content" className="answering-main" tabIndex={-1}>
      <StaffAnswering key={id} formId={id} person={session.account.userId} entry="internal" />
    </main>
  );
}
