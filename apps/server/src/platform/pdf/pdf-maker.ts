// Makes PDFs in a separate process, one at a time, in the order of the requests. A process rather than a
// thread: the memory that the compiler took in a thread is not returned when the thread ends (measured: 50 MB
// each), a thread cannot be stopped in the middle of a PDF, and a crash in it would end the server. The
// process starts with the first PDF, is replaced after many, and ends when it is idle for a while.
// rules: X18.01-X18.03, X18.11
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MadePdf, PdfReply, PdfToMake } from './pdf-message.ts';

export interface PdfMaker {
  /** Throws when the template is wrong or takes too long. */
  readonly make: (pdf: PdfToMake) => Promise<MadePdf>;
  readonly close: () => Promise<void>;
}

export interface PdfMakerSettings {
  /** Longest time for one PDF, in milliseconds. */
  readonly timeoutMs?: number;
  /** PDFs after which the process is replaced. */
  readonly perProcess?: number;
}

const TIMEOUT_MS = 30_000;
const PER_PROCESS = 500;
const IDLE_MS = 60_000;
/** The compiler searches the machine for fonts in any case; this configuration says that there are none. */
const NO_FONTS = fileURLToPath(new URL('./no-fonts.conf', import.meta.url));
const DRAWS = fileURLToPath(new URL('./pdf-process.ts', import.meta.url));

function started(): ChildProcess {
  // Bytes are transferred as bytes. The process gets none of our settings, which hold passwords.
  const child = fork(DRAWS, {
    serialization: 'advanced',
    env: { FONTCONFIG_FILE: NO_FONTS },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => child.kill('SIGKILL'));
  return child;
}

export function pdfMaker({
  timeoutMs = TIMEOUT_MS,
  perProcess = PER_PROCESS,
}: PdfMakerSettings = {}): PdfMaker {
  let child: ChildProcess | null = null;
  let drawn = 0;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const leave = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
    drawn = 0;
  };
  const make = async (pdf: PdfToMake): Promise<MadePdf> => {
    clearTimeout(idle);
    if (drawn >= perProcess) leave();
    const draws = (child ??= started());
    drawn += 1;
    try {
      const reply = await answerOf(draws, pdf, timeoutMs);
      if (!reply.made) throw new Error(`no PDF: ${reply.reason}`);
      return reply;
    } catch (error) {
      leave();
      throw error;
    } finally {
      // The idle process does not keep the server from ending.
      draws.unref();
      draws.channel?.unref();
      idle = setTimeout(leave, IDLE_MS);
      idle.unref();
    }
  };
  return {
    make: (pdf) => {
      const turn = last.then(() => make(pdf));
      last = turn.catch(() => undefined);
      return turn;
    },
    close: async () => {
      await last;
      leave();
    },
  };
}

function answerOf(draws: ChildProcess, pdf: PdfToMake, timeoutMs: number): Promise<PdfReply> {
  draws.ref();
  draws.channel?.ref();
  const { promise, resolve, reject } = Promise.withResolvers<PdfReply>();
  const late = setTimeout(() => reject(new Error('no PDF: it took too long')), timeoutMs);
  const answered = (answer: unknown) => resolve(answer as PdfReply);
  const ended = (code: number | null) =>
    reject(new Error(`no PDF: the process ended with ${code ?? 'a signal'}`));
  draws.once('message', answered);
  draws.once('error', reject);
  draws.once('exit', ended);
  draws.send(pdf, (error) => error && reject(error));
  return promise.finally(() => {
    clearTimeout(late);
    draws.off('message', answered);
    draws.off('error', reject);
    draws.off('exit', ended);
  });
}
