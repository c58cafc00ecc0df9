// The clusters on the map, and the popup of the one that was pressed. The keyboard uses the list beside the map instead.
// rules: R2.035, X33.04, X33.05
import { countText } from '../../../platform/number-format.ts';
import type { Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Pixel, Size } from '../../../platform/map/mercator.ts';
import { t } from '../../../platform/texts.ts';
import type { Cluster } from './cluster.ts';

interface Props<Shown extends Cluster> {
  readonly clusters: readonly Shown[];
  readonly opened: Shown | null;
  readonly renderLinks: (cluster: Shown) => ReactNode;
  /** What the popup is called. */
  readonly popup: string;
  /** Position of a point in the map. */
  readonly pixelOf: (point: Point) => Pixel;
  readonly size: Size;
  /** null closes the popup. */
  readonly onPress: (cluster: Shown | null) => void;
}

export function ClusterMarkers<Shown extends Cluster>({
  clusters,
  opened,
  renderLinks,
  popup,
  pixelOf,
  size,
  onPress,
}: Props<Shown>) {
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
            {cluster.count === 1 ? '' : countText(cluster.count)}
          </button>
        );
      })}
      {opened && (
        <Popup label={popup} at={pixelOf(opened)} size={size} onClose={() => onPress(null)}>
          {renderLinks(opened)}
        </Popup>
      )}
    </>
  );
}

interface PopupProps {
  readonly label: string;
  readonly at: Pixel;
  readonly size: Size;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Half of the widest popup, and the height below which it stands under its point. */
const POPUP = { half: 150, height: 160 } as const;

function Popup({ label, at, size, onClose, children }: PopupProps) {
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
      aria-label={label}
      ref={box}
      style={{ left, top: Math.round(at.y) }}
      onKeyDown={closeByKey}
    >
      <button type="button" aria-label={t('shell.close')} onClick={onClose}>
        ×
      </button>
      {children}
    </div>
  );
}
