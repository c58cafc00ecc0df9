// How a map is drawn: where its pictures come from. An outline stands in for a layer without address.
// rules: A2.44, A2.45, A7.23
import { z } from 'zod';

const layer = z
  .object({
    /** With {z}, {x} and {y}. */
    tiles: z.string(),
    credit: z.string(),
  })
  .nullable();

export const mapShown = z.object({ street: layer, satellite: layer });
export type MapShown = z.output<typeof mapShown>;
