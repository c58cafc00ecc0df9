// What the map shows, as a list beside it: the same for a keyboard and for people who do not see the map.
// rules: X33.04, X34.86
import type { ReactNode } from 'react';
import { t } from '../../../platform/texts.ts';
import type { Cluster, ClusterTexts } from './cluster.ts';

/** More is no list that anybody reads; nearer there are fewer. */
const LISTED_MAX = 50;

interface Props<Shown extends Cluster> {
  readonly clusters: readonly Shown[];
  readonly texts: ClusterTexts;
  readonly renderLinks: (cluster: Shown) => ReactNode;
  readonly onEnter: (cluster: Shown) => void;
}

export function ClusterList<Shown extends Cluster>({ clusters, texts, renderLinks, onEnter }: Props<Shown>) {
  const largestFirst = clusters.toSorted((one, other) => other.count - one.count);
  const left = clusters.length - LISTED_MAX;
  return (
    <ul className="map-list">
      {largestFirst.slice(0, LISTED_MAX).map((cluster) => (
        <li key={`${cluster.latitude} ${cluster.longitude}`}>
          {cluster.named > 0 ? (
            renderLinks(cluster)
          ) : (
            <button type="button" onClick={() => onEnter(cluster)}>
              {t(texts.enter, { count: cluster.count })}
            </button>
          )}
        </li>
      ))}
      {left > 0 && <li>{t('submission-list.map-more', { count: left })}</li>}
    </ul>
  );
}
