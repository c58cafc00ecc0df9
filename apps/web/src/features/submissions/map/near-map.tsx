// The map of a list, downloaded and asked for when a person scrolls near it.
// rules: R2.025, X33.04
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { loadOnApproachTexts, t } from '../../../platform/texts.ts';
import { deferredBlock } from '../../../ui/light/deferred-block.tsx';
import { RenderWhenVisible } from '../../../ui/light/render-when-visible.tsx';
import type { SubmissionMap } from './submission-map.tsx';

type Props = ComponentProps<typeof SubmissionMap>;

const HEIGHT = 500;
/** Height of the bars that stay at the top of the page. */
const HEADER = 108;
const MAP_ID = 'submission-map';

const MapBlock = deferredBlock<Props>(
  async () => {
    const [block] = await Promise.all([import('./submission-map.tsx'), loadOnApproachTexts()]);
    return block.SubmissionMap;
  },
  { height: HEIGHT },
);

export function NearMap(props: Props) {
  return (
    <div id={MAP_ID} style={{ scrollMarginTop: HEADER }}>
      <RenderWhenVisible height={HEIGHT}>
        <MapBlock {...props} />
      </RenderWhenVisible>
    </div>
  );
}

/** Leads to the map, which stands below the rows. */
export function MapButton() {
  return (
    <Button variant="outlined" onClick={() => document.getElementById(MAP_ID)?.scrollIntoView()}>
      {t('submission-list.map-go')}
    </Button>
  );
}
