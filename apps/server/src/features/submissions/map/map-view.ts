// The part of a map that is shown, the squares that its clusters are made of, and the box that has all of them.
// rules: X32.35, X40.40

export const MILLION = 1_000_000;

/** Millionths of a degree. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** In degrees, the smallest box around these; null around nothing. */
export function boundsOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const least = (side: 'south' | 'west') => Math.min(...boxes.map((box) => box[side])) / MILLION;
  const most = (side: 'north' | 'east') => Math.max(...boxes.map((box) => box[side])) / MILLION;
  return { south: least('south'), west: least('west'), north: most('north'), east: most('east') };
}

/** Height and width of a cluster's square. */
export interface Step {
  readonly latitude: number;
  readonly longitude: number;
}

/** Pixels between two clusters; and no more of them than this on a side, whatever is asked. */
const CLUSTER_PIXELS = 60;
const CLUSTERS_MAX = 50;

export interface MapView {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly zoom: number;
}

export const boxOf = ({ south, west, north, east }: MapView): Box => ({
  south: Math.floor(south * MILLION),
  west: Math.floor(west * MILLION),
  north: Math.ceil(north * MILLION),
  east: Math.ceil(east * MILLION),
});

/**
 * Degrees of latitude over which the squares have one height. If it changed with every movement of the map, or with its
 * size, all squares would be elsewhere, and what stood alone would be in one with others.
 */
const BAND = 10;

/** Squares on the screen, nearly: a degree of latitude is longer than one of longitude by the cosine. */
export function stepOf({ south, west, north, east, zoom }: MapView): Step {
  const longitude = (CLUSTER_PIXELS * 360 * MILLION) / (256 * 2 ** zoom);
  const band = Math.min(80, Math.abs(Math.round((south + north) / 2 / BAND) * BAND));
  const shrunk = Math.cos((band * Math.PI) / 180);
  return {
    latitude: Math.max(1, longitude * shrunk, ((north - south) * MILLION) / CLUSTERS_MAX),
    longitude: Math.max(1, longitude, ((east - west) * MILLION) / CLUSTERS_MAX),
  };
}
