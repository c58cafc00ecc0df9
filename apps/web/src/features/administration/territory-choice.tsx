// Country, province and municipality, each list open once the one above it is chosen. A list that cannot be read says so.
// rules: P2.90, P7.08, P8.01-P8.04, P9.32
import { useQuery } from '@tanstack/react-query';
import { t } from '../../platform/texts.ts';
import { SelectField } from '../../ui/staff/choices/select-field.tsx';
import { municipalitiesOf, readTerritory, type Territory } from '../territory/public.ts';

export interface TerritoryChosen {
  readonly country: string;
  readonly province: string;
  readonly municipality: string;
}

export const NOWHERE: TerritoryChosen = { country: '', province: '', municipality: '' };

export function useTerritory(enabled = true) {
  return useQuery({ queryKey: ['territory'], queryFn: readTerritory, enabled });
}

const provincesOf = (territory: Territory | undefined, { country }: TerritoryChosen) =>
  territory?.countries.find(({ id }) => id === country)?.provinces ?? [];
export const municipalityOf = (territory: Territory | undefined, chosen: TerritoryChosen) =>
  provincesOf(territory, chosen)
    .find(({ id }) => id === chosen.province)
    ?.municipalities.find(({ id }) => id === chosen.municipality);

interface Props {
  readonly chosen: TerritoryChosen;
  /** How far down a person chooses. */
  readonly downTo: 'province' | 'municipality';
  readonly disabled: boolean;
  readonly onChoose: (chosen: TerritoryChosen) => void;
}

export function TerritoryChoice({ chosen, downTo, disabled, onChoose }: Props) {
  const { data, isError } = useTerritory();
  const provinces = provincesOf(data, chosen);
  const municipalities = provinces.find(({ id }) => id === chosen.province)?.municipalities ?? [];
  const none = t('administration.choose');
  return (
    <>
      <SelectField
        id="country"
        label={t('administration.country')}
        none={none}
        value={chosen.country}
        choices={data?.countries ?? []}
        disabled={disabled}
        error={isError ? t('administration.countries-failed') : undefined}
        onPick={(country) => onChoose({ ...NOWHERE, country })}
      />
      <SelectField
        id="province"
        label={t('administration.province')}
        none={none}
        value={chosen.province}
        choices={provinces}
        disabled={disabled || chosen.country === ''}
        error={isError ? t('administration.provinces-failed') : undefined}
        onPick={(province) => onChoose({ ...chosen, province, municipality: '' })}
      />
      {downTo === 'municipality' && (
        <SelectField
          id="municipality"
          label={t('administration.municipality')}
          none={none}
          value={chosen.municipality}
          choices={municipalities}
          disabled={disabled || chosen.province === ''}
          error={isError ? t('administration.municipalities-failed') : undefined}
          onPick={(municipality) => onChoose({ ...chosen, municipality })}
        />
      )}
    </>
  );
}

interface FieldProps {
  readonly id: string;
  /** Id of the municipality that the screen shows. */
  readonly value: string;
  readonly disabled?: boolean;
  readonly onPick: (id: string) => void;
}

/** The municipality whose register a screen shows; there is always one. */
export function MunicipalityField({ id, value, disabled = false, onPick }: FieldProps) {
  const { data, isError } = useTerritory();
  return (
    <SelectField
      id={id}
      label={t('administration.municipality')}
      none={t('administration.choose')}
      value={value}
      choices={data ? municipalitiesOf(data) : []}
      disabled={disabled}
      error={isError ? t('administration.municipalities-failed') : undefined}
      onPick={(picked) => picked !== '' && onPick(picked)}
    />
  );
}
