// The lines that show a public form in a page of another site, to copy.
// rules: X38.29
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { t } from '../../../../platform/texts.ts';
import { copyText } from '../../../../ui/light/copy-text.ts';
import { useNotify } from '../../../../ui/staff/toast.tsx';

const linesOf = (formId: string) =>
  `<script src="${location.origin}/constancia-form.js" defer></script>\n<constancia-form form="${formId}"></constancia-form>`;

export function EmbedLines({ formId }: { readonly formId: string }) {
  const notify = useNotify();
  const label = t('editor.embed');
  const lines = linesOf(formId);
  const copy = async () => {
    const copied = await copyText(lines);
    notify({ kind: copied ? 'success' : 'warning', text: t(copied ? 'editor.copied' : 'editor.not-copied') });
  };
  return (
    <div className="ed-public-url">
      <TextField
        size="small"
        fullWidth
        multiline
        label={label}
        value={lines}
        helperText={t('editor.embed-help')}
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
      <div className="ed-upload-buttons">
        <Button
          size="small"
          startIcon={<ContentCopyIcon />}
          onClick={() => void copy()}
          aria-label={t('editor.copy-of', { label })}
        >
          {t('editor.copy')}
        </Button>
      </div>
    </div>
  );
}
