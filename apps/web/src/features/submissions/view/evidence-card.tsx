// When and where a submission was answered, as the device measured it: times, positions with their accuracy, and a map.
// rules: X39.44
import type { MapShown } from '@constancia/contract/map.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import { evidenceLines } from '@constancia/domain/submissions/evidence/shown-evidence.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { useMemo } from 'react';
import { t } from '../../../platform/texts.ts';
import { FactList } from '../../../ui/staff/fact-list.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import { evidenceWords } from './evidence-words.ts';
import { LocationMap } from './location-view.tsx';

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
  const known = [evidence?.start, evidence?.end].find((position) => position && 'latitude' in position);
  if (lines.length === 0) return null;
  return (
    <SectionCard title={t('visit-evidence.title')}>
      <FactList facts={lines} />
      {map && known && 'latitude' in known && <PositionMap position={known} layers={map} />}
    </SectionCard>
  );
}

interface PositionMapProps {
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly layers: MapShown;
}

function PositionMap({ position: { latitude, longitude }, layers }: PositionMapProps) {
  const location = useMemo(() => ({ address: '', latitude, longitude }), [latitude, longitude]);
  return <LocationMap location={location} layers={layers} />;
}
