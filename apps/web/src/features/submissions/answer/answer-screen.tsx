// The screen on which staff answer a form.
// rules: A1.01, A2.01, A6.08, P2.07
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useAccount } from '../../session/public.ts';
import { StaffAnswering } from './staff-answering.tsx';

interface Props {
  /** Above the form; the app passes it in. */
  readonly head?: ReactNode;
}

export function AnswerScreen({ head }: Props) {
  const { userId } = useAccount();
  const { id = '' } = useParams();
  return (
    <main id="content" className="answering-main" tabIndex={-1}>
      {head}
      <StaffAnswering key={id} formId={id} person={userId} entry="internal" />
    </main>
  );
}
