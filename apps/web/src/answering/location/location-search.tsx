// Finds a location by its address, or by the position of the device. Nothing is searched while typing, because the
// service allows only one request a second for everybody together.
// rules: A2.46, A7.21, X16.06
import type { FoundAddress } from '@constancia/contract/submissions/lookups.ts';
import type { Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { useRef, useState } from 'react';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { type TextCode, t } from '../../platform/texts.ts';
import type { LocationApi } from '../session/api.ts';
import { sectionFieldKey } from '../session/field-key.ts';
import { useDevicePosition } from './use-device-position.ts';

type Search =
  | { readonly state: 'idle' | 'searching' }
  | { readonly state: 'found'; readonly addresses: readonly FoundAddress[] }
  | { readonly state: 'said'; readonly text: string };

interface LocationSearchProps {
  readonly api: LocationApi;
  readonly chosen: Point | null;
  readonly onFound: (point: Point, address?: string) => void;
}

const SEARCH_PROBLEMS: ProblemWording = {
  otherwise: 'problem.geocoder-unavailable',
  explains: ['offline', 'too-many-requests'],
};

/** A shorter text is not searched. */
const TEXT_MIN = 3;
const TEXT_MAX = 200;

export function LocationSearch({ api, chosen, onFound }: LocationSearchProps) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const asking = useRef<AbortController | null>(null);
  const id = sectionFieldKey('search');
  const device = useDevicePosition(chosen);
  const say = (code: TextCode) => setSearch({ state: 'said', text: t(code) });
  const run = async () => {
    asking.current?.abort();
    device.giveUp();
    if (text.trim().length < TEXT_MIN) return say('location.none-found');
    const mine = new AbortController();
    asking.current = mine;
    setSearch({ state: 'searching' });
    try {
      const addresses = await api.search(text.trim(), mine.signal);
      if (mine.signal.aborted) return;
      if (addresses.length === 0) say('location.none-found');
      else setSearch({ state: 'found', addresses });
    } catch (error) {
      if (!mine.signal.aborted) setSearch({ state: 'said', text: problemText(error, SEARCH_PROBLEMS) });
    }
  };
  const useDevice = () => {
    if (!('geolocation' in navigator)) return say('location.mine-failed');
    asking.current?.abort();
    setSearch({ state: 'idle' });
    device.ask(onFound, () => say('location.mine-failed'));
  };
  return (
    <div className="question" role="search" aria-label={t('location.search')}>
      <label className="question-name" htmlFor={id}>
        {t('location.search')}
      </label>
      <div className="location-row">
        <input
          className="input"
          type="search"
          id={id}
          value={text}
          maxLength={TEXT_MAX}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void run();
          }}
        />
        <button type="button" className="button" onClick={() => void run()}>
          {t('location.search-button')}
        </button>
        <button type="button" className="button" onClick={useDevice}>
          {t('location.use-mine')}
        </button>
      </div>
      <p className="soft" role="status">
        {(search.state === 'searching' || device.isAsked) && t('location.searching')}
        {search.state === 'said' && search.text}
        {search.state === 'found' && t('location.found')}
      </p>
      {search.state === 'found' && (
        <ul className="location-list" aria-label={t('location.found')}>
          {search.addresses.map((found) => (
            <li key={`${found.latitude} ${found.longitude} ${found.address}`}>
              <button
                type="button"
                className="button-quiet"
                onClick={() => {
                  setSearch({ state: 'idle' });
                  device.giveUp();
                  onFound(found, found.address);
                }}
              >
                {found.address}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
