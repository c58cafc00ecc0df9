// The frame of every page of the citizen portal: the card while the entry is verified, the card when it failed, the
// note that says who entered, and the way out.
// rules: A2.25, A2.36, A8.14, R8.29, X36.50
import type { PortalEntry } from '@constancia/contract/submissions/portal.ts';
import { citizenName } from '@constancia/domain/access/portal-citizen.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { VisitorWaitingBlock } from '../../answering/queue-blocks.tsx';
import { asCallError } from '../../platform/api-client.ts';
import { t } from '../../platform/texts.ts';
import { MessageCard } from '../../ui/light/message-card.tsx';
import { NotLoaded } from '../../ui/light/not-loaded.tsx';
import { PublicFrame } from '../../ui/light/public-frame.tsx';
import { citizenKey } from './citizen-key.ts';
import { dropKeptEntry } from './kept-entry.ts';
import { leave, readEntry } from './portal-api.ts';
import { type EntryLoad, useEntry, type WantedEntry } from './use-entry.ts';
import './portal.css';

interface EnteredProps {
  readonly wanted: WantedEntry;
  readonly children: (entry: PortalEntry) => ReactNode;
}

export function Entered({ wanted, children }: EnteredProps) {
  const load = useEntry(wanted);
  const [left, setLeft] = useState(false);
  const entry = load.state === 'ready' ? load.entry : null;
  const municipality = entry?.municipality;
  return (
    <PublicFrame municipality={municipality?.name ?? ''} brand={municipality?.brand ?? ''}>
      {left && (
        <MessageCard title={t('portal.left-title')}>
          <p>{t('portal.left-text')}</p>
        </MessageCard>
      )}
      {!left && entry && (
        <>
          <CitizenBar entry={entry} onLeft={() => setLeft(true)} />
          <Waiting entry={entry} />
          {children(entry)}
        </>
      )}
      {!left && load.state !== 'ready' && <EntryProblem load={load} />}
    </PublicFrame>
  );
}

function EntryProblem({ load }: { readonly load: Exclude<EntryLoad, { readonly state: 'ready' }> }) {
  const { state } = load;
  if (state === 'not-reached') return <NotLoaded what="page" error={load.error} onRetry={load.again} />;
  if (state === 'no-form') return <MessageCard title={t('problem.form-not-found')} variant="alert" />;
  if (state === 'loading') {
    return (
      <div role="status">
        <MessageCard title={t('portal.loading')} />
      </div>
    );
  }
  if (state === 'blocked') {
    return (
      <MessageCard title={t('shell.blocked-title')} variant="alert">
        <p>{t('shell.blocked')}</p>
      </MessageCard>
    );
  }
  if (state === 'still-in') {
    const name = citizenName(load.entry.citizen);
    return (
      <EntryFailed>
        <p>{t('portal.still-in', { name })}</p>
        <button type="button" className="button button-main" onClick={load.goOn}>
          {t('portal.go-on', { name })}
        </button>
      </EntryFailed>
    );
  }
  return <EntryFailed />;
}

/** `children`: a way on. */
export function EntryFailed({ children }: { readonly children?: ReactNode }) {
  return (
    <MessageCard title={t('portal.failed-title')} variant="alert">
      <p>{t('problem.portal-entry-failed')}</p>
      {children}
    </MessageCard>
  );
}

function CitizenBar({ entry, onLeft }: { readonly entry: PortalEntry; readonly onLeft: () => void }) {
  const [failed, setFailed] = useState(false);
  const endSession = () =>
    leave()
      .then(dropKeptEntry)
      .then(onLeft, () => setFailed(true));
  return (
    <div className="answering">
      <div className="portal-note">
        <p>{t('portal.entered-as', { name: citizenName(entry.citizen) })}</p>
        <button type="button" className="button-quiet" onClick={() => void endSession()}>
          {t('portal.leave')}
        </button>
        <p className="portal-note-failed" role="alert">
          {failed && t('portal.leave-failed')}
        </p>
      </div>
    </div>
  );
}

/** Sends what this citizen left to be sent, as long as the server knows them as the same citizen. */
function Waiting({ entry }: { readonly entry: PortalEntry }) {
  const person = citizenKey(entry);
  const maySend = useCallback(async () => (await knownCitizen()) === person, [person]);
  return <VisitorWaitingBlock person={person} page="answerPortal" maySend={maySend} />;
}

/** Null when the entry is over. */
async function knownCitizen(): Promise<string | null> {
  try {
    return citizenKey(await readEntry(undefined));
  } catch (error) {
    if (asCallError(error).code === 'portal-entry-failed') return null;
    throw error;
  }
}

/** The card when the one allowed submission was sent, or no revision is requested any more. */
export function AlreadyAnswered({ children }: { readonly children?: ReactNode }) {
  return (
    <MessageCard title={t('portal.answered-title')} variant="alert">
      <p>{t('portal.answered-text')}</p>
      {children}
    </MessageCard>
  );
}
