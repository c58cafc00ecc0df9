// One form of the list: a table row on wide screens, a card on phones.
// rules: P2.63-P2.73, P2.75, P4.14-P4.17
import type { FormRow } from '@constancia/contract/forms/forms.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import FileCopyIcon from '@mui/icons-material/FileCopy';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import { Link, useLocation } from 'react-router';
import { language } from '../../../platform/language.ts';
import { type TextCode, t } from '../../../platform/texts.ts';
import { type FormCommands, FormMenu } from './form-menu.tsx';

interface Props {
  readonly form: FormRow;
  readonly onPublish: (form: FormRow, isPublic: boolean) => void;
}

export function FormTitle({ form }: { readonly form: FormRow }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <bdi>{inLanguage(form.title, language)}</bdi>
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

/** Takes effect immediately. It is locked, with the reason, when citizens are tied to submissions (P4.17). */
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
          slotProps={{
            input: { 'aria-label': t('staff.forms-switch', { title: inLanguage(form.title, language) }) },
          }}
        />
      }
      label={t(form.public ? 'staff.forms-public' : 'staff.forms-private')}
      slotProps={{ typography: { sx: { font: 'inherit' } } }}
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
        <IconButton
          size="small"
          aria-label={t('staff.forms-switch-why', { title: inLanguage(form.title, language) })}
        >
          <InfoOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

interface ActionProps {
  readonly form: FormRow;
  readonly to: string;
  readonly text: TextCode;
}

/** A link that carries the list's URL along, so that the next screen can lead back to it. */
function ActionLink({ form, to, text }: ActionProps) {
  const { search } = useLocation();
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={to}
      state={{ list: search }}
      aria-label={`${t(text)}: ${inLanguage(form.title, language)}`}
    >
      {t(text)}
    </Button>
  );
}

export function FormActions({ form, ...commands }: FormCommands & { readonly form: FormRow }) {
  const { answer, readSubmissions, readStatistics } = form.may;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: { xs: 'wrap', lg: 'nowrap' }, whiteSpace: 'nowrap' }}>
        {answer && (
          <ActionLink form={form} to={pathOf('answer', { id: form.id })} text="staff.forms-answer" />
        )}
        {/* They share a line on a tablet, so that no row has three of them. */}
        <Stack direction="row" sx={{ gap: 2 }}>
          {readSubmissions && (
            <ActionLink
              form={form}
              to={pathOf('submissions', { id: form.id })}
              text="staff.forms-submissions"
            />
          )}
          {readStatistics && (
            <ActionLink form={form} to={pathOf('statistics', { id: form.id })} text="form-list.statistics" />
          )}
        </Stack>
      </Stack>
      <FormMenu form={form} {...commands} />
    </Stack>
  );
}
