// When and where a submission was answered, as the device measured it: times, positions with their accuracy, and a map.
// rules: X39.44, X39.84
import type { MapShown } from '@constancia/contract/map.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import type { Evidence } from '@constancia/domain/submissions/evidence/evidence.ts';
import { evidenceLines } from '@constancia/domain/submissions/evidence/shown-evidence.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { useMemo } from 'react';
import { t } from '../../../platform/texts.ts';
import { FactList } from '../../../ui/staff/fact-list.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import { evidenceWords } from './evidence-words.ts';
import { LocationMap } from './location-view.tsx';
import { TrackMap } from './track-map.tsx';

interface EvidenceCardProps {
  readonly view: Pick<SubmissionView, 'evidence' | 'definition' | 'timeZone' | 'map'>;
}

/** Nothing where nothing was recorded. */
export function EvidenceCard({ view }: EvidenceCardProps) {
  const { evidence, definition, timeZone, map } = view;
  const moment = (iso: string) => dateAndTime(iso, timeZone);
  const lines = evidence
    ? evidenceLines(evidence, evidenceWords(), { accuracyLimit: definition.accuracyLimit, moment })
    : [];
  if (lines.length === 0) return null;
  return (
    <SectionCard title={t('visit-evidence.title')}>
      <FactList facts={lines} />
      {map && <MapOf evidence={evidence} layers={map} />}
    </SectionCard>
  );
}

interface MapOfProps {
  readonly evidence: Evidence | null;
  readonly layers: MapShown;
}

/** Of the track, otherwise of the first position that is known. */
function MapOf({ evidence, layers }: MapOfProps) {
  if (evidence?.track?.length) return <TrackMap track={evidence.track} layers={layers} />;
  const known = [evidence?.start, evidence?.end].find((position) => position && 'latitude' in position);
  return known && 'latitude' in known && <PositionMap position={known} layers={layers} />;
}

interface PositionMapProps {
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly layers: MapShown;
}

function PositionMap({ position: { latitude, longitude }, layers }: PositionMapProps) {
  const location = useMemo(() => ({ address: '', latitude, longitude }), [latitude, longitude]);
  return <LocationMap location={location} layers={layers} />;
}
