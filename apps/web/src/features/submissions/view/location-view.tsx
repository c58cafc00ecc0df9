// The location of a submission on a map.
// rules: A2.50, R2.053

import type { MapShown } from '@constancia/contract/map.ts';
import { ZOOM_ON_LOCATION } from '@constancia/domain/submissions/particulars/map-start.ts';
import type { Location } from '@constancia/domain/submissions/submission.ts';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { loadOnApproachTexts, t } from '../../../platform/texts.ts';
import { deferredBlock } from '../../../ui/light/deferred-block.tsx';

interface LocationMapProps {
  readonly location: Location;
  readonly layers: MapShown;
}

const MapBlock = deferredBlock(async () => {
  const [{ TileMap }] = await Promise.all([
    import('../../../platform/map/tile-map.tsx'),
    loadOnApproachTexts(),
  ]);
  return TileMap;
});

const MAP_HEIGHT = 380;

export function LocationMap({ location, layers }: LocationMapProps) {
  const start = useMemo(() => ({ centre: location, zoom: ZOOM_ON_LOCATION }), [location]);
  return (
    <Box sx={{ mt: 4, minHeight: MAP_HEIGHT }}>
      <MapBlock label={t('staff.location-map')} layers={layers} start={start} marker={location} />
    </Box>
  );
}
