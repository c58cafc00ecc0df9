// What the map shows, as a list beside it: the same for a keyboard and for people who do not see the map.
// rules: X33.04
import { t } from '../../../platform/texts.ts';
import { grouped } from './grouped.ts';
import type { Cluster } from './read-submission-map.ts';
import { type OpenedLink, SubmissionLinks } from './submission-links.tsx';

/** More is no list that anybody reads; nearer there are fewer. */
const LISTED_MAX = 50;

interface Props {
  readonly clusters: readonly Cluster[];
  readonly link: OpenedLink;
  readonly onEnter: (cluster: Cluster) => void;
}

export function ClusterList({ clusters, link, onEnter }: Props) {
  const largestFirst = clusters.toSorted((one, other) => other.count - one.count);
  const left = clusters.length - LISTED_MAX;
  return (
    <ul className="map-list">
      {largestFirst.slice(0, LISTED_MAX).map((cluster) => (
        <li key={`${cluster.latitude} ${cluster.longitude}`}>
          {cluster.submissions.length > 0 ? (
            <SubmissionLinks cluster={cluster} link={link} />
          ) : (
            <button type="button" onClick={() => onEnter(cluster)}>
              {t('submission-list.map-enter', { count: grouped(cluster.count) })}
            </button>
          )}
        </li>
      ))}
      {left > 0 && <li>{t('submission-list.map-more', { count: grouped(left) })}</li>}
    </ul>
  );
}
