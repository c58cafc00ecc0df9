// Says on the form what is recorded of when and where it is answered and what for, and only then asks the device.
// rules: X39.42, X39.82
import { useEffect } from 'react';
import { t } from '../../platform/texts.ts';
import { useAnsweringApi } from '../session/api.ts';
import { useAnsweringStore } from '../session/use-answering.tsx';
import { beginEvidence } from './begin-evidence.ts';
import { endEvidence } from './end-evidence.ts';
import { TrackNotice } from './track-notice.tsx';

/** `isTried`: nothing is sent, as in the preview of the editor, so nothing is recorded. */
export function EvidenceNotice({ isTried }: { readonly isTried: boolean }) {
  const store = useAnsweringStore();
  const { byCitizen } = useAnsweringApi();
  const { recordsPosition, recordsTimes, recordsTrack } = store.index.definition;
  useEffect(() => {
    if (isTried) return;
    store.change((state) => ({ ...state, endVisit: () => endEvidence(store) }));
    void beginEvidence(store);
  }, [store, isTried]);
  const both = recordsPosition && recordsTimes;
  return (
    <>
      {(recordsPosition || recordsTimes) && (
        <p className="notice" role="note">
          {t(
            both ? 'evidence.notice' : recordsPosition ? 'evidence.notice-position' : 'evidence.notice-times',
          )}
        </p>
      )}
      {recordsTrack && !byCitizen && <TrackNotice isTried={isTried} />}
    </>
  );
}
