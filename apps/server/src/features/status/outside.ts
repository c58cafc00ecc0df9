// The state of what is outside, asked at most once a minute however many people look, and when each last answered and last did
// not, since this server started.
// rules: X37.47
import type { StatusLine } from '@constancia/contract/administration/status.ts';
import { FINDING_KINDS, type Finding, type StatusSubject } from '@constancia/domain/status/findings.ts';
import type { Clock } from '../../platform/clock.ts';

const KEPT_MS = 60_000;

interface Met {
  readonly lastSuccess: string | null;
  readonly lastFailure: string | null;
}

export function outsideLines(
  ask: () => Promise<readonly Finding[]>,
  clock: Clock,
): () => Promise<readonly StatusLine[]> {
  const met = new Map<StatusSubject, Met>();
  let kept: { readonly at: number; readonly lines: Promise<readonly StatusLine[]> } | null = null;
  const read = async (): Promise<readonly StatusLine[]> => {
    const findings = await ask();
    const now = clock().toISOString();
    return findings.map((finding) => {
      const before = met.get(finding.subject) ?? { lastSuccess: null, lastFailure: null };
      const kind = FINDING_KINDS[finding.code];
      const after =
        kind === 'wrong'
          ? { ...before, lastFailure: now }
          : kind === 'ok'
            ? { ...before, lastSuccess: now }
            : before;
      met.set(finding.subject, after);
      return { ...finding, ...after };
    });
  };
  return () => {
    const at = clock().getTime();
    if (kept === null || Math.abs(at - kept.at) >= KEPT_MS) kept = { at, lines: read() };
    return kept.lines;
  };
}
