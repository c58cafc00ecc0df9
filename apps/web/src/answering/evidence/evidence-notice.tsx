// Says on the form what is recorded of when and where it is answered and what for, and only then asks the device.
// rules: X39.42
import { useEffect } from 'react';
import { t } from '../../platform/texts.ts';
import { useAnsweringStore } from '../session/use-answering.tsx';
import { beginEvidence } from './begin-evidence.ts';

/** `measures`: false in the preview, which records nothing. */
export function EvidenceNotice({ measures }: { readonly measures: boolean }) {
  const store = useAnsweringStore();
  const { recordsPosition, recordsTimes } = store.index.definition;
  useEffect(() => {
    if (!measures) return;
    void beginEvidence(store);
    // So that it is there when the connection is not.
    void import('./end-evidence.ts').catch(() => undefined);
  }, [store, measures]);
  const both = recordsPosition && recordsTimes;
  return (
    <p className="notice" role="note">
      {t(both ? 'evidence.notice' : recordsPosition ? 'evidence.notice-position' : 'evidence.notice-times')}
    </p>
  );
}
