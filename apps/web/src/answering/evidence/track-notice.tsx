// Says to staff that their track is recorded, what for and who sees it, before the device is asked; and stops it.
// rules: X39.82
import { TRACK_POINTS_MAX } from '@constancia/domain/limits.ts';
import { t } from '../../platform/texts.ts';
import { useAnsweringApi } from '../session/api.ts';
import { type TrackRecording, type TrackStep, useTrack } from './record-track.ts';

/** `isTried`: nothing is sent, as in the preview of the editor, so nothing is recorded. */
export function TrackNotice({ isTried }: { readonly isTried: boolean }) {
  const { submissionId } = useAnsweringApi();
  return (
    <div className="notice" role="group" aria-label={t('visit-evidence.track')}>
      <p>{t('visit-evidence.track-notice', { most: TRACK_POINTS_MAX })}</p>
      {!isTried && <Recorded submissionId={submissionId()} />}
    </div>
  );
}

function Recorded({ submissionId }: { readonly submissionId: string }) {
  return <TrackState recording={useTrack(submissionId)} />;
}

const GOES: readonly TrackStep[] = ['recording', 'waiting'];

/** The count is beside what is announced, so that nobody hears it each minute. */
export function TrackState({
  recording: { step, points, stop, goOn },
}: {
  readonly recording: TrackRecording;
}) {
  const goes = GOES.includes(step);
  return (
    <>
      <p role="status">{t(`visit-evidence.track-${step}`, { most: TRACK_POINTS_MAX })}</p>
      <p>{t('visit-evidence.track-count', { count: points })}</p>
      {step !== 'full' && (
        <button type="button" className="button" onClick={goes ? stop : goOn}>
          {t(goes ? 'visit-evidence.track-stop' : 'visit-evidence.track-go-on')}
        </button>
      )}
    </>
  );
}
