// A URL of this product with its host: to copy, to open, and to print as a QR code. The browser draws the code only
// when the person asks for it.
// rules: E2.18, E2.22, E2.23
import QrCode2Icon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { TextToCopy } from '../fields/text-to-copy.tsx';

interface Props {
  readonly label: string;
  /** The path from the root, as pathOf returns it. */
  readonly url: string;
}

/** Pixels of the downloaded picture: 8 cm at 300 dots an inch. */
const QR_PIXELS = 945;

async function qrOf(text: string): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(text, { width: QR_PIXELS, margin: 4, errorCorrectionLevel: 'M' });
}

export function PublicUrl({ label, url }: Props) {
  const [code, setCode] = useState<string | null>(null);
  const whole = `${location.origin}${url}`;
  const toggle = async () => setCode(code === null ? await qrOf(whole) : null);
  return (
    <TextToCopy
      label={label}
      text={whole}
      actions={
        <Button
          size="small"
          startIcon={<QrCode2Icon />}
          onClick={() => void toggle()}
          aria-expanded={code !== null}
          aria-label={t('editor.qr-of', { label })}
        >
          {t('editor.qr')}
        </Button>
      }
    >
      {code !== null && (
        <figure className="ed-qr">
          <img src={code} alt={t('editor.qr-alt', { address: whole })} />
          <Button size="small" component="a" href={code} download={`${t('editor.qr-file')}.png`}>
            {t('editor.qr-download')}
          </Button>
        </figure>
      )}
    </TextToCopy>
  );
}
