// Creates an account. Administrators choose the municipality; everybody else creates in their own.
// rules: P2.90-P2.92, P4.33, P4.34
import type { Role } from '@constancia/domain/access/role-table.ts';
import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { newEntityId } from '../../../platform/new-id.ts';
import { t } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/staff/choices/check-list.tsx';
import { useAccount } from '../../session/public.ts';
import { municipalitiesOf } from '../../territory/public.ts';
import { createUser, type NewUserBody } from '../api.ts';
import { SavingDialog } from '../saving-dialog.tsx';
import {
  municipalityOf,
  NOWHERE,
  TerritoryChoice,
  type TerritoryChosen,
  useTerritory,
} from '../territory-choice.tsx';
import { useSaving } from '../use-saving.ts';
import { roleName } from './role-texts.ts';

const REFUSALS = [
  'username-taken',
  'username-retired',
  'platform-failed',
  'username-refused',
  'user-not-verified',
  'too-many-requests',
  'forbidden',
] as const;

interface Props {
  readonly rolesToGive: readonly Role[];
  readonly onClose: () => void;
}

interface Draft {
  readonly roles: readonly string[];
  readonly where: TerritoryChosen;
  readonly areaIds: readonly string[];
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const EMPTY: Draft = {
  roles: [],
  where: NOWHERE,
  areaIds: [],
  username: '',
  firstName: '',
  lastName: '',
  email: '',
};

function bodyOf(draft: Draft, municipalityId: string): Omit<NewUserBody, 'id'> {
  const { roles, areaIds, username, firstName, lastName, email } = draft;
  return { roles, municipalityId, areaIds, username, firstName, lastName, email };
}

/** The municipality that the account will belong to, '' until one is chosen, and its areas, undefined until they are known. */
function useMunicipality(where: TerritoryChosen) {
  const { acrossMunicipalities, municipality } = useAccount();
  const territory = useTerritory();
  const municipalityId = acrossMunicipalities
    ? (municipalityOf(territory.data, where)?.id ?? '')
    : municipality.id;
  const areas =
    territory.data && municipalitiesOf(territory.data).find(({ id }) => id === municipalityId)?.areas;
  return { municipalityId, areas, failed: territory.isError };
}

export function NewUserDialog({ rolesToGive, onClose }: Props) {
  const [draft, setDraft] = useState(EMPTY);
  const { acrossMunicipalities } = useAccount();
  const { municipalityId, areas, failed } = useMunicipality(draft.where);
  // One id for all tries, so that a repeated request creates one account.
  const [id] = useState(newEntityId);
  const { save, busy, box } = useSaving({
    send: createUser,
    saved: t('users.created'),
    refused: {
      otherwise: 'users.create-failed',
      explains: REFUSALS,
      codes: { 'id-taken': 'administration.made-otherwise' },
    },
    stale: ['users'],
    onClose,
  });
  const change = (next: Partial<Draft>) => setDraft((now) => ({ ...now, ...next }));
  return (
    <SavingDialog
      title={t('users.new-title')}
      action={t('administration.create')}
      busy={busy}
      onSave={() => save({ id, ...bodyOf(draft, municipalityId) })}
      onClose={onClose}
    >
      <TextField
        size="small"
        label={t('users.username')}
        helperText={t('users.username-help')}
        value={draft.username}
        disabled={busy}
        onChange={(event) => change({ username: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200, autoCapitalize: 'none', autoComplete: 'off' } }}
      />
      <CheckList
        legend={t('users.role')}
        help={t('users.role-help')}
        choices={rolesToGive.map((role) => ({ id: role, name: roleName(role) }))}
        chosen={draft.roles}
        disabled={busy}
        onChoose={(roles) => change({ roles })}
      />
      {acrossMunicipalities && (
        <TerritoryChoice
          chosen={draft.where}
          downTo="municipality"
          disabled={busy}
          onChoose={(where) => change({ where, areaIds: [] })}
        />
      )}
      {failed && <Alert severity="error">{t('administration.areas-of-municipality-failed')}</Alert>}
      {areas && (
        <Areas areas={areas} chosen={draft.areaIds} busy={busy} onChoose={(areaIds) => change({ areaIds })} />
      )}
      <Personal draft={draft} busy={busy} onChange={change} />
      {busy && (
        <Stack direction="row" role="status" sx={{ gap: 3, alignItems: 'center' }}>
          <CircularProgress size={20} aria-hidden="true" />
          <Typography>{t('users.creating')}</Typography>
        </Stack>
      )}
      {box}
    </SavingDialog>
  );
}

interface AreasProps {
  readonly areas: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly busy: boolean;
  readonly onChoose: (areaIds: readonly string[]) => void;
}

function Areas({ areas, chosen, busy, onChoose }: AreasProps) {
  if (areas.length === 0) return <Alert severity="info">{t('users.no-areas')}</Alert>;
  return (
    <CheckList
      legend={t('administration.areas')}
      choices={areas}
      chosen={chosen}
      disabled={busy}
      onChoose={onChoose}
    />
  );
}

interface PersonalProps {
  readonly draft: Draft;
  readonly busy: boolean;
  readonly onChange: (next: Partial<Draft>) => void;
}

function Personal({ draft, busy, onChange }: PersonalProps) {
  const field = (name: 'firstName' | 'lastName', label: string) => (
    <TextField
      size="small"
      label={label}
      value={draft[name]}
      disabled={busy}
      onChange={(event) => onChange({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
  return (
    <>
      {field('firstName', t('users.first-name'))}
      {field('lastName', t('users.last-name'))}
      <TextField
        size="small"
        type="email"
        label={t('users.email')}
        helperText={t('users.email-help')}
        value={draft.email}
        disabled={busy}
        onChange={(event) => onChange({ email: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 320, autoComplete: 'off' } }}
      />
    </>
  );
}
