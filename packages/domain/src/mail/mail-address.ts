// Whether a text is one e-mail address in standard format, including letters beyond ASCII. A valid address
// cannot end a line or start another address, so it is safe in the header of a message.
// rules: A5.25, A5.30, W13
import { MAIL_ADDRESS_MAX } from '../limits.ts';

const DOMAIN_LABEL = '[^\\p{C}\\s@"(),:;<>[\\\\\\].]';
const ADDRESS = new RegExp(
  `^[^\\p{C}\\s@"(),:;<>[\\\\\\]]+@${DOMAIN_LABEL}+(?:\\.${DOMAIN_LABEL}+)*\\.${DOMAIN_LABEL}{2,}$`,
  'u',
);

export function isMailAddress(text: string): boolean {
  return [...text].length <= MAIL_ADDRESS_MAX && text.isWellFormed() && ADDRESS.test(text);
}
