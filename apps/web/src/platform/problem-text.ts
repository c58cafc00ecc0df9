// Turns a failed request into the text that a person reads about it.
// rules: X36.33
import { asCallError, type CallError, isUnreached } from './api-client.ts';
import { type TextCode, t } from './texts.ts';

type FailureCode = CallError['code'];

/** What the scanner of viruses refused; each text names the file, `values.name`. */
export const SCAN_PROBLEMS: readonly FailureCode[] = [
  'file-infected',
  'file-too-large-to-check',
  'file-unchecked',
];

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
  const values: Readonly<Record<string, string | number>> = {
    logId: '-',
    ...failure.values,
    ...wording.values,
  };
  return t(textOf(failure, wording), { wait: waitOf(values['seconds']), ...values });
}

/** How many seconds are still said as seconds. */
const SECONDS_MAX = 90;

/** How long to wait before trying again: '40 s', '15 min'; '' where the problem names no time. */
function waitOf(seconds: string | number | undefined): string {
  if (seconds === undefined) return '';
  const wait = Number(seconds);
  return wait > SECONDS_MAX ? `${Math.ceil(wait / 60)} min` : `${wait} s`;
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
