// The incidents of the page that the list shows, on a map; each has its number and type.
// rules: X34.83
import { mapStart } from '@constancia/domain/submissions/particulars/map-start.ts';
import { useMemo } from 'react';
import { TileMap } from '../../../../platform/map/tile-map.tsx';
import { viewOfAll } from '../../../../platform/map/view-of-all.ts';
import { t } from '../../../../platform/texts.ts';
import type { IncidentList } from './api.ts';

/** A usual size of the map; only how near it opens depends on it. */
const USUAL = { width: 800, height: 380 };

export function IncidentMap({ read: { incidents, centre, map } }: { readonly read: IncidentList }) {
  const marks = useMemo(
    () =>
      incidents.flatMap(({ number, type, point }) =>
        point ? [{ id: number, name: `${number} ${type?.name ?? ''}`.trim(), at: point }] : [],
      ),
    [incidents],
  );
  const start = useMemo(() => {
    const framed = marks.map(({ at }) => ({ ...at, count: 1 }));
    return viewOfAll(framed, mapStart(centre, null), USUAL);
  }, [marks, centre]);
  return <TileMap label={t('incidents.map')} layers={map} start={start} marker={null} marks={marks} />;
}
