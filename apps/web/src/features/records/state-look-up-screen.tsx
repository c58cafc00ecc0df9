// Anybody can see the state of a procedure by the code of its submission.
// rules: R2.017, R2.108, R2.109, R8.25, R9.34

import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { CodeForm } from './code-form.tsx';
import { findStateByCode } from './look-up.ts';

type Found =
  | { readonly kind: 'nothing' | 'working' }
  | { readonly kind: 'state'; readonly title: string; readonly state: string }
  | { readonly kind: 'failed'; readonly text: string };

export function StateLookUpScreen() {
  const [found, setFound] = useState<Found>({ kind: 'nothing' });
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const search = async (code: string) => {
    const own = new AbortController();
    asking.current = own;
    setFound({ kind: 'working' });
    try {
      const { title, state } = await findStateByCode(code, own.signal);
      setFound({ kind: 'state', title, state });
    } catch (error) {
      if (!own.signal.aborted)
        setFound({ kind: 'failed', text: problemText(error, { otherwise: 'look-up.state-failed' }) });
    }
  };
  return (
    <CodeForm
      title={t('look-up.state-title')}
      text={t('look-up.state-text')}
      label={t('look-up.state-code')}
      working={found.kind === 'working'}
      onSearch={(code) => void search(code)}
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
