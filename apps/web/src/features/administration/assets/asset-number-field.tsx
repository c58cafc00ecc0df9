// The number of an asset, found by words of its name, type or address; under it stands which asset a number is.
// rules: X38.96, X39.29
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { t } from '../../../platform/texts.ts';
import { searchAssets } from './api.ts';

interface Props {
  readonly id?: string;
  readonly municipalityId: string;
  /** As typed: a number, or words until one is picked. */
  readonly value: string;
  readonly help: string;
  readonly disabled: boolean;
  /** It goes once an asset with the number was found. */
  readonly error: string | undefined;
  readonly onEnter: (typed: string) => void;
}

/** Who may not search for assets, e.g. because they read no submissions, types the number. */
export function AssetNumberField({ id, municipalityId, value, help, disabled, error, onEnter }: Props) {
  const listId = useId();
  const text = useDeferredValue(value.trim());
  const { data } = useQuery({
    queryKey: ['asset-search', municipalityId, text],
    queryFn: ({ signal }) => searchAssets(municipalityId, text, signal),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const found = text === '' ? [] : (data?.assets ?? []);
  const named = (asset: (typeof found)[number]) =>
    [asset.name, asset.address].filter((one) => one !== '').join(' · ');
  const chosen = found.find((asset) => String(asset.id) === value.trim());
  return (
    <>
      <TextField
        id={id}
        size="small"
        label={t('assets.number')}
        value={value}
        disabled={disabled}
        error={error !== undefined && !chosen}
        helperText={chosen ? <bdi>{named(chosen)}</bdi> : (error ?? help)}
        onChange={(event) => onEnter(event.target.value)}
        slotProps={{ htmlInput: { list: listId, maxLength: 100, autoComplete: 'off' } }}
      />
      <datalist id={listId}>
        {found.map((asset) => (
          <option key={asset.id} value={String(asset.id)}>
            {named(asset)}
          </option>
        ))}
      </datalist>
    </>
  );
}
