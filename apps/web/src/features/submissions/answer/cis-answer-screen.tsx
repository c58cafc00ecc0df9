// The variant of the answering screen for another system's pages. The form's id is in the path or in the query, and
// after storing the answer-sent page follows. Without a form in the URL there is nothing to answer.
// rules: A2.02, A4.35, P2.08, P2.09, W3
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Refused } from '../../../answering/sending/refused.tsx';
import { useAccount } from '../../session/public.ts';
import { StaffAnswering } from './staff-answering.tsx';

interface Props {
  /** Above the form; the app passes it in. */
  readonly head?: ReactNode;
}

export function CisAnswerScreen({ head }: Props) {
  const { userId } = useAccount();
  const { id } = useParams();
  const [query] = useSearchParams();
  const formId = id ?? query.get('id') ?? '';
  return (
    <main id="content" className="answering-main" tabIndex={-1}>
      {head}
      {formId === '' ? (
        <Refused code="form-not-found" deleted="dialog" />
      ) : (
        <StaffAnswering key={formId} formId={formId} person={userId} entry="cis" />
      )}
    </main>
  );
}
