// The location of the submission on screen: choosing a point, looking up its address, editing it, the assets around it.
// rules: A2.47-A2.51, A2.55, A8.16
import type { NearbyAsset } from '@constancia/contract/submissions/lookups.ts';
import type { Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import type { Asset, Location } from '@constancia/domain/submissions/submission.ts';
import { useEffect, useRef, useState } from 'react';
import { setParticular } from '../session/answering-actions.ts';
import type { LocationApi } from '../session/api.ts';
import { sectionFieldKey } from '../session/field-key.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';

export interface LocationDraft {
  readonly location: Location | null;
  readonly asset: Asset | null;
  /** The address of the point was looked up and not found. */
  readonly addressUnknown: boolean;
  /** `address`: known together with the point, e.g. from a search. */
  readonly choose: (point: Point, address?: string) => void;
  readonly editAddress: (address: string) => void;
  readonly remove: () => void;
  readonly assign: (asset: NearbyAsset) => void;
  readonly unassign: () => void;
}

export function useLocationDraft(
  api: LocationApi,
  { looksUpAddress }: { readonly looksUpAddress: boolean },
): LocationDraft {
  const store = useAnsweringStore();
  const location = useAnswering((state) => state.particulars.location);
  const asset = useAnswering((state) => state.particulars.asset);
  const [addressUnknown, setAddressUnknown] = useState(false);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const give = (next: Location) => store.change(setParticular({ location: next }));
  const lookUp = async (point: Point) => {
    const mine = new AbortController();
    asking.current = mine;
    const address = await api.addressAt(point, mine.signal).catch(() => '');
    if (mine.signal.aborted) return;
    setAddressUnknown(address === '');
    if (address !== '') give({ ...point, address });
  };
  const choose = ({ latitude, longitude }: Point, known?: string) => {
    asking.current?.abort();
    setAddressUnknown(false);
    const point = { latitude, longitude };
    // Without look-up a typed address stays: the person only wanted to correct the marker.
    const kept = looksUpAddress ? '' : (store.get().particulars.location?.address ?? '');
    give({ ...point, address: known ?? kept });
    if (known === undefined && looksUpAddress) void lookUp(point);
  };
  return {
    location,
    asset,
    addressUnknown,
    choose,
    editAddress: (address) => {
      asking.current?.abort();
      setAddressUnknown(false);
      const current = store.get().particulars.location;
      if (current) give({ ...current, address });
    },
    remove: () => {
      keepFocus('search');
      asking.current?.abort();
      setAddressUnknown(false);
      store.change(setParticular({ location: null, asset: null }));
    },
    assign: ({ id, name, type, address }) => {
      store.change(setParticular({ asset: { id, name, type, address } }));
      keepFocus('unassign');
    },
    unassign: () => {
      store.change(setParticular({ asset: null }));
      keepFocus('coordinates');
    },
  };
}

/** The pressed button disappears: the focus stays near it, and nothing moves. */
function keepFocus(field: string): void {
  requestAnimationFrame(() =>
    document.getElementById(sectionFieldKey(field))?.focus({ preventScroll: true }),
  );
}

/** Reads the assets near the chosen point; null while they are on their way. A failed request shows none (A8.16). */
export function useNearbyAssets(
  api: LocationApi,
  point: Point | null,
  { offered }: { readonly offered: boolean },
): readonly NearbyAsset[] | null {
  const [found, setFound] = useState<{ readonly near: string; readonly assets: readonly NearbyAsset[] }>();
  const latitude = point?.latitude;
  const longitude = point?.longitude;
  const near = `${latitude} ${longitude}`;
  useEffect(() => {
    if (!offered || latitude === undefined || longitude === undefined) return;
    const leaving = new AbortController();
    const findAssets = async () => {
      const assets = await api.assetsNear({ latitude, longitude }, leaving.signal).catch(() => []);
      if (!leaving.signal.aborted) setFound({ near: `${latitude} ${longitude}`, assets });
    };
    void findAssets();
    return () => leaving.abort();
  }, [api, offered, latitude, longitude]);
  if (!offered || !point) return [];
  return found?.near === near ? found.assets : null;
}
