// Says that the form comes from this device, because the server was not reached, for as long as that is so: who believes it
// after the connection is back does not send.
// rules: X31.47
import type { AnswererKind } from '@constancia/domain/access/answerer.ts';
import { useEffect, useState } from 'react';
import { asCallError, isUnreached } from '../platform/api-client.ts';
import { t } from '../platform/texts.ts';
import { readForm } from './api.ts';

/** Milliseconds between two attempts: a device may have a network and no way to the server. */
const PAUSE = 30_000;

interface FromDeviceProps {
  readonly as: AnswererKind;
  readonly formId: string;
}

export function FromDevice({ as, formId }: FromDeviceProps) {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    if (isReached) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const reached = () => !signal.aborted && setReached(true);
    // Also a refusal is a reply.
    const ask = () =>
      void readForm(as, formId, signal).then(
        reached,
        (error: unknown) => isUnreached(asCallError(error)) || reached(),
      );
    const timer = setInterval(ask, PAUSE);
    window.addEventListener('online', ask, { signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [as, formId, isReached]);
  return (
    !isReached && (
      <p className="notice" role="status">
        {t('answering.from-device')}
      </p>
    )
  );
}
