// Faults in rules of the plan: orders twice, for the wrong things, without end, or shown to who may not see their cause.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/work-orders/rules';
const QUERIES = `${FOLDER}/making/queries.ts`;
const SAVED = `${FOLDER}/rules.test.ts`;
const MADE = `${FOLDER}/making/make-orders.test.ts`;
const MAILED = 'apps/server/src/features/work-orders/mail/plan-mail.test.ts';

export const PLAN_RULE_MUTANTS: readonly Mutant[] = [
  {
    id: 'X39.50-rules-without-limit',
    fault: 'a municipality has as many rules as somebody sends',
    file: `${FOLDER}/save-rule.ts`,
    find: "if ((await countRules(tx, municipalityId)) >= PLAN_RULES_MAX) throw new Problem('plan-rules-full');",
    put: '',
    noticedBy: { file: SAVED, title: 'fifty rules at most' },
  },
  {
    id: 'X39.50-rules-of-other-areas',
    fault: 'who plans one area sees and deletes the rules of all',
    file: `${FOLDER}/queries.ts`,
    find: "and ${inScope(planned.scope, 'r.area_id')} for update of r`",
    put: 'for update of r`',
    noticedBy: { file: SAVED, title: 'nobody makes or sees rules of another area' },
  },
  {
    id: 'X39.50-newer-rules-overwritten',
    fault: 'a change is written over one that somebody else made since',
    file: `${FOLDER}/save-rule.ts`,
    find: "if (before.version !== version) throw new Problem('register-entry-changed');",
    put: '',
    noticedBy: { file: SAVED, title: 'changed by who saw it as it is' },
  },
  {
    id: 'X39.50-rule-that-never-ends',
    fault: 'doing an order of the rule makes the next one',
    file: 'packages/domain/src/work-orders/plan-rule.ts',
    find: "if (kind === 'arrival' && triggerFormId === formId)",
    put: "if (kind === 'arrival' && triggerFormId === '')",
    noticedBy: { file: SAVED, title: 'what is wrong names its field' },
  },
  {
    id: 'X39.51-orders-beside-open-ones',
    fault: 'an asset gets another order while one is open',
    file: QUERIES,
    find: "and w.asset_id = a.id and w.state = 'open')",
    put: "and w.asset_id = a.id and w.state = 'none')",
    noticedBy: { file: MADE, title: 'no second order while one is open' },
  },
  {
    id: 'X39.51-cancelled-orders-come-back',
    fault: 'an order that was cancelled is back the next day',
    file: QUERIES,
    find: "const ASSET_CAUSE = sql`'asset:' || a.id || ':' || to_char(p.since, 'YYYY-MM-DD')`;",
    put: "const ASSET_CAUSE = sql`'asset:' || a.id || ':' || gen_random_uuid()`;",
    noticedBy: { file: MADE, title: 'nor the same day after it was cancelled' },
  },
  {
    id: 'X39.51-rest-left-undone',
    fault: 'assets beyond the bound of a run never get an order',
    file: `${FOLDER}/making/make-orders.ts`,
    find: 'until: more ? (found.at(-1)?.assetId ?? null) : null,',
    put: 'until: null,',
    noticedBy: { file: MADE, title: 'what one run does not reach the next one does' },
  },
  {
    id: 'X39.52-orders-twice',
    fault: 'two workers make two orders of one submission',
    file: 'apps/server/database/baseline/0019-work-orders.sql',
    find: 'CREATE UNIQUE INDEX work_orders_once ON',
    put: 'CREATE INDEX work_orders_once ON',
    noticedBy: { file: MADE, title: 'causes one order, also when it enters it again' },
  },
  {
    id: 'X39.52-orders-of-the-past',
    fault: 'a new rule makes orders of everything that was sent in thirty days',
    file: `${FOLDER}/queries.ts`,
    find: 'where e.municipality_id = ${municipalityId} and e.position is not null), 0)`;',
    put: "where e.municipality_id = ${municipalityId + ' '} and e.position is not null), 0)`;",
    noticedBy: { file: MADE, title: 'a submission that arrives causes one order' },
  },
  {
    id: 'X39.52-unseen-causes-shown',
    fault: 'an order names a submission that the person may not see',
    file: 'apps/server/src/features/work-orders/queries.ts',
    find: "and ${inScope(seen, 'o.area_id', 'o.created_by')})`;",
    put: "and ${inScope({ ...seen, createdBy: null }, 'o.area_id', 'o.created_by')})`;",
    noticedBy: { file: MADE, title: 'who may not see the submission' },
  },
  {
    id: 'X39.53-count-without-bound',
    fault: 'the count before saving goes through everything and shows it',
    file: `${FOLDER}/making/count-orders.ts`,
    find: 'orders: Math.min(found, COUNTED_ORDERS_MAX), more: found > COUNTED_ORDERS_MAX',
    put: 'orders: found, more: false',
    noticedBy: { file: SAVED, title: 'before saving it is counted' },
  },
  {
    id: 'X39.54-orders-for-nobody',
    fault: 'a rule goes on making orders for somebody who left',
    file: `${FOLDER}/obstacle-of.ts`,
    find: "return personWorks ? null : 'person';",
    put: 'return personWorks === undefined ? null : null;',
    noticedBy: { file: SAVED, title: 'not there any more says so' },
  },
  {
    id: 'X39.56-mail-every-minute',
    fault: 'people get the mail of the morning every minute of the day',
    file: 'apps/server/src/features/work-orders/mail/queries.ts',
    find: 'and (p.sent_on is null or p.sent_on < ${local}::date)',
    put: '',
    noticedBy: { file: MAILED, title: 'with a link, once a day' },
  },
  {
    id: 'X39.56-mail-in-the-night',
    fault: 'the mail of the morning comes at midnight',
    file: 'apps/server/src/features/work-orders/mail/queries.ts',
    find: 'where extract(hour from ${local}) >= ${hour} and',
    put: 'where ${hour}::integer > 0 and',
    noticedBy: { file: MAILED, title: 'with a link, once a day' },
  },
  {
    id: 'X39.56-mail-with-orders-of-others',
    fault: 'an inspector gets a mail with what a colleague is to do',
    file: 'apps/server/src/features/work-orders/mail/plan-mail.ts',
    find: 'username: plans ? null : username,',
    put: 'username: plans ? username : null,',
    noticedBy: { file: MAILED, title: 'who does orders gets theirs' },
  },
  {
    id: 'X39.56-mail-to-who-left',
    fault: 'an account that was closed still gets mails',
    file: 'apps/server/src/features/work-orders/mail/queries.ts',
    find: "and u.email <> '' and u.deactivated_at is null`",
    put: "and u.email <> ''`",
    noticedBy: { file: MAILED, title: 'asked for no more, has left' },
  },
];
