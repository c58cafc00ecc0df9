// What belongs to an option that is on: the public link, the number of answers, the download address, the voucher.
// rules: E2.18, E2.20, E2.22, E2.23, E3.09, E3.12, E5.10, E5.18, E9.03
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { RESPONSE_LIMIT_MIN } from '@constancia/domain/forms/form-limits.ts';
import { t } from '../../../platform/texts.ts';
import { useNotify } from '../../../ui/notices.tsx';
import { BoundText } from './bound-text.tsx';
import { useDefinition, useEditor } from './editor-context.tsx';
import { useFailure } from './failure.tsx';
import type { ShownOption } from './option-groups.ts';
import { ELEMENT } from './selection.ts';

export function OptionExtra({ name }: { readonly name: ShownOption }) {
  if (name === 'publico') return <PublicLink />;
  if (name === 'limitResponses') return <ResponseLimit />;
  if (name === 'pdfDownloadCode')
    return <Address label={t('editor.download-address')} address="/actas/consultar" />;
  if (name === 'customizedVoucher') return <VoucherText />;
  return null;
}

function PublicLink() {
  const { isNew, formId } = useEditor();
  if (isNew) return <p className="ed-help">{t('editor.public-link-later')}</p>;
  return <Address label={t('editor.public-link')} address={`/publico/contestar/${formId}`} />;
}

/** An address of this product, with its host, to copy. */
function Address({ label, address }: { readonly label: string; readonly address: string }) {
  const notify = useNotify();
  const whole = `${location.origin}${address}`;
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(whole).then(
      () => true,
      () => false,
    );
    notify({ kind: copied ? 'success' : 'warning', text: t(copied ? 'editor.copied' : 'editor.not-copied') });
  };
  return (
    <div className="ed-address">
      <TextField
        size="small"
        fullWidth
        label={label}
        value={whole}
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
      <Button
        size="small"
        startIcon={<ContentCopyIcon />}
        onClick={() => void copy()}
        aria-label={t('editor.copy-of', { label })}
      >
        {t('editor.copy')}
      </Button>
    </div>
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
