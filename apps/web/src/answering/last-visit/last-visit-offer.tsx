// Offers staff to begin with what was answered at the last visit of the chosen asset, and says afterwards what they began
// with and what the form no longer asks.
// rules: X39.10-X39.12
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { Display } from '@constancia/domain/questions/question-type.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { localNow } from '../../platform/clock.ts';
import { t } from '../../platform/texts.ts';
import type { LastVisit, ReadLastVisit } from '../session/api.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';
import { startFrom } from './start-from-visit.ts';

interface Props {
  readonly form: FormToAnswer;
  readonly read: ReadLastVisit;
}

type Found = { readonly assetId: number; readonly attempt: number } & (
  | { readonly state: 'read'; readonly last: LastVisit }
  | { readonly state: 'failed' }
);

export function LastVisitOffer({ form, read }: Props) {
  const assetId = useAnswering(({ particulars }) => particulars.asset?.id);
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (assetId === undefined) return;
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const last = await read({ assetId, version: form.version }, leaving.signal);
        if (!leaving.signal.aborted) setFound({ assetId, attempt, state: 'read', last });
      } catch {
        if (!leaving.signal.aborted) setFound({ assetId, attempt, state: 'failed' });
      }
    };
    void ask();
    return () => leaving.abort();
  }, [assetId, attempt, read, form.version]);
  if (found === null || found.assetId !== assetId || found.attempt !== attempt) return null;
  if (found.state === 'read') return <Offer assetId={assetId} last={found.last} />;
  return (
    <p className="notice" role="status">
      {t('last-visit.failed')}{' '}
      <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
        {t('shell.retry')}
      </button>
    </p>
  );
}

function Offer({
  assetId,
  last: { visit, timeZone },
}: {
  readonly assetId: number;
  readonly last: LastVisit;
}) {
  const store = useAnsweringStore();
  const taken = useAnswering(({ startedFrom }) => startedFrom);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  if (!visit) return null;
  const values = { moment: dateAndTime(visit.at, timeZone), code: visit.code };
  const take = () => {
    const { dropped: _said, ...begun } = visit;
    store.change(startFrom(store.index, { ...begun, assetId }, localNow()));
    // The pressed button disappears.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className="asset-card" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('last-visit.title')}
      </h3>
      {taken?.id === visit.id ? (
        <>
          <p role="status">{t('last-visit.taken', values)}</p>
          <Dropped dropped={visit.dropped} />
        </>
      ) : (
        <>
          <p>{t('last-visit.help')}</p>
          <button type="button" className="button" onClick={take}>
            {t('last-visit.start', values)}
          </button>
        </>
      )}
    </section>
  );
}

function Dropped({ dropped }: Pick<NonNullable<LastVisit['visit']>, 'dropped'>) {
  if (dropped.length === 0) return null;
  return (
    <>
      <p>{t('last-visit.dropped')}</p>
      <ul>
        {dropped.map(({ question, display }, position) => (
          <li key={position} dir="auto">
            {question}: {textOf(display)}
          </li>
        ))}
      </ul>
    </>
  );
}

function textOf(display: Display): string {
  if (display.kind === 'none') return '';
  if (display.kind === 'word') return t(display.code === 'yes' ? 'answering.yes' : 'answering.no');
  return display.kind === 'list' ? display.items.join(', ') : display.text;
}
