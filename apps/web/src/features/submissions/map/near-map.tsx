// The map of a list, downloaded and asked for when a person scrolls near it.
// rules: R2.025, X33.04
import { loadOnApproachTexts } from '../../../platform/texts.ts';
import { deferredBlock } from '../../../ui/light/deferred-block.tsx';
import { RenderWhenVisible } from '../../../ui/light/render-when-visible.tsx';
import type { ComponentProps } from 'react';
import type { SubmissionMap } from './submission-map.tsx';

type Props = ComponentProps<typeof SubmissionMap>;

const HEIGHT = 500;

const MapBlock = deferredBlock<Props>(
  async () => {
    const [block] = await Promise.all([import('./submission-map.tsx'), loadOnApproachTexts()]);
    return block.SubmissionMap;
  },
  { height: HEIGHT },
);

export function NearMap(props: Props) {
  return (
    <RenderWhenVisible height={HEIGHT}>
      <MapBlock {...props} />
    </RenderWhenVisible>
  );
}
