// What the page for a spreadsheet of accounts holds: the lines, what the server said of each, and the round of requests
// that is under way. A round that stops goes on where it was; what was created stays so.
// rules: X34.61
import type { UserOutcome } from '@constancia/contract/administration/user-sheets.ts';
import { USERS_AT_ONCE } from '@constancia/domain/limits.ts';
import type { UserLine } from '@constancia/domain/users/user-sheet.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemText } from '../../../../platform/problem-text.ts';
import { createUsers } from '../../api.ts';

export interface ImportLine extends UserLine {
  /** Of the account, for all tries. */
  readonly id: string;
}

export type LineState = 'unchecked' | 'wrong' | 'ready' | 'created';

interface Said {
  readonly kind: 'check' | 'creation';
  readonly problem: UserOutcome['problem'];
}

export interface Round {
  readonly kind: Said['kind'];
  readonly done: number;
  readonly total: number;
}

function stateOf({ issues }: UserLine, said: Said | undefined): LineState {
  if (issues.length > 0) return 'wrong';
  if (!said) return 'unchecked';
  if (said.problem) return 'wrong';
  return said.kind === 'check' ? 'ready' : 'created';
}

const bodyOf = ({ line: _line, issues: _issues, ...user }: ImportLine) => user;

export function useUserImport(lines: readonly ImportLine[]) {
  const client = useQueryClient();
  const [said, setSaid] = useState<ReadonlyMap<string, Said>>(new Map());
  const [round, setRound] = useState<Round | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const stateOfLine = (line: ImportLine) => stateOf(line, said.get(line.id));

  const ask = async (kind: Said['kind'], asked: readonly ImportLine[]) => {
    const stop = new AbortController();
    stopping.current = stop;
    setFailure(null);
    try {
      for (let done = 0; done < asked.length && !stop.signal.aborted; done += USERS_AT_ONCE) {
        setRound({ kind, done, total: asked.length });
        const users = asked.slice(done, done + USERS_AT_ONCE).map(bodyOf);
        const { outcomes } = await createUsers({ users, onlyCheck: kind === 'check' });
        setSaid(
          (before) =>
            new Map([...before, ...outcomes.map(({ id, problem }) => [id, { kind, problem }] as const)]),
        );
      }
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      setRound(null);
      if (kind === 'creation') await client.invalidateQueries({ queryKey: ['users'] });
    }
  };

  const inState = (...states: readonly LineState[]) =>
    lines.filter((line) => states.includes(stateOfLine(line)));
  return {
    round,
    failure,
    stateOfLine,
    problemOf: (line: ImportLine) => said.get(line.id)?.problem ?? null,
    inState,
    check: () =>
      ask(
        'check',
        lines.filter(({ id, issues }) => issues.length === 0 && said.get(id)?.kind !== 'creation'),
      ),
    create: () => ask('creation', inState('ready')),
    stop: () => stopping.current?.abort(),
    reset: () => {
      setSaid(new Map());
      setFailure(null);
    },
  };
}

export type UserImport = ReturnType<typeof useUserImport>;
