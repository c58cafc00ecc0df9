// The map of the list of incidents, downloaded when it is first drawn.
// rules: X34.86
import { loadOnApproachTexts } from '../../../../platform/texts.ts';
import { deferredBlock } from '../../../../ui/light/deferred-block.tsx';

const MAP_HEIGHT = 500;

export const IncidentMapBlock = deferredBlock(
  async () => {
    const [{ IncidentMap }] = await Promise.all([import('./incident-map.tsx'), loadOnApproachTexts()]);
    return IncidentMap;
  },
  { height: MAP_HEIGHT },
);
