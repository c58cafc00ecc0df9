// What staff look up while answering, from the device when the server is not reached: the assets near a point, an asset by its
// name or address, and its last visit, as they were taken along. Citizens do not download it.
// rules: X39.32
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { NearbyAsset } from '@constancia/contract/submissions/lookups.ts';
import { ASSET_RADIUS, type Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { asCallError, isUnreached } from '../../platform/api-client.ts';
import { readKeptForm } from '../../platform/device/kept-forms.ts';
import { pieceId, readPrepared } from '../../platform/device/prepared.ts';
import type { AnsweringApi, LastVisit } from '../session/api.ts';

type Visit = NonNullable<LastVisit['visit']>;

/** What is taken along of the assets of a form. */
export interface FieldAssets {
  /** Of the form, when they were read. */
  readonly version: number;
  readonly timeZone: string;
  readonly assets: readonly NearbyAsset[];
  /** By the number of the asset. */
  readonly visits: Record<number, Visit>;
}

/** As many as the server gives. */
const NEAR_MAX = 20;
const FOUND_MAX = 10;
/** Length of a degree of latitude, in kilometres. */
const DEGREE = 111.32;

/** Kilometres; over a few of them the earth counts as flat. */
function distance(one: Point, other: Point): number {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east) * DEGREE;
}

function nearest(assets: readonly NearbyAsset[], point: Point): readonly NearbyAsset[] {
  return assets
    .map((asset) => ({ asset, away: distance(point, asset) }))
    .filter(({ away }) => away <= Number(ASSET_RADIUS))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, NEAR_MAX)
    .map(({ asset }) => asset);
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function named(assets: readonly NearbyAsset[], text: string): readonly NearbyAsset[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return assets
    .filter(({ name, type, address }) => {
      const all = plain(`${name} ${type} ${address}`);
      return words.every((word) => all.includes(word));
    })
    .slice(0, FOUND_MAX);
}

/** `ask`, and where the server is not reached what the device has; a failure without that is the failure. */
async function orKept<Value>(ask: Promise<Value>, kept: () => Promise<Value | null>): Promise<Value> {
  try {
    return await ask;
  } catch (error) {
    const found = isUnreached(asCallError(error)) ? await kept() : null;
    if (found === null) throw error;
    return found;
  }
}

/** The form as it was taken along or opened last on this device, whichever is newer; null for neither. */
export async function formOnDevice(person: string, formId: string): Promise<FormToAnswer | null> {
  const taken = (await readPrepared(person, pieceId('form', formId))) as FormToAnswer | null;
  const opened = await readKeptForm(person, formId);
  return taken && taken.version >= (opened?.version ?? 0) ? taken : opened;
}

export function withFieldLookups(api: AnsweringApi, person: string, formId: string): AnsweringApi {
  const assetsOnDevice = () => readPrepared(person, pieceId('assets', formId)) as Promise<FieldAssets | null>;
  const { locations, lastVisit } = api;
  return {
    ...api,
    locations: {
      ...locations,
      assetsNear: (point, signal) =>
        orKept(locations.assetsNear(point, signal), async () => {
          const kept = await assetsOnDevice();
          return kept && nearest(kept.assets, point);
        }),
      search: (text, signal) =>
        orKept(locations.search(text, signal), async () => {
          const kept = await assetsOnDevice();
          return (
            kept &&
            named(kept.assets, text).map(({ name, address, latitude, longitude }) => ({
              address: address || name,
              latitude,
              longitude,
            }))
          );
        }),
    },
    lastVisit:
      lastVisit &&
      ((asked, signal) =>
        orKept(lastVisit(asked, signal), async () => {
          const kept = await assetsOnDevice();
          // Of another version of the form the answers would have to be fitted again, which the server does.
          if (!kept || kept.version !== asked.version) return null;
          return { visit: kept.visits[asked.assetId] ?? null, timeZone: kept.timeZone };
        })),
  };
}
