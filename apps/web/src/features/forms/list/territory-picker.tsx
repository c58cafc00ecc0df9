// The area that a copy goes to. People who work in every municipality choose country, province and municipality first;
// each list opens once the one before it is chosen. Everybody else chooses among their own areas of the form's
// municipality.
// rules: P2.81, P2.82, P5.01
import { t } from '../../../platform/texts.ts';
import { type Choice, SelectField } from '../../../ui/staff/choices/select-field.tsx';
import type { Territory } from '../../territory/public.ts';
import { type AreaChoice, NOWHERE } from './area-choice.ts';

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly disabled: boolean;
  readonly error?: string | undefined;
  readonly onPick: (id: string) => void;
}

function TerritorySelect({ choices, ...rest }: SelectProps) {
  const sorted = choices.toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
  return <SelectField none={t('form-list.choose')} choices={sorted} {...rest} />;
}

interface Props {
  readonly territory: Territory;
  readonly chosen: AreaChoice;
  readonly disabled: boolean;
  /** Why the area was refused. */
  readonly error: string | undefined;
  readonly onChoose: (chosen: AreaChoice) => void;
}

export const AREA_SELECT = 'copy-area';

export function AreaAnywhere({ territory, chosen, disabled, error, onChoose }: Props) {
  const provinces = territory.countries.find(({ id }) => id === chosen.country)?.provinces ?? [];
  const municipalities = provinces.find(({ id }) => id === chosen.province)?.municipalities ?? [];
  const areas = municipalities.find(({ id }) => id === chosen.municipality)?.areas ?? [];
  return (
    <>
      <TerritorySelect
        id="copy-country"
        label={t('form-list.country')}
        value={chosen.country}
        choices={territory.countries}
        disabled={disabled}
        onPick={(country) => onChoose({ ...NOWHERE, country })}
      />
      <TerritorySelect
        id="copy-province"
        label={t('form-list.province')}
        value={chosen.province}
        choices={provinces}
        disabled={disabled || chosen.country === ''}
        onPick={(province) => onChoose({ ...chosen, province, municipality: '', area: '' })}
      />
      <TerritorySelect
        id="copy-municipality"
        label={t('form-list.municipality')}
        value={chosen.municipality}
        choices={municipalities}
        disabled={disabled || chosen.province === ''}
        onPick={(municipality) => onChoose({ ...chosen, municipality, area: '' })}
      />
      <TerritorySelect
        id={AREA_SELECT}
        label={t('form-list.area')}
        value={chosen.area}
        choices={areas}
        disabled={disabled || chosen.municipality === ''}
        error={error}
        onPick={(area) => onChoose({ ...chosen, area })}
      />
    </>
  );
}

export function OwnArea({
  areas,
  chosen,
  disabled,
  error,
  onChoose,
}: Omit<Props, 'territory'> & { readonly areas: readonly Choice[] }) {
  return (
    <TerritorySelect
      id={AREA_SELECT}
      label={t('form-list.area')}
      value={chosen.area}
      choices={areas}
      disabled={disabled}
      error={error}
      onPick={(area) => onChoose({ ...chosen, area })}
    />
  );
}
