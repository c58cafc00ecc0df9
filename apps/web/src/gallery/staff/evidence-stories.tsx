// Stories of the evidence of a visit: what a form says before it records anything, and what staff read of it.
import type { MapShown } from '@constancia/contract/map.ts';
import type { Evidence } from '@constancia/domain/submissions/evidence/evidence.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { type TrackStep } from '../../answering/evidence/record-track.ts';
import { EvidenceNotice } from '../../answering/evidence/evidence-notice.tsx';
import { TrackState } from '../../answering/evidence/track-notice.tsx';
import { StampNotice } from '../../answering/files/stamp/stamp-notice.tsx';
import { EvidenceCard } from '../../features/submissions/view/evidence-card.tsx';
import { AnsweringStage } from '../stage/answering-stage.tsx';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const FORM = aForm().withSection('datos', aQuestion('comercio', 'text'));
const ASKING = FORM.with({ recordsPosition: true, accuracyLimit: 50, recordsTimes: true }).build();
const STAMPING = FORM.with({ stampsPhotos: true }).build();
const TIMES = FORM.with({ recordsTimes: true }).build();
const FOLLOWING = FORM.with({ recordsTrack: true }).build();
const POSITION = FORM.with({ recordsPosition: true }).build();

const VISIT: Evidence = {
  startedAt: '2026-11-02T09:15:00.000Z',
  endedAt: '2026-11-02T09:47:30.000Z',
  start: { latitude: -32.40754, longitude: -63.24016, accuracy: 9 },
  end: { latitude: -32.40812, longitude: -63.24016, accuracy: 80 },
};

const FOLLOWED: Evidence = {
  track: [-32.40754, -32.40812, -32.4101, -32.4099].map((latitude, at) => ({
    at: `2026-11-02T09:1${at}:00.000Z`,
    latitude,
    longitude: -63.24016 + at * 0.001,
    accuracy: 9,
  })),
};

const TrackNotice = () => (
  <AnsweringStage form={FOLLOWING} by="staff">
    <EvidenceNotice isTried />
  </AnsweringStage>
);

const TrackStates = ({ step }: { readonly step: TrackStep }) => (
  <div className="answering answering-column">
    <div className="notice">
      <TrackState recording={{ step, points: step === 'full' ? 600 : 12, stop: () => {}, goOn: () => {} }} />
    </div>
  </div>
);

const Notice = ({ form }: { readonly form: typeof ASKING }) => (
  <AnsweringStage form={form}>
    <EvidenceNotice isTried />
  </AnsweringStage>
);

const PhotoNotice = () => (
  <AnsweringStage form={STAMPING}>
    <StampNotice />
  </AnsweringStage>
);

interface CardProps {
  readonly evidence: Evidence | null;
  readonly map?: MapShown;
}

const Card = ({ evidence, map }: CardProps) => (
  <StaffStage>
    <EvidenceCard view={{ evidence, definition: ASKING, timeZone: 'Europe/Madrid', map: map ?? null }} />
  </StaffStage>
);

export const evidenceStories: StoryGroup = {
  name: 'evidence',
  holds: 'component',
  stories: {
    notice: <Notice form={ASKING} />,
    'notice-of-times': <Notice form={TIMES} />,
    'notice-of-position': <Notice form={POSITION} />,
    'notice-of-photos': <PhotoNotice />,
    card: <Card evidence={VISIT} />,
    'card-refused': <Card evidence={{ start: { refused: 'denied' }, end: { refused: 'timeout' } }} />,
    'track-notice': <TrackNotice />,
    'track-recording': <TrackStates step="recording" />,
    'track-waiting': <TrackStates step="waiting" />,
    'track-stopped': <TrackStates step="stopped" />,
    'track-refused': <TrackStates step="refused" />,
    'track-full': <TrackStates step="full" />,
    'card-of-track': <Card evidence={FOLLOWED} map={{ street: null, satellite: null }} />,
    'card-of-times': <Card evidence={{ startedAt: '2026-11-02T09:15:00.000Z' }} />,
  },
};
