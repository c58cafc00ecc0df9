// The map of the submissions that a filter finds.
// rules: R2.024, R2.025, R9.06, R9.08, X33.04
import type { MapShown } from '@constancia/contract/map.ts';
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';
import type { Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { ClusterMap } from '../../../ui/staff/cluster-map/cluster-map.tsx';
import { useOpening } from '../list-url/opened-from.ts';
import { readSubmissionMap } from './read-submission-map.ts';
import { SubmissionLinks } from './submission-links.tsx';

interface Props {
  readonly formId: string;
  readonly query: FilterQuery;
  readonly map: { readonly layers: MapShown; readonly centre: Point };
  readonly timeZone: string;
}

const TEXTS = {
  title: 'submission-list.map',
  frame: 'submission-list.map-frame',
  none: 'submission-list.map-none',
  located: 'submission-list.map-located',
  enter: 'submission-list.map-enter',
  popup: 'submission-list.map-popup',
} as const;

export function SubmissionMap({ formId, query, map, timeZone }: Props) {
  const link = { timeZone, ...useOpening() };
  return (
    <ClusterMap
      texts={TEXTS}
      {...map}
      queryKey={['submissions', formId, 'map', query]}
      read={(area, signal) => readSubmissionMap(formId, { ...query, ...area }, signal)}
      renderLinks={(cluster) => <SubmissionLinks cluster={cluster} link={link} />}
    />
  );
}
