// What the page for a spreadsheet holds: the lines, what the server said of each, and the round of requests that is under
// way. A round that stops goes on where it was; what was created stays so.
// rules: X34.61, X34.63
import type { SheetOutcome } from '@constancia/contract/administration/sheet-outcome.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import type { ImportLine, SendLines } from './imported-register.ts';

/** `there`: the register has it already. `ready-to-correct` and `corrected`: the register has it, with other values. */
export type LineState =
  | 'unchecked'
  | 'wrong'
  | 'ready'
  | 'ready-to-correct'
  | 'there'
  | 'created'
  | 'corrected';

interface Said extends Omit<SheetOutcome, 'id'> {
  readonly kind: 'check' | 'creation';
}

export interface Round {
  readonly kind: Said['kind'];
  readonly done: number;
  readonly total: number;
}

const STATES = {
  check: { new: 'ready', there: 'there', corrected: 'ready-to-correct', refused: 'wrong' },
  creation: { new: 'created', there: 'there', corrected: 'corrected', refused: 'wrong' },
} as const;

interface Register<Entry> {
  readonly send: SendLines<Entry>;
  readonly atOnce: number;
  readonly lists: string;
}

export function useSheetImport<Entry>(
  lines: readonly ImportLine<Entry>[],
  { send, atOnce, lists }: Register<Entry>,
) {
  const client = useQueryClient();
  const [said, setSaid] = useState<ReadonlyMap<string, Said>>(new Map());
  const [round, setRound] = useState<Round | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const stateOfLine = ({ id, issues }: ImportLine<Entry>): LineState => {
    if (issues.length > 0) return 'wrong';
    const heard = said.get(id);
    return heard ? STATES[heard.kind][heard.outcome] : 'unchecked';
  };

  const ask = async (kind: Said['kind'], asked: readonly ImportLine<Entry>[]) => {
    const stop = new AbortController();
    stopping.current = stop;
    setFailure(null);
    try {
      for (let done = 0; done < asked.length && !stop.signal.aborted; done += atOnce) {
        setRound({ kind, done, total: asked.length });
        const sent = { lines: asked.slice(done, done + atOnce), onlyCheck: kind === 'check' };
        const { outcomes } = await send(sent);
        setSaid(
          (before) =>
            new Map([
              ...before,
              ...outcomes.map(({ id, ...outcome }) => [id, { kind, ...outcome }] as const),
            ]),
        );
      }
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      setRound(null);
      if (kind === 'creation') await client.invalidateQueries({ queryKey: [lists] });
    }
  };

  const inState = (...states: readonly LineState[]) =>
    lines.filter((line) => states.includes(stateOfLine(line)));
  return {
    round,
    failure,
    stateOfLine,
    problemOf: (line: ImportLine<Entry>) => said.get(line.id)?.problem ?? null,
    inState,
    check: () =>
      ask(
        'check',
        lines.filter(({ id, issues }) => issues.length === 0 && said.get(id)?.kind !== 'creation'),
      ),
    create: () => ask('creation', inState('ready', 'ready-to-correct')),
    stop: () => stopping.current?.abort(),
    reset: () => {
      setSaid(new Map());
      setFailure(null);
    },
  };
}

export type SheetImport<Entry> = ReturnType<typeof useSheetImport<Entry>>;
