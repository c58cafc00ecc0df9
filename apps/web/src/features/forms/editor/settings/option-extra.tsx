// Further settings of an option that is on: the public link, the number of submissions, the download URL, the voucher.
// rules: E2.18, E2.20, E2.22, E2.23, E5.18

import { RESPONSE_LIMIT_MIN } from '@constancia/domain/forms/definition/form-limits.ts';
import { RECORD_CODE_LENGTHS } from '@constancia/domain/forms/definition/options.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { recordCodeLengthOf } from '@constancia/domain/submissions/submission-code.ts';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { Link } from 'react-router';
import { t } from '../../../../platform/texts.ts';
import { AT_LINE_START } from '../../../../ui/staff/theme.ts';
import type { ShownOption } from '../../option-groups.ts';
import { useDefinition, useEditor } from '../editing/editor-context.tsx';
import { ELEMENT } from '../editing/selection.ts';
import { BoundText } from '../fields/bound-text.tsx';
import { useFailure } from '../fields/failure.tsx';
import { AppointmentPanel } from './appointment-panel.tsx';
import { EmbedLines } from './embed-lines.tsx';
import { HeaderImagePanel } from './header-image-panel.tsx';
import { IncidentAreaPanel } from './incident-area-panel.tsx';
import { PublicUrl } from './public-url.tsx';

export function OptionExtra({ name }: { readonly name: ShownOption }) {
  if (name === 'publicAccess') return <PublicLink />;
  if (name === 'showHeaderImage') return <HeaderImagePanel />;
  if (name === 'incidents') return <IncidentAreaPanel />;
  if (name === 'addAppointment') return <AppointmentPanel />;
  if (name === 'addPaymentGateway') return <p className="ed-help">{t('outside.product-place')}</p>;
  if (name === 'limitResponses') return <ResponseLimit />;
  if (name === 'pdfDownloadCode') return <DownloadCode />;
  if (name === 'customizedVoucher') return <VoucherText />;
  return null;
}

function PublicLink() {
  const { isNew, formId } = useEditor();
  if (isNew) return <p className="ed-help">{t('editor.public-link-later')}</p>;
  return (
    <>
      <PublicUrl label={t('editor.public-link')} url={pathOf('answerPublic', { id: formId })} />
      <EmbedLines formId={formId} />
      <div>
        <Button
          size="small"
          sx={AT_LINE_START}
          component={Link}
          to={pathOf('prefilledLinks', { id: formId })}
        >
          {t('prefilled-links.title')}
        </Button>
      </div>
    </>
  );
}

function DownloadCode() {
  const { store, may } = useEditor();
  const length = useDefinition(recordCodeLengthOf);
  return (
    <>
      <FormControl disabled={!may.content}>
        <FormLabel id="editor-code-length">{t('editor.code-length')}</FormLabel>
        <RadioGroup
          aria-labelledby="editor-code-length"
          aria-describedby="editor-code-length-help"
          value={length}
          onChange={(_event, chosen) => {
            const recordCodeLength = RECORD_CODE_LENGTHS.find((offered) => String(offered) === chosen);
            if (recordCodeLength) store.edit((definition) => ({ ...definition, recordCodeLength }));
          }}
        >
          {RECORD_CODE_LENGTHS.map((offered) => (
            <FormControlLabel
              key={offered}
              value={offered}
              control={<Radio size="small" />}
              label={t(`editor.code-length-${offered}`)}
            />
          ))}
        </RadioGroup>
        <FormHelperText id="editor-code-length-help">{t('editor.code-length-help')}</FormHelperText>
      </FormControl>
      <PublicUrl label={t('editor.download-address')} url={pathOf('recordLookUp')} />
    </>
  );
}

function ResponseLimit() {
  const { store, may } = useEditor();
  const limit = useDefinition(({ responseLimit }) => responseLimit);
  const failure = useFailure('responseLimit');
  const write = (text: string) =>
    store.edit((definition) => ({ ...definition, responseLimit: text === '' ? null : Number(text) }), {
      mark: ELEMENT.responseLimit,
    });
  return (
    <TextField
      id={ELEMENT.responseLimit}
      type="number"
      size="small"
      fullWidth
      label={t('editor.response-limit')}
      value={limit ?? ''}
      disabled={!may.content}
      error={failure !== undefined}
      helperText={failure}
      onChange={(event) => write(event.target.value)}
      slotProps={{ htmlInput: { min: RESPONSE_LIMIT_MIN, step: 1, inputMode: 'numeric' } }}
    />
  );
}

function VoucherText() {
  const text = useDefinition(({ voucherText }) => voucherText);
  return (
    <BoundText
      label={t('editor.voucher-text')}
      value={text}
      mark="voucher-text"
      lines={3}
      write={(definition, voucherText) => ({ ...definition, voucherText })}
    />
  );
}
