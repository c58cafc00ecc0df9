// Where a map's tiles come from, and the part of the world that one shows. A layer without tiles is drawn as an outline.
// rules: A2.44, A2.45, A7.23, X40.40
import { z } from 'zod';

const layer = z
  .object({
    /** URL template with {z}, {x} and {y}. */
    tiles: z.string(),
    credit: z.string(),
  })
  .nullable();

const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

/** The part of the world that a map shows, as a query of a URL. */
export const mapArea = {
  south: latitude,
  west: longitude,
  north: latitude,
  east: longitude,
  /** As maps on the web count it: 0 is the whole world on 256 pixels, each further one twice as large. */
  zoom: z.coerce.number().int().min(0).max(22),
};

/** What is wrong with a part that cannot be. */
export function mapAreaIssues(
  area: Readonly<Record<'south' | 'west' | 'north' | 'east', number>>,
): readonly z.core.$ZodRawIssue[] {
  const pairs = [
    ['south', 'north'],
    ['west', 'east'],
  ] as const;
  return pairs
    .filter(([from, to]) => area[to] < area[from])
    .map(([from, to]) => ({
      code: 'custom',
      path: [to],
      input: area[to],
      message: `smaller than ${from}`,
    }));
}

/** The smallest box that has all that a map of a list found in the part asked for; null when that is nothing. */
export const mapBounds = z
  .object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() })
  .nullable();

export const mapShown = z.object({ street: layer, satellite: layer });
export type MapShown = z.output<typeof mapShown>;
