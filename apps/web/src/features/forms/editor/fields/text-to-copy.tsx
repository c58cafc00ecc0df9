// A text that an author copies to use it elsewhere, such as a URL or the lines for another site.
// rules: E2.22, X38.29
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { t } from '../../../../platform/texts.ts';
import { copyText } from '../../../../ui/light/copy-text.ts';
import { useNotify } from '../../../../ui/staff/toast.tsx';
import { growing } from './growing.ts';

const LINES = growing({});

interface Props {
  readonly label: string;
  readonly text: string;
  readonly help?: string;
  /** Further buttons, beside the one that copies. */
  readonly actions?: ReactNode;
  /** Below the buttons. */
  readonly children?: ReactNode;
}

export function TextToCopy({ label, text, help, actions, children }: Props) {
  const notify = useNotify();
  const copy = async () => {
    const copied = await copyText(text);
    notify({ kind: copied ? 'success' : 'warning', text: t(copied ? 'editor.copied' : 'editor.not-copied') });
  };
  return (
    <div className="ed-public-url">
      <TextField
        size="small"
        fullWidth
        {...LINES.field}
        label={label}
        value={text}
        helperText={help}
        slotProps={{
          ...(LINES.input && { input: LINES.input }),
          htmlInput: { ...LINES.element, readOnly: true },
        }}
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
        {actions}
      </div>
      {children}
    </div>
  );
}
