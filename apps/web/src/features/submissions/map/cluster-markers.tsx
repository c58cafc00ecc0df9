// The clusters on the map, and the popup of the one that was pressed. The keyboard uses the list beside the map instead.
// rules: R2.035, X33.04, X33.05
import type { Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Pixel, Size } from '../../../platform/map/mercator.ts';
import { t } from '../../../platform/texts.ts';
import { grouped } from './grouped.ts';
import type { Cluster } from './read-submission-map.ts';
import { type OpenedLink, SubmissionLinks } from './submission-links.tsx';

interface Props {
  readonly clusters: readonly Cluster[];
  readonly opened: Cluster | null;
  readonly link: OpenedLink;
  /** Position of a point in the map. */
  readonly pixelOf: (point: Point) => Pixel;
  readonly size: Size;
  /** null closes the popup. */
  readonly onPress: (cluster: Cluster | null) => void;
}

export function ClusterMarkers({ clusters, opened, link, pixelOf, size, onPress }: Props) {
  return (
    <>
      {clusters.map((cluster) => {
        const { x, y } = pixelOf(cluster);
        return (
          <button
            key={`${cluster.latitude} ${cluster.longitude}`}
            type="button"
            className={cluster.count === 1 ? 'map-cluster map-cluster-one' : 'map-cluster'}
            style={{ left: Math.round(x), top: Math.round(y) }}
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => onPress(cluster)}
          >
            {cluster.count === 1 ? '' : grouped(cluster.count)}
          </button>
        );
      })}
      {opened && (
        <Popup cluster={opened} link={link} at={pixelOf(opened)} size={size} onClose={() => onPress(null)} />
      )}
    </>
  );
}

interface PopupProps {
  readonly cluster: Cluster;
  readonly link: OpenedLink;
  readonly at: Pixel;
  readonly size: Size;
  readonly onClose: () => void;
}

/** Half of the widest popup, and the height below which it stands under its point. */
const POPUP = { half: 150, height: 160 } as const;

function Popup({ cluster, link, at, size, onClose }: PopupProps) {
  const left = Math.round(Math.max(POPUP.half, Math.min(at.x, size.width - POPUP.half)));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('a')?.focus(), []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what the links are in
    <div
      className={at.y < POPUP.height ? 'map-popup map-popup-below' : 'map-popup'}
      role="dialog"
      aria-label={t('submission-list.map-popup')}
      ref={box}
      style={{ left, top: Math.round(at.y) }}
      onKeyDown={closeByKey}
    >
      <button type="button" aria-label={t('shell.close')} onClick={onClose}>
        ×
      </button>
      <SubmissionLinks cluster={cluster} link={link} />
    </div>
  );
}
