// Faults in storing many submissions together: codes, counts, the audit chain, forms in memory, overload.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FUNCTION = 'apps/server/database/functions/intake_submissions.sql';
const GROUPS = {
  file: 'apps/server/src/features/submissions/intake/random-groups.test.ts',
  title: 'random groups leave what one answer after the other leaves',
};
const SEEN_FORMS = 'apps/server/src/features/forms/seen-forms.test.ts';

export const INTAKE_IN_GROUPS_MUTANTS: readonly Mutant[] = [
  {
    id: 'group-shares-a-code',
    fault: 'answers that are stored together get the same code',
    file: FUNCTION,
    find: '      last := last + 1;',
    put: '      last := first + 1;',
    noticedBy: GROUPS,
  },
  {
    id: 'group-loses-an-audit-entry',
    fault: 'of the answers of a group the first is missing in the audit log',
    file: FUNCTION,
    find: 'SELECT * FROM unnest(entries);',
    put: 'SELECT * FROM unnest(entries) OFFSET 1;',
    noticedBy: GROUPS,
  },
  {
    id: 'answers-of-a-neighbour',
    fault: 'an answer is stored with the answers of another one of its group',
    file: FUNCTION,
    find: 'stored_texts || answers[at_item]',
    put: 'stored_texts || answers[1]',
    noticedBy: GROUPS,
  },
  {
    id: 'group-not-counted-for-limit',
    fault: 'answers of a group do not count for the limit of their form',
    file: FUNCTION,
    find: 'counted = c.counted + excluded.counted',
    put: 'counted = c.counted',
    noticedBy: GROUPS,
  },
  {
    id: 'known-id-not-looked-up',
    fault: 'an answer that is sent again fails instead of getting its code',
    file: FUNCTION,
    find: 'WHERE (SELECT s.id FROM submissions s WHERE',
    put: 'WHERE false AND (SELECT s.id FROM submissions s WHERE',
    noticedBy: GROUPS,
  },
  {
    id: 'look-up-becomes-a-scan',
    fault: 'every answer reads all answers that are stored',
    file: FUNCTION,
    find: "WHERE (SELECT s.id FROM submissions s WHERE s.id = i ->> 'id') IS NOT NULL",
    put: "WHERE EXISTS (SELECT FROM submissions s WHERE lower(s.id) = lower(i ->> 'id'))",
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/look-ups.test.ts',
      title: 'intake reads submissions by their keys only',
    },
  },
  {
    id: 'area-of-form-as-seen',
    fault: 'an answer lies in the area that its form had when this process saw it last',
    file: FUNCTION,
    find: 'item."newestVersion", item."areaId",',
    put: 'item."newestVersion", form.area_id,',
    noticedBy: { file: SEEN_FORMS, title: 'an answer lies in the area that its form has now' },
  },
  {
    id: 'refused-by-form-as-seen',
    fault: 'an answer is refused by the rules of a form that has changed since',
    file: 'apps/server/src/features/submissions/intake/submit.ts',
    find: '    if (judgesAlike(seen, await services.forms.read(sent.formId))) throw error;\n    return null;',
    put: '    throw error;',
    noticedBy: { file: SEEN_FORMS, title: 'a version that this process has not seen is taken' },
  },
  {
    id: 'sale-by-form-as-seen',
    fault: 'a sale is judged by a row that is out of date',
    file: 'apps/server/src/features/forms/seen-forms.ts',
    find: 'if (!row || row.sells) return row;',
    put: 'if (!row) return row;',
    noticedBy: { file: SEEN_FORMS, title: 'never one of a form that sells' },
  },
  {
    id: 'refused-tries-count',
    fault: 'answers that were refused use up what others may send',
    file: 'apps/server/src/platform/budgets/spend-together.ts',
    find: 'if (refused.length > 0)',
    put: 'if (refused.length < 0)',
    noticedBy: {
      file: 'apps/server/src/platform/budgets/spend-together.test.ts',
      title: 'as many pass as the budgets allow',
    },
  },
  {
    id: 'crowd-waits',
    fault: 'however many answers arrive, all of them wait',
    file: 'apps/server/src/platform/http/crowd.ts',
    find: 'running >= most',
    put: 'running > most * 1_000',
    noticedBy: {
      file: 'apps/server/src/features/submissions/intake/intake-queue.test.ts',
      title: 'so many run at a time',
    },
  },
  {
    id: 'x32-59-one-socket',
    fault: 'of a crowd that connects at once the last ones wait for seconds, although there is room for them',
    file: 'apps/server/src/platform/listening/listen-on-many.ts',
    find: 'const SOCKETS = 128;',
    put: 'const SOCKETS = 1;',
    noticedBy: {
      file: 'apps/server/src/platform/listening/listen-on-many.test.ts',
      title: 'lets several in on each turn',
    },
  },
  {
    id: 'x32-59-limit-of-each-socket',
    fault: 'a stranger opens many times as many connections as the server may have',
    file: 'apps/server/src/platform/listening/listen-on-many.ts',
    find: 'if (open > server.maxConnections) socket.destroy();',
    put: '',
    noticedBy: {
      file: 'apps/server/src/platform/listening/listen-on-many.test.ts',
      title: 'lets in as many as the server may have',
    },
  },
  {
    id: 'x32-59-port-shared',
    fault: 'a second server that is started by mistake takes every other request of the first one',
    file: 'apps/server/src/platform/listening/listen-on-many.ts',
    find: '  await tryAlone(at);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/platform/listening/listen-on-many.test.ts',
      title: 'a port that somebody listens on is refused',
    },
  },
  {
    id: 'X32.10-busy-after-a-second',
    fault: 'a slow process, whose turns take a second, refuses requests as if it were overloaded',
    file: 'apps/server/src/platform/http/server.ts',
    find: '    sampleInterval: 2 * busyAfterMs,\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/platform/http/busy.test.ts',
      title: 'X32.10 a process whose turns take long',
    },
  },
];
