// One form of the list: a table row on wide screens, a card on phones. rules: P2.63-P2.70, P2.75, P4.14-P4.17
import EditIcon from '@mui/icons-material/Edit';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import FileCopyIcon from '@mui/icons-material/FileCopy';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import type { FormRow } from '@constancia/contract/forms.ts';
import { Link } from 'react-router';
import { t } from '../../platform/texts.ts';

interface Props {
  readonly form: FormRow;
  readonly onPublish: (form: FormRow, isPublic: boolean) => void;
}

export function FormTitle({ form }: { readonly form: FormRow }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <bdi>{form.title}</bdi>
      {form.marked && (
        <Tooltip title={t('staff.forms-duplicated')} describeChild={false}>
          <FileCopyIcon
            titleAccess={t('staff.forms-duplicated')}
            sx={{ fontSize: 18, color: 'text.secondary' }}
          />
        </Tooltip>
      )}
    </Stack>
  );
}

/** The switch writes at once; where citizens are tied to answers it is off and says why (P4.17). */
export function ScopeSwitch({ form, onPublish }: Props) {
  const disabled = form.may.publish === 'citizen';
  const control = (
    <FormControlLabel
      sx={{ mr: 0, whiteSpace: 'nowrap' }}
      control={
        <Switch
          size="small"
          checked={form.public}
          disabled={disabled}
          onChange={(event) => onPublish(form, event.target.checked)}
          slotProps={{ input: { 'aria-label': t('staff.forms-switch', { title: form.title }) } }}
        />
      }
      label={t(form.public ? 'staff.forms-public' : 'staff.forms-private')}
    />
  );
  if (!disabled) return control;
  const why = t('staff.forms-switch-citizen');
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Tooltip title={why}>
        <span>{control}</span>
      </Tooltip>
      <Tooltip title={why}>
        <IconButton size="small" aria-label={t('staff.forms-switch-why', { title: form.title })}>
          <InfoOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

export function FormActions({ form }: { readonly form: FormRow }) {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {form.may.answer && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={`/contestar/${form.id}`}
          aria-label={`${t('staff.forms-answer')}: ${form.title}`}
        >
          {t('staff.forms-answer')}
        </Button>
      )}
      {form.may.readAnswers && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={`/respuestas/listado/${form.id}`}
          aria-label={`${t('staff.forms-submissions')}: ${form.title}`}
        >
          {t('staff.forms-submissions')}
        </Button>
      )}
      {form.may.edit && (
        <Tooltip title={t('staff.forms-edit')} describeChild={false}>
          <IconButton
            size="small"
            component={Link}
            to={`/editar/${form.id}/formulario`}
            aria-label={`${t('staff.forms-edit')}: ${form.title}`}
          >
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
}
