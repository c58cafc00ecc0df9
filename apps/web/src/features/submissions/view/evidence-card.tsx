// When and where a submission was answered, as the device measured it: times, positions with their accuracy, and a map.
// rules: X39.44
import type { MapShown } from '@constancia/contract/map.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import type { Position } from '@constancia/domain/submissions/evidence/evidence.ts';
import {
  distanceOf,
  durationOf,
  type PositionWords,
  positionText,
} from '@constancia/domain/submissions/evidence/shown-evidence.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { useMemo } from 'react';
import { t } from '../../../platform/texts.ts';
import { type FactLine, FactList } from '../../../ui/staff/fact-list.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import { LocationMap } from './location-view.tsx';

const words = (): PositionWords => ({
  refused: {
    denied: t('visit-evidence.denied'),
    unavailable: t('visit-evidence.unavailable'),
    timeout: t('visit-evidence.timeout'),
  },
  worse: (limit) => t('visit-evidence.worse', { limit }),
});

function linesOf({ evidence, definition, timeZone }: SubmissionView): readonly FactLine[] {
  if (!evidence) return [];
  const { startedAt, endedAt, start, end } = evidence;
  const moment = (at: string | undefined) => (at === undefined ? '' : dateAndTime(at, timeZone));
  const position = (at: Position | undefined) =>
    at ? positionText(at, definition.accuracyLimit, words()) : '';
  const metres = distanceOf(evidence);
  const lines = [
    { label: t('visit-evidence.started'), value: moment(startedAt) },
    { label: t('visit-evidence.ended'), value: moment(endedAt) },
    { label: t('visit-evidence.duration'), value: durationOf(evidence) },
    { label: t('visit-evidence.start'), value: position(start) },
    { label: t('visit-evidence.end'), value: position(end) },
    {
      label: t('visit-evidence.distance'),
      value: metres === null ? '' : t('visit-evidence.metres', { metres }),
    },
  ];
  return lines.filter(({ value }) => value !== '');
}

/** Nothing where nothing was recorded. */
export function EvidenceCard({ view }: { readonly view: SubmissionView }) {
  const lines = linesOf(view);
  const { evidence, map } = view;
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
