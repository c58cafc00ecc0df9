// The logos of the municipality and of single forms: uploaded, seen as citizens will see them, taken away.
// rules: R9.32, X33.87
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { formChoices } from '../../../../ui/staff/choices/form-choices.ts';
import { LogoButton, uploadLogoFile } from '../../../../ui/staff/choices/logo-upload.tsx';
import { SelectField } from '../../../../ui/staff/choices/select-field.tsx';
import { uploadLogo } from '../../api.ts';
import { formName } from './form-name.ts';
import { fieldId, useSettings } from './settings-context.ts';

/** The form that the select below is about; '' for the municipality. */
type LogoOwner = string;

export function LogoSettings({ municipalityId }: { readonly municipalityId: string }) {
  const { draft, change, errors, read } = useSettings();
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>(read.logoUrls);
  const logos = draft.logoByForm;
  const nameOf = (id: string) => formName(read.forms, id);
  const set = (owner: LogoOwner, key: string) =>
    change(owner === '' ? { logo: key } : { logoByForm: { ...logos, [owner]: key } });
  const remove = (id: string) =>
    change({ logoByForm: Object.fromEntries(Object.entries(logos).filter(([form]) => form !== id)) });
  const uploaded =
    (owner: LogoOwner) =>
    ({ key, url }: { readonly key: string; readonly url: string }) => {
      setUrls((known) => ({ ...known, [key]: url }));
      set(owner, key);
    };
  return (
    <>
      <LogoField
        id={fieldId('logo')}
        name={t('municipality-settings.logo')}
        url={urls[draft.logo]}
        error={errors.get('logo')}
        municipalityId={municipalityId}
        onUploaded={uploaded('')}
        onRemove={draft.logo === '' ? null : () => set('', '')}
      />
      {Object.entries(logos).map(([id, key]) => (
        <LogoField
          key={id}
          id={fieldId(`logo-${id}`)}
          name={t('municipality-settings.logo-of', { form: nameOf(id) })}
          url={urls[key]}
          error={errors.get('logoByForm')}
          municipalityId={municipalityId}
          onUploaded={uploaded(id)}
          onRemove={() => remove(id)}
        />
      ))}
      {read.forms.length > 0 && (
        <SelectField
          id={fieldId('logoByForm')}
          label={t('municipality-settings.logo-by-form')}
          none={t('municipality-settings.color-by-form-none')}
          value=""
          choices={formChoices(read.forms.filter(({ id }) => logos[id] === undefined))}
          error={errors.get('logoByForm')}
          onPick={(id) => id !== '' && set(id, '')}
        />
      )}
    </>
  );
}

interface LogoFieldProps {
  readonly id: string;
  readonly municipalityId: string;
  readonly name: string;
  /** Absent when there is no logo, or its picture cannot be shown. */
  readonly url: string | undefined;
  readonly error: string | undefined;
  readonly onUploaded: (logo: { readonly key: string; readonly url: string }) => void;
  /** Null when there is nothing to take away. */
  readonly onRemove: (() => void) | null;
}

function LogoField({ id, municipalityId, name, url, error, onUploaded, onRemove }: LogoFieldProps) {
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState('');
  const take = async (file: File) => {
    setUploading(true);
    const outcome = await uploadLogoFile(file, (picture) => uploadLogo(municipalityId, picture));
    setUploading(false);
    setFailure('failure' in outcome ? outcome.failure : '');
    if ('uploaded' in outcome) onUploaded(outcome.uploaded);
  };
  const wrong = failure || error;
  return (
    <Box role="group" aria-labelledby={`${id}-name`}>
      <Typography id={`${id}-name`} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        {url !== undefined && (
          <Box
            component="img"
            src={url}
            alt={name}
            sx={{ maxWidth: 160, maxHeight: 40, backgroundColor: '#ffffff', p: 1, borderRadius: 1 }}
          />
        )}
        <LogoButton
          id={id}
          label={t('records.logo-choose')}
          isUploading={isUploading}
          describedBy={`${id}-help`}
          onFile={(file) => void take(file)}
        />
        {onRemove && (
          <Button
            size="small"
            aria-label={t('municipality-settings.logo-remove', { name })}
            onClick={onRemove}
          >
            {t('municipality-settings.remove')}
          </Button>
        )}
      </Stack>
      <FormHelperText
        id={`${id}-help`}
        error={wrong !== undefined && wrong !== ''}
        role={wrong ? 'alert' : undefined}
      >
        {wrong || t('municipality-settings.logo-help')}
      </FormHelperText>
    </Box>
  );
}
