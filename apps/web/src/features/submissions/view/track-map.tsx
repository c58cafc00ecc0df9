// The track of a visit as a line on a map, with its first and last point. What it says stands beside it as text.
// rules: X39.84
import type { MapShown } from '@constancia/contract/map.ts';
import { ZOOM_ON_LOCATION } from '@constancia/domain/submissions/particulars/map-start.ts';
import type { Track } from '@constancia/domain/submissions/evidence/track.ts';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { loadOnApproachTexts, t } from '../../../platform/texts.ts';
import { viewOfAll } from '../../../platform/map/view-of-all.ts';
import { deferredBlock } from '../../../ui/light/deferred-block.tsx';

const MapBlock = deferredBlock(async () => {
  const [{ TileMap }] = await Promise.all([
    import('../../../platform/map/tile-map.tsx'),
    loadOnApproachTexts(),
  ]);
  return TileMap;
});

const MAP_HEIGHT = 380;
/** No larger than the map of a phone, so that all of the track is seen on any. */
const FRAME = { width: 280, height: 300 };

interface TrackMapProps {
  readonly track: Track;
  readonly layers: MapShown;
}

export function TrackMap({ track, layers }: TrackMapProps) {
  const start = useMemo(() => startOf(track), [track]);
  return (
    <Box sx={{ mt: 4, minHeight: MAP_HEIGHT }}>
      <MapBlock
        label={t('visit-evidence.track-map')}
        layers={layers}
        start={start}
        marker={null}
        renderOverlay={(pixelOf) => <TrackLine spots={track.map(pixelOf)} />}
      />
    </Box>
  );
}

function startOf(track: Track) {
  const [first = { latitude: 0, longitude: 0 }] = track;
  const framed = track.map(({ latitude, longitude }) => ({ latitude, longitude }));
  const { centre, zoom } = viewOfAll(framed, { centre: first, zoom: ZOOM_ON_LOCATION }, FRAME);
  return { centre, zoom: Math.min(zoom, ZOOM_ON_LOCATION) };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const SHADE = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

function TrackLine({ spots }: { readonly spots: readonly Spot[] }) {
  const points = spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const ends = [
    { spot: spots[0], fill: '#ffffff' },
    { spot: spots.at(-1), fill: '#1450c8' },
  ];
  return (
    <svg
      className="track-line"
      aria-hidden="true"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
    >
      <polyline points={points} {...SHADE} stroke="#ffffff" strokeWidth={7} />
      <polyline points={points} {...SHADE} stroke="#1450c8" strokeWidth={4} />
      {ends.map(
        ({ spot, fill }) =>
          spot && (
            <circle key={fill} cx={spot.x} cy={spot.y} r={7} fill={fill} stroke="#1450c8" strokeWidth={3} />
          ),
      )}
    </svg>
  );
}
