// Where the answer is about: a search, the map, the address, and ways without a map. rules: A2.23, A2.44-A2.57, A3.04
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { type MapStart, mapStart, ZOOM_ON_PLACE } from '@constancia/domain/submissions/parts/map-start.ts';
import { useState } from 'react';
import { TileMap } from '../../platform/map/tile-map.tsx';
import { t, tIssue } from '../../platform/texts.ts';
import { FieldError } from '../fields/question-field.tsx';
import type { PlaceCalls } from '../session/api.ts';
import { partKey } from '../session/field-key.ts';
import { useIssue } from '../session/use-answering.tsx';
import { AssetChoice } from './asset-choice.tsx';
import { CoordinatesField } from './coordinates-field.tsx';
import { PlaceSearch } from './location-search.tsx';
import { type PlaceInHand, useNearbyAssets, usePlace } from './use-location.ts';
import './location.css';

interface LocationFieldProps {
  readonly form: FormToAnswer;
  readonly map: NonNullable<FormToAnswer['map']>;
  readonly calls: PlaceCalls;
}

export function LocationField({ form, map, calls }: LocationFieldProps) {
  const place = usePlace(calls, map);
  const assets = useNearbyAssets(calls, place.location, { offered: map.offersAssets });
  const [start, setStart] = useState<MapStart>(() => mapStart(form.municipality, place.location));
  const id = partKey('location');
  const issue = useIssue(id);
  const { location } = place;
  /** Found somewhere else than on the map: the map goes there. */
  const goTo: PlaceInHand['choose'] = (point, address) => {
    place.choose(point, address);
    setStart({ centre: point, zoom: ZOOM_ON_PLACE });
  };
  return (
    <section className="location-field" id={id} aria-labelledby={`${id}.title`}>
      <h2 id={`${id}.title`}>{t('places.title')}</h2>
      {issue && <FieldError id={`${id}.error`}>{tIssue(issue.code, issue.values)}</FieldError>}
      <PlaceSearch calls={calls} onFound={goTo} />
      <TileMap
        label={t('places.map')}
        layers={map}
        start={start}
        marker={location}
        marks={assets.map(({ id: key, name, latitude, longitude }) => ({
          id: key,
          name,
          at: { latitude, longitude },
        }))}
        onPick={(point) => place.choose(point)}
      />
      <p className="soft" role="status">
        {location
          ? t('places.chosen', {
              address: location.address || `${location.latitude}, ${location.longitude}`,
            })
          : t('places.not-chosen')}
      </p>
      {location && <AddressField place={place} address={location.address} />}
      <CoordinatesField location={location} onPoint={goTo} />
      {location && (
        <button type="button" className="button" onClick={place.remove}>
          {t('places.remove')}
        </button>
      )}
      <AssetChoice place={place} assets={assets} />
    </section>
  );
}

/** Of an address, in characters; the server takes no more. */
const ADDRESS_MAX = 500;

function AddressField({ place, address }: { readonly place: PlaceInHand; readonly address: string }) {
  const id = partKey('address');
  return (
    <div className="question">
      <label className="question-name" htmlFor={id}>
        {t('places.address')}
      </label>
      <p className="question-help" id={`${id}.help`}>
        {t('places.address-help')}
      </p>
      {place.addressUnknown && address === '' && (
        <p className="question-help" role="status">
          {t('places.address-unknown')}
        </p>
      )}
      <input
        className="input"
        id={id}
        value={address}
        maxLength={ADDRESS_MAX}
        autoComplete="off"
        aria-describedby={`${id}.help`}
        onChange={(event) => place.editAddress(event.target.value)}
      />
    </div>
  );
}
