// The map of what a filter finds, not only of the page that is shown, with the list of it beside or below.
// rules: R2.024, R2.025, R9.06, R9.08, X33.04
import type { MapShown } from '@constancia/contract/map.ts';
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';
import type { Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { MapView, Size } from '../../../platform/map/mercator.ts';
import { TileMap } from '../../../platform/map/tile-map.tsx';
import { viewOfAll } from '../../../platform/map/view-of-all.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { useOpening } from '../list-url/opened-from.ts';
import { ClusterList } from './cluster-list.tsx';
import { ClusterMarkers } from './cluster-markers.tsx';
import { grouped } from './grouped.ts';
import { areaOf, viewInto, ZOOM_OF_LIST } from './map-views.ts';
import { type Cluster, readSubmissionMap } from './read-submission-map.ts';
import './submission-map.css';

interface Props {
  readonly formId: string;
  readonly query: FilterQuery;
  readonly map: { readonly layers: MapShown; readonly centre: Point };
  readonly timeZone: string;
}

/** Milliseconds after the last movement until the server is asked. */
const PAUSE = 200;

interface MapFrame {
  readonly view: MapView;
  readonly size: Size;
}

/** What the map shows, now and a moment after it stopped moving. */
function useMapFrame() {
  const [shownNow, setShownNow] = useState<MapFrame | null>(null);
  const [asked, setAsked] = useState<MapFrame | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(shownNow), PAUSE);
    return () => clearTimeout(timer);
  }, [shownNow]);
  const onView = useCallback((view: MapView, size: Size) => {
    if (size.width > 0) setShownNow({ view, size });
  }, []);
  return { shownNow, asked, onView };
}

export function SubmissionMap({ formId, query, map, timeZone }: Props) {
  const [start, setStart] = useState<MapView>({ centre: map.centre, zoom: ZOOM_OF_LIST });
  const [opened, setOpened] = useState<Cluster | null>(null);
  const { shownNow, asked, onView } = useMapFrame();
  const link = { timeZone, ...useOpening() };
  const area = asked && areaOf(asked.view, asked.size);
  const shown = useQuery({
    queryKey: ['submissions', formId, 'map', query, area],
    queryFn: ({ signal }) =>
      readSubmissionMap(formId, { ...query, ...(area ?? areaOf(start, NO_SIZE)) }, signal),
    enabled: area !== null,
    placeholderData: keepPreviousData,
  });
  const clusters = shown.data?.clusters ?? [];
  const enter = (cluster: Cluster) => {
    setOpened(null);
    if (shownNow) setStart(viewInto(cluster, shownNow.view));
  };
  const press = (cluster: Cluster | null) =>
    cluster && cluster.submissions.length === 0 ? enter(cluster) : setOpened(cluster);
  const frame = () => {
    setOpened(null);
    if (shownNow) setStart(viewOfAll(clusters, shownNow.view, shownNow.size));
  };
  return (
    <section className="submission-map" aria-label={t('submission-list.map')} aria-busy={shown.isFetching}>
      <div className="submission-map-head">
        <h2>{t('submission-list.map')}</h2>
        <p role="status">{shown.isError ? problemText(shown.error) : textOf(shown.data?.located)}</p>
        <button type="button" disabled={clusters.length === 0} onClick={frame}>
          {t('submission-list.map-frame')}
        </button>
      </div>
      <TileMap
        label={t('submission-list.map')}
        layers={map.layers}
        start={start}
        marker={null}
        onView={onView}
        renderOverlay={(pixelOf, size) => (
          <ClusterMarkers
            clusters={clusters}
            opened={opened}
            link={link}
            pixelOf={pixelOf}
            size={size}
            onPress={press}
          />
        )}
      />
      <ClusterList clusters={clusters} link={link} onEnter={enter} />
    </section>
  );
}

const NO_SIZE: Size = { width: 0, height: 0 };

function textOf(located: number | undefined): string {
  if (located === undefined) return t('shell.loading');
  if (located === 0) return t('submission-list.map-none');
  if (located === 1) return t('submission-list.map-one');
  return t('submission-list.map-located', { count: grouped(located) });
}
