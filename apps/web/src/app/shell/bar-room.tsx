// Keeps the room of the bars at the top until they are drawn, so that the page below them does not move.
import type { Account } from '@constancia/contract/session.ts';
import { administrationFor } from './bar-entries.ts';
import './bar-room.css';

export function BarRoom({ account }: { readonly account: Account }) {
  const two = administrationFor(account).length > 0 ? ' bar-room-two' : '';
  return <div className={`bar-room${two}`} aria-busy="true" />;
}
