// The submissions of a selection as clusters for the shown part of a map.
// rules: R2.024, R2.035, X32.35
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readSubmissionMap } from '@constancia/contract/submissions/map.ts';
import { MAP_ZOOM } from '@constancia/domain/submissions/particulars/map-start.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { keepsCells, type ListWish, selectionOf } from '../list/selection-queries.ts';
import {
  type Box,
  CELL,
  type ClusterRow,
  clusterCells,
  clusterSubmissions,
  countInCells,
  type Step,
} from './map-queries.ts';

const MILLION = 1_000_000;

/** Where no more are shown they are looked at one by one, which says who each is. */
const ONE_BY_ONE_MAX = 5_000;

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

const boxOf = ({ south, west, north, east }: MapView): Box => ({
  south: Math.floor(south * MILLION),
  west: Math.floor(west * MILLION),
  north: Math.ceil(north * MILLION),
  east: Math.ceil(east * MILLION),
});

/** Squares on the screen: a degree of latitude is longer than one of longitude by the cosine. */
function stepOf({ south, west, north, east, zoom }: MapView): Step {
  const longitude = (CLUSTER_PIXELS * 360 * MILLION) / (256 * 2 ** zoom);
  const shrunk = Math.cos((((south + north) / 2) * Math.PI) / 180);
  return {
    latitude: Math.max(1, longitude * shrunk, ((north - south) * MILLION) / CLUSTERS_MAX),
    longitude: Math.max(1, longitude, ((east - west) * MILLION) / CLUSTERS_MAX),
  };
}

function present({ latitude, longitude, count, submissions }: ClusterRow) {
  return {
    latitude: latitude / MILLION,
    longitude: longitude / MILLION,
    count,
    submissions: submissions.map(({ id, code, createdAt }) => ({ id, code, createdAt })),
  };
}

export async function submissionMap(
  db: Queryable,
  wish: ListWish,
  view: MapView,
): Promise<Reply<typeof readSubmissionMap>> {
  const selection = await selectionOf(db, wish);
  const [box, step] = [boxOf(view), stepOf(view)];
  const inCells =
    keepsCells(selection) &&
    Math.min(step.latitude, step.longitude) >= CELL &&
    (await countInCells(db, selection, box)) > ONE_BY_ONE_MAX;
  const rows = inCells
    ? await clusterCells(db, selection, { box, step })
    : await clusterSubmissions(db, selection, { box, step, isNearest: view.zoom >= MAP_ZOOM.max });
  return { clusters: rows.map(present), located: rows.reduce((sum, { count }) => sum + count, 0) };
}
