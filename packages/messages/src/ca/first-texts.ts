// Spanish of Central America, where it differs in the texts without which no page is drawn.
// rules: X34.33
import { firstTexts as spanish } from '../es/first-texts.ts';

export const centralAmericanFirst = {
  'answering.help-decimal':
    'Solo números. Los decimales van después de un punto o de una coma: 12.50 queda como 12,50.',
  'answering.checking':
    'Hay muchos envíos a la vez: este dispositivo hace una comprobación antes de enviar. Puede tardar un minuto.',
} as const satisfies Partial<Record<keyof typeof spanish, string>>;

export const firstTexts = { ...spanish, ...centralAmericanFirst };
