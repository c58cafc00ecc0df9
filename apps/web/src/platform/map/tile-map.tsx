// A map of pictures laid side by side, or of outlines when there are none. It consists of plain elements, so that it is
// small and works without WebGL.
// rules: A2.44, A2.45, A2.47, X16.06, X36.53
import type { MapShown } from '@constancia/contract/map.ts';
import { MAP_ZOOM, type Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../texts.ts';
import { inMap, type MapView, type Pixel, type Size, tilesOf, tileUrl, zoomedBy } from './mercator.ts';
import { OutlineLayer } from './outline-layer.tsx';
import { Picture } from './picture.tsx';
import { useMapGestures } from './use-map-gestures.ts';
import './map.css';

export interface MapMark {
  readonly id: number;
  readonly name: string;
  readonly at: Point;
}

interface TileMapProps {
  readonly label: string;
  readonly layers: MapShown;
  /** The first view; a new one moves the map there. */
  readonly start: MapView;
  readonly marker: Point | null;
  readonly marks?: readonly MapMark[];
  /** Absent when no point can be picked. */
  readonly onPick?: (point: Point) => void;
  /** Called with each view, and when the map gets another size. */
  readonly onView?: (view: MapView, size: Size) => void;
  /** Drawn over a map of this size; `pixelOf` gives the position of a point in it. */
  readonly renderOverlay?: (pixelOf: (point: Point) => Pixel, size: Size) => ReactNode;
}

type LayerName = keyof MapShown;

export function TileMap({
  label,
  layers,
  start,
  marker,
  marks = [],
  onPick,
  onView,
  renderOverlay,
}: TileMapProps) {
  const [shown, setShown] = useState({ start, view: start });
  const [layer, setLayer] = useState<LayerName>('street');
  const [failed, setFailed] = useState<ReadonlySet<LayerName>>(new Set());
  const [came, setCame] = useState<ReadonlySet<LayerName>>(new Set());
  const { frame, size } = useSize();
  const help = useId();
  const view = shown.start === start ? shown.view : start;
  const setView = (next: MapView) => setShown({ start, view: next });
  useEffect(() => onView?.(view, size), [onView, view, size]);
  const gestures = useMapGestures({ view, size, onView: setView, onPick });
  const pictures = failed.has(layer) ? null : layers[layer];
  return (
    <div className="tile-map">
      <div className="map-head">
        <LayerChoice chosen={layer} onChoose={setLayer} />
        <MapStatus
          pictures={pictures ? (came.has(layer) ? 'there' : 'awaited') : 'none'}
          picks={onPick !== undefined}
        />
      </div>
      <div className="map-frame" ref={frame}>
        {/* The map handles its own pointer and keyboard events. */}
        <div
          className="map-surface"
          role="application"
          aria-label={label}
          aria-describedby={onPick ? help : undefined}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it handles arrows, plus, minus and Enter
          tabIndex={0}
          {...gestures}
        >
          {pictures ? (
            <Tiles
              key={layer}
              template={pictures.tiles}
              view={view}
              size={size}
              onCame={() => setCame(new Set([...came, layer]))}
              onFail={() => setFailed(new Set([...failed, layer]))}
            />
          ) : (
            <OutlineLayer view={view} size={size} />
          )}
          {marks.map(({ id, name, at }) => (
            <Pin key={id} variant="mark" title={name} at={inMap(at, view, size)} />
          ))}
          {marker && <Pin variant="marker" title="" at={inMap(marker, view, size)} />}
          {onPick && <span className="map-cross" aria-hidden="true" />}
        </div>
        {renderOverlay?.((point) => inMap(point, view, size), size)}
        <ZoomButtons view={view} onView={setView} />
        {pictures && pictures.credit !== '' && <p className="map-credit">{pictures.credit}</p>}
      </div>
      {onPick && (
        <p className="map-note" id={help}>
          {t('location.map-help')}
        </p>
      )}
    </div>
  );
}

interface MapStatusProps {
  readonly pictures: 'awaited' | 'there' | 'none';
  /** A point can be picked, so there are other ways to give it. */
  readonly picks: boolean;
}

/** Before the map, so that nobody wonders about an empty area. */
function MapStatus({ pictures, picks }: MapStatusProps) {
  return (
    <p className="map-note" aria-live="polite">
      {pictures === 'awaited' && t('location.pictures-awaited')}
      {pictures === 'none' &&
        `${t('location.outline')} ${picks ? t('location.without-pictures') : ''}`.trim()}
    </p>
  );
}

function useSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, size };
}

function LayerChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: LayerName;
  readonly onChoose: (layer: LayerName) => void;
}) {
  return (
    <div className="map-layers" role="group" aria-label={t('location.layers')}>
      {(['street', 'satellite'] as const).map((layer) => (
        <button key={layer} type="button" aria-pressed={layer === chosen} onClick={() => onChoose(layer)}>
          {t(`location.layer-${layer}`)}
        </button>
      ))}
    </div>
  );
}

interface TilesProps {
  readonly template: string;
  readonly view: MapView;
  readonly size: Size;
  /** The first picture arrived. */
  readonly onCame: () => void;
  /** No picture arrived: the network or the map service is missing. */
  readonly onFail: () => void;
}

function Tiles({ template, view, size, onCame, onFail }: TilesProps) {
  const came = useRef(false);
  return tilesOf(view, size).map((tile) => (
    <Picture
      key={tile.id}
      url={tileUrl(template, tile)}
      left={Math.round(tile.left)}
      top={Math.round(tile.top)}
      onLoad={() => {
        if (!came.current) onCame();
        came.current = true;
      }}
      onError={() => {
        if (!came.current) onFail();
      }}
    />
  ));
}

interface PinProps {
  readonly variant: 'marker' | 'mark';
  readonly title: string;
  readonly at: { readonly x: number; readonly y: number };
}

function Pin({ variant, title, at }: PinProps) {
  return (
    <svg
      className={`map-pin map-pin-${variant}`}
      viewBox="0 0 24 32"
      width={variant === 'marker' ? 30 : 20}
      height={variant === 'marker' ? 40 : 27}
      style={{ left: Math.round(at.x), top: Math.round(at.y) }}
      aria-hidden="true"
    >
      {title !== '' && <title>{title}</title>}
      <path d="M12 1a11 11 0 0 0-11 11c0 8 11 19 11 19s11-11 11-19A11 11 0 0 0 12 1Z" />
      <circle cx="12" cy="12" r="4" />
    </svg>
  );
}

function ZoomButtons({ view, onView }: { readonly view: MapView; readonly onView: (view: MapView) => void }) {
  return (
    <div className="map-zoom">
      <button
        type="button"
        aria-label={t('location.zoom-in')}
        aria-disabled={view.zoom >= MAP_ZOOM.max}
        onClick={() => onView(zoomedBy(view, 1))}
      >
        +
      </button>
      <button
        type="button"
        aria-label={t('location.zoom-out')}
        aria-disabled={view.zoom <= MAP_ZOOM.min}
        onClick={() => onView(zoomedBy(view, -1))}
      >
        −
      </button>
    </div>
  );
}
