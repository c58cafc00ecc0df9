// The submissions of a selection as clusters for the shown part of a map.
// rules: R2.024, R2.035, X32.35
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readSubmissionMap } from '@constancia/contract/submissions/map.ts';
import { MAP_ZOOM } from '@constancia/domain/submissions/particulars/map-start.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { keepsCells, type ListWish, selectionOf } from '../list/selection-queries.ts';
import { CELL, type ClusterRow, clusterCells, clusterSubmissions, countInCells } from './map-queries.ts';
import { boundsOf, boxOf, type MapView, MILLION, stepOf } from './map-view.ts';

/** Where no more are shown they are looked at one by one, which says who each is. */
const ONE_BY_ONE_MAX = 5_000;

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
  return {
    clusters: rows.map(present),
    located: rows.reduce((sum, { count }) => sum + count, 0),
    bounds: boundsOf(rows),
  };
}
