// Where a map's tiles come from. A layer without tiles is drawn as an outline.
// rules: A2.44, A2.45, A7.23
import { z } from 'zod';

const layer = z
  .object({
    /** URL template with {z}, {x} and {y}. */
    tiles: z.string(),
    credit: z.string(),
  })
  .nullable();

export const mapShown = z.object({ street: layer, satellite: layer });
export type MapShown = z.output<typeof mapShown>;
