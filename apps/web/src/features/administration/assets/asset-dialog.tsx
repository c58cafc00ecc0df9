// Adds and changes an asset: its fields, and its point typed or picked on the map.
// rules: X34.58
import { checkAsset, type EditedAsset, tidiedAsset } from '@constancia/domain/assets/edited-asset.ts';
import { mapStart, pointOf, ZOOM_ON_LOCATION } from '@constancia/domain/submissions/particulars/map-start.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { SavingDialog } from '../saving-dialog.tsx';
import { useCheckedStoring } from '../use-checked-storing.ts';
import { type AssetKey, type AssetList, type AssetRead, createAsset, readAsset, saveAsset } from './api.ts';
import { AssetMap } from './asset-map.tsx';

interface Draft extends Omit<EditedAsset, 'point'> {
  /** Two numbers as they were typed. */
  readonly point: string;
}

const EMPTY: Draft = { description: '', type: '', address: '', incidentAreaId: null, point: '' };

interface NewProps {
  readonly municipalityId: string;
  readonly list: AssetList;
  readonly onClose: () => void;
}

export function NewAssetDialog({ municipalityId, list, onClose }: NewProps) {
  return (
    <AssetForm
      title={t('assets.new-title')}
      before={EMPTY}
      list={list}
      send={async (asset) => t('assets.created', await createAsset(municipalityId, asset))}
      onClose={onClose}
    />
  );
}

interface EditProps {
  readonly of: AssetKey;
  readonly list: AssetList;
  readonly onClose: () => void;
}

export function useAsset(of: AssetKey) {
  return useQuery({
    queryKey: ['asset-to-edit', of.municipalityId, of.assetId],
    queryFn: ({ signal }) => readAsset(of, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

function draftOf({ asset: { latitude, longitude, ...asset } }: AssetRead): Draft {
  const { description, type, address, incidentAreaId } = asset;
  return { description, type, address, incidentAreaId, point: `${latitude}, ${longitude}` };
}

export function EditAssetDialog({ of, list, onClose }: EditProps) {
  const read = useAsset(of);
  if (!read.data) {
    return (
      <DialogFrame title={t('assets.edit-title')} size="sm" onClose={onClose}>
        {read.isError ? (
          <FailureAlert
            text={problemText(read.error, { otherwise: 'assets.failed' })}
            onRetry={read.refetch}
          />
        ) : (
          <Skeleton variant="rounded" height={280} aria-busy="true" />
        )}
      </DialogFrame>
    );
  }
  const { version, submissions } = read.data;
  return (
    <AssetForm
      title={t('assets.edit-title')}
      {...(submissions > 0 && { text: t('assets.edit-text', { count: submissions }) })}
      before={draftOf(read.data)}
      list={list}
      send={async (asset) => {
        await saveAsset(of, { version, asset });
        return t('assets.saved');
      }}
      onClose={onClose}
    />
  );
}

interface FormProps {
  readonly title: string;
  readonly text?: string;
  readonly before: Draft;
  readonly list: AssetList;
  /** Stores it and returns the notice. */
  readonly send: (asset: EditedAsset) => Promise<string>;
  readonly onClose: () => void;
}

const assetOf = ({ point, ...draft }: Draft): EditedAsset => tidiedAsset({ ...draft, point: pointOf(point) });

function AssetForm(props: FormProps) {
  const { title, text, before, list, onClose } = props;
  const [draft, setDraft] = useState(before);
  const storing = useCheckedStoring({
    entered: draft,
    check: (asset: EditedAsset) =>
      checkAsset(
        asset,
        list.incidentAreas.map((area) => area.id),
      ),
    send: props.send,
    stale: ['assets'],
    onClose,
  });
  const { errorOf, fieldId } = storing;
  const change = (next: Partial<Draft>) => setDraft((now) => ({ ...now, ...next }));
  const field = (name: 'description' | 'type' | 'address' | 'point', label: string, help?: string) => (
    <TextField
      id={fieldId(name)}
      size="small"
      label={label}
      value={draft[name]}
      error={errorOf(name) !== undefined}
      helperText={errorOf(name) ?? help}
      disabled={storing.busy}
      onChange={(event) => change({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 1_000, autoComplete: 'off' } }}
    />
  );
  return (
    <SavingDialog
      title={title}
      {...(text !== undefined && { text })}
      action={t('administration.save')}
      busy={storing.busy}
      onSave={() => storing.save(assetOf(draft))}
      onClose={onClose}
    >
      {field('description', t('assets.column-name'))}
      {field('type', t('assets.filter-type'))}
      {field('address', t('assets.address-optional'))}
      <SelectField
        id={fieldId('incidentAreaId')}
        label={t('assets.filter-area')}
        none={t('assets.any-area')}
        value={String(draft.incidentAreaId ?? '')}
        choices={list.incidentAreas.map((area) => ({ id: String(area.id), name: area.name }))}
        disabled={storing.busy}
        error={errorOf('incidentAreaId')}
        onPick={(area) => change({ incidentAreaId: area === '' ? null : Number(area) })}
      />
      {field('point', t('assets.point'), t('assets.point-help'))}
      <PointMap list={list} before={before} point={draft.point} onPick={(point) => change({ point })} />
      {storing.isError && (
        <Alert severity="error">{problemText(storing.error, { otherwise: 'assets.save-failed' })}</Alert>
      )}
    </SavingDialog>
  );
}

interface PointMapProps {
  readonly list: AssetList;
  readonly before: Draft;
  readonly point: string;
  readonly onPick: (point: string) => void;
}

function PointMap({ list: { centre, map }, before, point, onPick }: PointMapProps) {
  const stored = before.point;
  const start = useMemo(() => {
    const at = pointOf(stored);
    return at ? { centre: at, zoom: ZOOM_ON_LOCATION } : mapStart(centre, null);
  }, [stored, centre]);
  return (
    <AssetMap
      label={t('assets.point-map')}
      layers={map}
      start={start}
      marker={pointOf(point)}
      onPick={({ latitude, longitude }) => onPick(`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`)}
    />
  );
}
