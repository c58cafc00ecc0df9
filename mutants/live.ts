// Faults in the live stream: what reaches whom, and when it ends.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const LIVE = 'apps/server/src/features/live/live.test.ts';

export const LIVE_MUTANTS: readonly Mutant[] = [
  {
    id: 'presence-for-ever',
    fault: 'who once opened a submission has it open for ever',
    file: 'apps/server/src/features/submissions/presence/queries.ts',
    find: 'and p.seen_at > ${since}',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/presence/presence.test.ts',
      title: 'says nothing for three quarters of a minute',
    },
  },
  {
    id: 'presence-to-strangers',
    fault: 'who may not see a submission learns who has it open',
    file: 'apps/server/src/features/submissions/presence/routes.ts',
    find: 'const { row } = await openSubmission(db, actor, submissionId);',
    put: "const row = { municipalityId: (await openSubmission(db, actor, submissionId).catch(() => null))?.row.municipalityId ?? 'homezzzzzzzzzzzzzzzz' };",
    noticedBy: {
      file: 'apps/server/src/features/submissions/presence/presence.test.ts',
      title: 'who may not see the submission learns nothing',
    },
  },
  {
    id: 'presence-keeps-sessions',
    fault: 'a page that nobody uses keeps its session open',
    file: 'apps/web/src/features/submissions/presence/use-presence.ts',
    find: 'document.hidden || epochMilliseconds() - usedAt > USED_MS',
    put: 'document.hidden',
    noticedBy: {
      file: 'apps/web/src/features/submissions/presence/presence-note.test.tsx',
      title: 'a page that nobody used for five minutes says nothing',
    },
  },
  {
    id: 'live-without-scope',
    fault: 'everybody hears of the changes of every form',
    file: 'apps/server/src/features/live/live-streams.ts',
    find: 'changed.filter((row) => maySee(actor, row))',
    put: 'changed.filter((row) => maySee(actor, row) || true)',
    noticedBy: { file: LIVE, title: 'X33.61 a new answer, a change of state' },
  },
  {
    id: 'live-row-by-row',
    fault: 'every answer that is stored is announced alone',
    file: 'apps/server/src/platform/notices/announcer.ts',
    find: 'timer ??= setTimeout(() => void send(), GATHERED_MS);',
    put: 'void send();',
    noticedBy: { file: LIVE, title: 'X33.61 many answers of a moment' },
  },
  {
    id: 'live-keeps-session',
    fault: 'a page that is only open keeps its session alive',
    file: 'apps/server/src/features/session/authenticate.ts',
    find: 'request.routeOptions.url !== UNUSED',
    put: 'request.routeOptions.url !== "" || UNUSED !== ""',
    noticedBy: { file: LIVE, title: 'X33.61 a session has six streams' },
  },
  {
    id: 'live-after-deactivation',
    fault: 'the stream of an account that was deactivated goes on',
    file: 'apps/server/database/triggers.sql',
    find: 'WHEN ((OLD.roles, OLD.deactivated_at,',
    put: 'WHEN ((OLD.roles, NEW.deactivated_at,',
    noticedBy: { file: LIVE, title: 'X33.61 P7.06 P4.12 an ended session' },
  },
  {
    id: 'live-silent-loss',
    fault: 'streams stay open although the process no longer hears of anything',
    file: 'apps/server/src/platform/notices/listener.ts',
    find: '      onLost();\n',
    put: '      void onLost;\n',
    noticedBy: { file: LIVE, title: 'X33.61 a stream is over when' },
  },
];
