// The map of what a filter finds, not only of the page that is shown, with the list of it beside or below.
// rules: R2.024, R9.08, X33.04, X34.86, X40.40
import type { MapShown } from '@constancia/contract/map.ts';
import type { Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { MapView, Size } from '../../../platform/map/mercator.ts';
import { TileMap } from '../../../platform/map/tile-map.tsx';
import { viewOfAll } from '../../../platform/map/view-of-all.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import type { Cluster, ClusterTexts } from './cluster.ts';
import { ClusterList } from './cluster-list.tsx';
import { ClusterMarkers } from './cluster-markers.tsx';
import { areaOf, cornersOf, type MapArea, viewInto, WHOLE_WORLD, ZOOM_OF_LIST } from './map-views.ts';
import './cluster-map.css';

interface ShownMap<Shown> {
  readonly clusters: readonly Shown[];
  /** How many they hold. */
  readonly located: number;
  /** The box that has all of them; null without any. */
  readonly bounds: Omit<MapArea, 'zoom'> | null;
}

interface Props<Shown extends Cluster> {
  readonly texts: ClusterTexts;
  readonly layers: MapShown;
  readonly centre: Point;
  /** Names what the filter finds; the shown part of the world is added to it. */
  readonly queryKey: QueryKey;
  readonly read: (area: MapArea, signal: AbortSignal) => Promise<ShownMap<Shown>>;
  readonly renderLinks: (cluster: Shown) => ReactNode;
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

export function ClusterMap<Shown extends Cluster>(props: Props<Shown>) {
  const { texts, layers, centre, queryKey, read, renderLinks } = props;
  const [start, setStart] = useState<MapView>({ centre, zoom: ZOOM_OF_LIST });
  const [opened, setOpened] = useState<Shown | null>(null);
  const { shownNow, asked, onView } = useMapFrame();
  const area = asked && areaOf(asked.view, asked.size);
  const shown = useQuery({
    queryKey: [...queryKey, area],
    queryFn: ({ signal }) => read(area ?? WHOLE_WORLD, signal),
    enabled: area !== null,
    placeholderData: keepPreviousData,
  });
  const clusters = shown.data?.clusters ?? [];
  const isEmpty = clusters.length === 0;
  const all = useQuery({
    queryKey: [...queryKey, 'all'],
    queryFn: ({ signal }) => read(WHOLE_WORLD, signal),
    // Otherwise only when it is to be framed.
    enabled: shown.isSuccess && isEmpty,
  });
  const enter = (cluster: Shown) => {
    setOpened(null);
    if (shownNow) setStart(viewInto(cluster, shownNow.view));
  };
  const press = (cluster: Shown | null) =>
    cluster && cluster.named === 0 ? enter(cluster) : setOpened(cluster);
  const frame = async () => {
    setOpened(null);
    const { data: found } = await all.refetch();
    if (shownNow && found?.bounds) setStart(viewOfAll(cornersOf(found.bounds), shownNow.view, shownNow.size));
  };
  const failed = [shown, all].find(({ isError }) => isError);
  return (
    <section
      className="cluster-map"
      aria-label={t(texts.title)}
      aria-busy={shown.isFetching || all.isFetching}
    >
      <div className="cluster-map-head">
        <h2>{t(texts.title)}</h2>
        <p role="status">{failed ? problemText(failed.error) : textOf(texts, shown.data?.located)}</p>
        <button type="button" disabled={isEmpty && !all.data?.bounds} onClick={() => void frame()}>
          {t(texts.frame)}
        </button>
      </div>
      <TileMap
        label={t(texts.title)}
        layers={layers}
        start={start}
        marker={null}
        onView={onView}
        renderOverlay={(pixelOf, size) => (
          <ClusterMarkers
            clusters={clusters}
            opened={opened}
            renderLinks={renderLinks}
            popup={t(texts.popup)}
            pixelOf={pixelOf}
            size={size}
            onPress={press}
          />
        )}
      />
      <ClusterList clusters={clusters} texts={texts} renderLinks={renderLinks} onEnter={enter} />
    </section>
  );
}

function textOf({ none, located: some }: ClusterTexts, located: number | undefined): string {
  if (located === undefined) return t('shell.loading');
  if (located === 0) return t(none);
  return t(some, { count: located });
}
