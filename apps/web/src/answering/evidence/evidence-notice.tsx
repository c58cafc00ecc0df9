// Says on the form what is recorded of when and where it is answered and what for, and only then asks the device.
// rules: X39.42
import { useEffect } from 'react';
import { t } from '../../platform/texts.ts';
import { useAnsweringStore } from '../session/use-answering.tsx';
import type { AnsweringMode } from '../modes.ts';
import { beginEvidence } from './begin-evidence.ts';
import { endEvidence } from './end-evidence.ts';

/** The preview records nothing. */
export function EvidenceNotice({ mode }: { readonly mode: AnsweringMode }) {
  const store = useAnsweringStore();
  const { recordsPosition, recordsTimes } = store.index.definition;
  useEffect(() => {
    if (mode === 'preview') return;
    store.change((state) => ({ ...state, endVisit: () => endEvidence(store) }));
    void beginEvidence(store);
  }, [store, mode]);
  const both = recordsPosition && recordsTimes;
  return (
    <p className="notice" role="note">
      {t(both ? 'evidence.notice' : recordsPosition ? 'evidence.notice-position' : 'evidence.notice-times')}
    </p>
  );
}
