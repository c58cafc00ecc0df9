// Drawn instead of map pictures: outlines of countries and a grid of degrees.
// rules: A7.23, X16.09
import { inMap, type MapView, type Size, underPixel } from './mercator.ts';
import { gridStep, OUTLINES, type Outline } from './outline.ts';

export function OutlineLayer({ view, size }: { readonly view: MapView; readonly size: Size }) {
  return (
    <svg className="map-outline" width={size.width} height={size.height} aria-hidden="true">
      {OUTLINES.map((outline, position) => (
        <path key={position} className={`map-${outline.kind}`} d={pathOf(outline, view, size)} />
      ))}
      <Grid view={view} size={size} />
    </svg>
  );
}

function pathOf({ ring }: Outline, view: MapView, size: Size): string {
  const corners = ring.map(([longitude, latitude]) => {
    const { x, y } = inMap({ latitude, longitude }, view, size);
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return `M${corners.join('L')}Z`;
}

function Grid({ view, size }: { readonly view: MapView; readonly size: Size }) {
  const step = gridStep(view.zoom);
  const topLeft = underPixel({ x: 0, y: 0 }, view, size);
  const bottomRight = underPixel({ x: size.width, y: size.height }, view, size);
  const longitudes = lines(topLeft.longitude, bottomRight.longitude, step);
  const latitudes = lines(bottomRight.latitude, topLeft.latitude, step);
  return (
    <g className="map-grid">
      {longitudes.map((longitude) => {
        const x = Math.round(inMap({ ...view.centre, longitude }, view, size).x);
        return (
          <g key={longitude}>
            <line x1={x} x2={x} y1={0} y2={size.height} />
            <text x={x + 4} y={size.height - 24}>
              {longitude}°
            </text>
          </g>
        );
      })}
      {latitudes.map((latitude) => {
        const y = Math.round(inMap({ ...view.centre, latitude }, view, size).y);
        return (
          <g key={latitude}>
            <line x1={0} x2={size.width} y1={y} y2={y} />
            <text x={4} y={y - 4}>
              {latitude}°
            </text>
          </g>
        );
      })}
    </g>
  );
}

const LINES_MAX = 40;

function lines(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step);
  const count = Math.min(Math.max(0, Math.floor(to / step) - first + 1), LINES_MAX);
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(3)));
}
