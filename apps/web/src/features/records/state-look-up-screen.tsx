// Anybody can see the state of a procedure by the code of its submission.
// rules: R2.017, R2.108, R8.25, R9.34, X36.03

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { useWindowTitle } from '../../platform/page/window-title.ts';
import { CodeForm, codeInUrl } from './code-form.tsx';
import { findStateByCode } from './look-up.ts';

type Found =
  | { readonly kind: 'nothing' | 'working' }
  | { readonly kind: 'state'; readonly title: string; readonly state: string }
  | { readonly kind: 'failed'; readonly text: string };

export function StateLookUpScreen() {
  const [given] = useState(codeInUrl);
  const [found, setFound] = useState<Found>({ kind: given === '' ? 'nothing' : 'working' });
  const asking = useRef<AbortController>(undefined);
  const search = (code: string) => {
    const own = new AbortController();
    asking.current = own;
    void findState(code, own.signal).then((result) => setFound((before) => result ?? before));
  };
  // A link with the code, e.g. of the page after sending, leads to the state and not to a field.
  const first = useEffectEvent(() => given !== '' && search(given));
  useWindowTitle(t('look-up.state-title'));
  useEffect(() => {
    first();
    return () => asking.current?.abort();
  }, []);
  return (
    <CodeForm
      title={t('look-up.state-title')}
      text={t('look-up.state-text')}
      label={t('look-up.state-code')}
      initial={given}
      working={found.kind === 'working'}
      onSearch={(code) => {
        setFound({ kind: 'working' });
        search(code);
      }}
      onCancel={() => {
        asking.current?.abort();
        setFound({ kind: 'nothing' });
      }}
    >
      {found.kind === 'state' && (
        <p className="code-form-state" dir="auto">
          {found.title}
          <strong>{found.state}</strong>
        </p>
      )}
      {found.kind === 'failed' && <p className="code-form-failed">{found.text}</p>}
    </CodeForm>
  );
}

/** Null when nobody waits for it any more. */
async function findState(code: string, signal: AbortSignal): Promise<Found | null> {
  try {
    const { title, state } = await findStateByCode(code, signal);
    return { kind: 'state', title, state };
  } catch (error) {
    if (signal.aborted) return null;
    return { kind: 'failed', text: problemText(error, { otherwise: 'look-up.state-failed' }) };
  }
}
