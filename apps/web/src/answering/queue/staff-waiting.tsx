// For staff: the line over the list of forms, which leads to the drafts.
// rules: X31.52, X15.09
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { NavLink } from '../../platform/navigation.tsx';
import { useQueue } from './queue.ts';
import { WaitingLine } from './waiting-line.tsx';
import { listText } from './waiting-text.ts';

export function StaffWaiting({ person }: { readonly person: string }) {
  const state = useQueue(person);
  return (
    <WaitingLine state={state} remindsOfDrafts>
      <NavLink to={PATHS.drafts}>{listText(state)}</NavLink>
    </WaitingLine>
  );
}
