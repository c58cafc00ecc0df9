// A short way through points, over straight distances: from the start to the nearest one, and so on; then two ways are
// exchanged as long as that makes the whole shorter.
// rules: X39.26

export interface RoutePoint {
  readonly latitude: number;
  readonly longitude: number;
}

const RADIANS = Math.PI / 180;
const EARTH_METRES = 6_371_000;

/** Metres, as on a sphere. */
export function metresBetween(one: RoutePoint, other: RoutePoint): number {
  const [north, east] = [other.latitude - one.latitude, other.longitude - one.longitude].map(
    (degrees) => Math.sin((degrees * RADIANS) / 2) ** 2,
  );
  const along = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS);
  const half = (north ?? 0) + along * (east ?? 0);
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The same points in another order; `start`: where the person is, null to begin with the first of them. */
export function shortRoute<Point extends RoutePoint>(
  points: readonly Point[],
  start: RoutePoint | null,
): readonly Point[] {
  const [first, ...others] = points;
  if (!first) return [];
  if (start) return exchanged(start, nearestFirst(start, points));
  return [first, ...exchanged(first, nearestFirst(first, others))];
}

function nearestFirst<Point extends RoutePoint>(
  start: RoutePoint,
  points: readonly Point[],
): readonly Point[] {
  const left = [...points];
  const route: Point[] = [];
  for (let at = start; left.length > 0; ) {
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [position, point] of left.entries()) {
      const metres = metresBetween(at, point);
      if (metres < least) [nearest, least] = [position, metres];
    }
    const [next] = left.splice(nearest, 1);
    if (!next) break;
    route.push(next);
    at = next;
  }
  return route;
}

/** So many rounds at most: each makes the way shorter, and a good one is enough. */
const ROUNDS_MAX = 40;
/** What is gained less than this is the error of the numbers. */
const GAIN_MIN_METRES = 0.01;

/** 2-opt: a piece of the way is walked the other way round where that is shorter. The way ends anywhere. */
function exchanged<Point extends RoutePoint>(start: RoutePoint, given: readonly Point[]): readonly Point[] {
  const route = [...given];
  const at = (position: number): RoutePoint | undefined => (position < 0 ? start : route[position]);
  const metres = (one: RoutePoint | undefined, other: RoutePoint | undefined) =>
    one && other ? metresBetween(one, other) : 0;
  for (let round = 0, isShorter = true; isShorter && round < ROUNDS_MAX; round += 1) {
    isShorter = false;
    for (let from = 0; from < route.length - 1; from += 1)
      for (let to = from + 1; to < route.length; to += 1) {
        const now = metres(at(from - 1), at(from)) + metres(at(to), at(to + 1));
        const then = metres(at(from - 1), at(to)) + metres(at(from), at(to + 1));
        if (now - then < GAIN_MIN_METRES) continue;
        route.splice(from, to - from + 1, ...route.slice(from, to + 1).toReversed());
        isShorter = true;
      }
  }
  return route;
}
