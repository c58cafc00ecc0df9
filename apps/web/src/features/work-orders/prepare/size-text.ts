// How much something takes on the device, as a person reads it.
import { decimalSign } from '@constancia/messages/languages.ts';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;

const oneDigit = (size: number) => size.toFixed(1).replace('.', decimalSign(language));

export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return t('prepare.kilobytes', { size: Math.ceil(bytes / KILOBYTE) });
  if (bytes < GIGABYTE) return t('prepare.megabytes', { size: oneDigit(bytes / MEGABYTE) });
  return t('prepare.gigabytes', { size: oneDigit(bytes / GIGABYTE) });
}
