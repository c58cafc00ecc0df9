// The location of the submission: a search, the map, the address, and coordinates for entering it without the map.
// rules: A2.23, A2.44-A2.57, A3.04
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import {
  type MapStart,
  mapStart,
  ZOOM_ON_LOCATION,
} from '@constancia/domain/submissions/particulars/map-start.ts';
import { useState } from 'react';
import { TileMap } from '../../platform/map/tile-map.tsx';
import { t, tIssue } from '../../platform/texts.ts';
import { FieldError } from '../fields/question-field.tsx';
import type { LocationApi } from '../session/api.ts';
import { sectionFieldKey } from '../session/field-key.ts';
import { useIssue } from '../session/use-answering.tsx';
import { AssetChoice } from './asset-choice.tsx';
import { CoordinatesField } from './coordinates-field.tsx';
import { LocationSearch } from './location-search.tsx';
import { type LocationDraft, useLocationDraft, useNearbyAssets } from './use-location.ts';
import './location.css';

interface LocationFieldProps {
  readonly form: FormToAnswer;
  readonly map: NonNullable<FormToAnswer['map']>;
  readonly api: LocationApi;
}

export function LocationField({ form, map, api }: LocationFieldProps) {
  const draft = useLocationDraft(api, map);
  const assets = useNearbyAssets(api, draft.location, { offered: map.offersAssets });
  const [start, setStart] = useState<MapStart>(() => mapStart(form.municipality, draft.location));
  const id = sectionFieldKey('location');
  const issue = useIssue(id);
  const { location } = draft;
  /** Moves the map to a point that was found by other means than the map. */
  const goTo: LocationDraft['choose'] = (point, address) => {
    draft.choose(point, address);
    setStart({ centre: point, zoom: ZOOM_ON_LOCATION });
  };
  return (
    <section className="location-field" id={id} aria-labelledby={`${id}.title`}>
      <h2 id={`${id}.title`}>{t('location.title')}</h2>
      {issue && <FieldError id={`${id}.error`}>{tIssue(issue.code, issue.values)}</FieldError>}
      <LocationSearch api={api} chosen={location} onFound={goTo} />
      <TileMap
        label={t('location.map')}
        layers={map}
        start={start}
        marker={location}
        marks={(assets ?? []).map(({ id: key, name, latitude, longitude }) => ({
          id: key,
          name,
          at: { latitude, longitude },
        }))}
        onPick={(point) => draft.choose(point)}
      />
      <p className="soft" role="status">
        {location
          ? t('location.chosen', {
              address: location.address || `${location.latitude}, ${location.longitude}`,
            })
          : t('location.not-chosen')}
      </p>
      {location && <AddressField draft={draft} address={location.address} />}
      <CoordinatesField location={location} onPoint={goTo} />
      {location && (
        <button type="button" className="button" onClick={draft.remove}>
          {t('location.remove')}
        </button>
      )}
      <AssetChoice draft={draft} assets={assets} />
    </section>
  );
}

/** Most characters of an address; the server accepts no more. */
const ADDRESS_MAX = 500;

function AddressField({ draft, address }: { readonly draft: LocationDraft; readonly address: string }) {
  const id = sectionFieldKey('address');
  return (
    <div className="question">
      <label className="question-name" htmlFor={id}>
        {t('location.address')}
      </label>
      <p className="question-help" id={`${id}.help`}>
        {t('location.address-help')}
      </p>
      {draft.addressUnknown && address === '' && (
        <p className="question-help" role="status">
          {t('location.address-unknown')}
        </p>
      )}
      <input
        className="input"
        id={id}
        value={address}
        maxLength={ADDRESS_MAX}
        autoComplete="off"
        aria-describedby={`${id}.help`}
        onChange={(event) => draft.editAddress(event.target.value)}
      />
    </div>
  );
}
