// Turns a failed request into the text that a person reads about it.
import { asCallError, type CallError, isUnreached } from './api-client.ts';
import { type TextCode, t } from './texts.ts';

type FailureCode = CallError['code'];

export interface ProblemWording {
  /**
   * The text for failures of the server and for everything unknown. Without it every problem has its own text, and an
   * unknown failure is called unexpected.
   */
  readonly otherwise?: TextCode;
  /** Texts that replace the problem's own. */
  readonly codes?: Readonly<Partial<Record<FailureCode, TextCode>>>;
  /** The only problems with their own text. By default these are `offline` and every refusal below 500. */
  readonly explains?: readonly FailureCode[];
  /** Values for the text, in addition to those of the problem. */
  readonly values?: Readonly<Record<string, string | number>>;
}

export function problemText(error: unknown, wording: ProblemWording = {}): string {
  const failure = asCallError(error);
  const minutes = Math.ceil(Number(failure.values['seconds'] ?? 0) / 60);
  const code = textOf(failure, wording);
  const values = { logId: '-', ...failure.values, ...wording.values };
  // Nobody counts 887 seconds.
  if (code === 'problem.too-many-requests' && minutes > 1)
    return t('shell.wait-minutes', { ...values, minutes });
  return t(code, values);
}

function textOf({ code, status }: CallError, { otherwise, codes, explains }: ProblemWording): TextCode {
  const replaced = codes?.[code];
  if (replaced) return replaced;
  const explained = explains
    ? explains.includes(code)
    : isUnreached({ code }) || (status > 0 && status < 500);
  if (otherwise && !explained) return otherwise;
  return code === 'offline' || code === 'timeout' ? `shell.${code}` : `problem.${code}`;
}
