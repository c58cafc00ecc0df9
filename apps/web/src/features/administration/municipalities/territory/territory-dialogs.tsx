// The dialogs of the screen of countries and provinces: names, new ones, what is deleted, who is kept out.
// rules: X33.88, X33.89
import { checkTerritoryName, tidiedTerritoryName } from '@constancia/domain/territory/edited-territory.ts';
import { type ReactNode, useState } from 'react';
import { newEntityId } from '../../../../platform/new-id.ts';
import { t } from '../../../../platform/texts.ts';
import { AskingDialog } from '../../asking-dialog.tsx';
import { NameDialog } from '../../name-dialog.tsx';
import type { RegisteredCountry, RegisteredMunicipality, RegisteredProvince } from './api.ts';
import * as api from './api.ts';
import { MunicipalityNameDialog } from './municipality-name-dialog.tsx';

export type OpenDialog =
  | { readonly what: 'new-country' }
  | {
      readonly what: 'rename-country' | 'new-province' | 'switch-country' | 'delete-country';
      readonly country: RegisteredCountry;
    }
  | {
      readonly what: 'rename-province';
      readonly province: RegisteredProvince;
      readonly country: RegisteredCountry;
    }
  | { readonly what: 'delete-province'; readonly province: RegisteredProvince }
  | {
      readonly what: 'name-municipality';
      readonly municipality: RegisteredMunicipality;
      readonly province: RegisteredProvince;
    };

interface Named {
  readonly id: string;
  readonly name: string;
}

/** First key of the queries that show countries, provinces or municipalities. */
const STALE = 'territory';

const namesBeside = (all: readonly Named[], id?: string) =>
  all.filter((one) => one.id !== id).map(({ name }) => name);

interface Props {
  readonly open: OpenDialog;
  /** All of them: names are checked against each other. */
  readonly countries: readonly RegisteredCountry[];
  readonly onClose: () => void;
}

export function TerritoryDialogs({ open, countries, onClose }: Props): ReactNode {
  // One id for all tries, so that a repeated request adds one country or province.
  const [id] = useState(newEntityId);
  const name = (props: Omit<NameProps, 'onClose'>) => <Name {...props} onClose={onClose} />;
  switch (open.what) {
    case 'new-country':
      return name({
        title: t('territory-register.new-country'),
        before: '',
        others: namesBeside(countries),
        send: (given) => api.createCountry({ id, name: given }),
      });
    case 'rename-country': {
      const { country } = open;
      return name({
        title: t('territory-register.rename-named', { name: country.name }),
        before: country.name,
        others: namesBeside(countries, country.id),
        send: (given) => api.renameCountry(country.id, { name: given, seen: country.name }),
      });
    }
    case 'new-province': {
      const { country } = open;
      const all = countries.find((one) => one.id === country.id)?.provinces ?? [];
      return name({
        title: t('territory-register.new-province-of', { name: country.name }),
        before: '',
        others: namesBeside(all),
        send: (given) => api.createProvince(country.id, { id, name: given }),
      });
    }
    case 'rename-province': {
      const { province, country } = open;
      const all = countries.find((one) => one.id === country.id)?.provinces ?? [];
      return name({
        title: t('territory-register.rename-named', { name: province.name }),
        before: province.name,
        others: namesBeside(all, province.id),
        send: (given) => api.renameProvince(province.id, { name: given, seen: province.name }),
      });
    }
    case 'switch-country':
      return <SwitchCountry country={open.country} onClose={onClose} />;
    case 'delete-country':
      return <Delete entry={open.country} remove={api.deleteCountry} onClose={onClose} />;
    case 'delete-province':
      return <Delete entry={open.province} remove={api.deleteProvince} onClose={onClose} />;
    case 'name-municipality':
      return <MunicipalityNameDialog {...open} onClose={onClose} />;
  }
}

interface NameProps {
  readonly title: string;
  readonly before: string;
  readonly others: readonly string[];
  readonly send: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

function Name({ title, before, others, send, onClose }: NameProps) {
  return (
    <NameDialog
      title={title}
      label={t('territory-register.name')}
      before={before}
      tidied={tidiedTerritoryName}
      check={(name) => checkTerritoryName(name, others)}
      send={async (name) => {
        await send(name);
        return t('territory-register.saved');
      }}
      refused={{ otherwise: 'territory-register.save-failed' }}
      stale={STALE}
      onClose={onClose}
    />
  );
}

interface DeleteProps {
  readonly entry: Named;
  readonly remove: (id: string) => Promise<unknown>;
  readonly onClose: () => void;
}

function Delete({ entry: { id, name }, remove, onClose }: DeleteProps) {
  return (
    <AskingDialog
      title={t('territory-register.delete-question', { name })}
      text={t('territory-register.delete-text')}
      action={t('territory-register.delete')}
      run={() => remove(id)}
      done={t('territory-register.deleted', { name })}
      refused={{ otherwise: 'territory-register.save-failed' }}
      stale={STALE}
      onClose={onClose}
    />
  );
}

interface SwitchProps {
  readonly country: RegisteredCountry;
  readonly onClose: () => void;
}

function SwitchCountry({ country, onClose }: SwitchProps) {
  const { id, name, isDisabled, accounts: count } = country;
  const shared = {
    run: () => api.setCountryDisabled(id, !isDisabled),
    refused: { otherwise: 'territory-register.save-failed' },
    stale: STALE,
    onClose,
  } as const;
  return isDisabled ? (
    <AskingDialog
      {...shared}
      title={t('territory-register.enable-question', { name })}
      text={t(count === 0 ? 'territory-register.enable-text-none' : 'territory-register.enable-text', {
        count,
      })}
      action={t('territory-register.enable')}
      tone="primary"
      done={t('territory-register.enabled', { name })}
    />
  ) : (
    <AskingDialog
      {...shared}
      title={t('territory-register.disable-question', { name })}
      text={t(count === 0 ? 'territory-register.disable-text-none' : 'territory-register.disable-text', {
        count,
      })}
      action={t('territory-register.disable')}
      done={t('territory-register.disabled-done', { name })}
    />
  );
}
