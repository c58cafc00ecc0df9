// Faults in links that open a form with answers: opened by whom they are not for, without end, or without saying so.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const QUERIES = 'apps/server/src/features/forms/prefilled/queries.ts';
const LINKS = 'apps/server/src/features/forms/prefilled/prefilled-links.ts';
const ANSWERS = 'packages/domain/src/submissions/prefilled/prefilled-answers.ts';
const FILL_IN = 'apps/web/src/answering/prefilled/fill-in.tsx';
const OF_LINKS = 'apps/server/src/features/forms/prefilled/prefilled-links.test.ts';
const OF_ASSET = 'apps/server/src/features/forms/prefilled/prefilled-asset.test.ts';
const OF_PERSON = 'apps/server/src/features/forms/prefilled/prefilled-person.test.ts';
const OF_ANSWERS = 'packages/domain/src/submissions/prefilled/prefilled-answers.test.ts';
const OF_PAGE = 'apps/web/src/answering/prefilled/fill-in.test.tsx';

export const PREFILLED_LINK_MUTANTS: readonly Mutant[] = [
  {
    id: 'X38.30-hidden-questions-filled-in',
    fault: 'a link fills in what nobody sees on the page',
    file: ANSWERS,
    find: 'return condition === null;',
    put: 'return condition !== undefined;',
    noticedBy: { file: OF_ANSWERS, title: 'what is wrong is named by its question' },
  },
  {
    id: 'X38.30-links-for-ever',
    fault: 'a link that was to end in ten years is made',
    file: LINKS,
    find: 'left > 0 && left <= PREFILLED_DAYS_MAX * DAY_MS',
    put: 'left > 0',
    noticedBy: { file: OF_LINKS, title: 'what is wrong is named by question and field' },
  },
  {
    id: 'X38.31-token-of-any-form',
    fault: 'the token of one form opens the answers of its link on another',
    file: QUERIES,
    find: 'where municipality_id = ${municipalityId} and form_id = ${formId} and token_hash = ${tokenHash}',
    put: 'where municipality_id = ${municipalityId} and ${formId}::text is not null and token_hash = ${tokenHash}',
    noticedBy: { file: OF_LINKS, title: 'X38.31 a token of another form' },
  },
  {
    id: 'X38.31-opened-when-out-of-date',
    fault: 'a link goes on opening after its end',
    file: QUERIES,
    find: 'and token_hash = ${tokenHash}\n      and expires_at > ${at}',
    put: 'and token_hash = ${tokenHash}\n      and ${at}::timestamptz is not null',
    noticedBy: { file: OF_LINKS, title: 'X38.31 a token of another form' },
  },
  {
    id: 'X38.31-label-in-the-log',
    fault: 'the audit log, which cannot be changed, keeps the name that stands in a label',
    file: LINKS,
    find: 'const details = { form: formId, ...filled,',
    put: 'const details = { label, form: formId, ...filled,',
    noticedBy: { file: OF_LINKS, title: 'X38.31 the database has a hash only' },
  },
  {
    id: 'X38.31-token-stays-in-the-url',
    fault: 'who looks at the history of the browser opens the link',
    file: FILL_IN,
    find: 'location.pathname + location.search',
    put: 'location.href',
    noticedBy: { file: OF_PAGE, title: 'X38.31 the token leaves the URL at once' },
  },
  {
    id: 'X38.32-answers-of-another-kind',
    fault: 'the answer to a number is put into a text that took its id',
    file: ANSWERS,
    find: ' && entry.question.kind === was.question.kind',
    put: '',
    noticedBy: { file: OF_ANSWERS, title: 'X38.32 what a newer version asks no more' },
  },
  {
    id: 'X38.33-links-without-limit',
    fault: 'a form has as many links as somebody makes',
    file: LINKS,
    find: '>= PREFILLED_LINKS_MAX',
    put: '>= 10 * PREFILLED_LINKS_MAX',
    noticedBy: { file: OF_LINKS, title: 'X38.33 a form has a thousand links at most' },
  },
  {
    id: 'X38.33-links-of-forms-of-others',
    fault: 'who edits one form takes back the links of another',
    file: QUERIES,
    find: 'where municipality_id = ${municipalityId} and form_id = ${formId} and id = ${id}',
    put: 'where municipality_id = ${municipalityId} and ${formId}::text is not null and id = ${id}',
    noticedBy: { file: OF_LINKS, title: 'X38.33 nobody makes, lists or takes back' },
  },
  {
    id: 'X38.34-link-over-draft',
    fault: 'opening a link again overwrites what the person had written',
    file: FILL_IN,
    find: 'const isWritten = isRestored(session) && !isUntouched(session);',
    put: 'const isWritten = !session.form;',
    noticedBy: { file: OF_PAGE, title: 'X38.34 a draft of the person wins' },
  },
  {
    id: 'X38.95-answers-demanded-of-authors',
    fault: 'who makes a link cannot leave a choice empty again, and is asked for photos',
    file: ANSWERS,
    find: 'required: false, allowsImage: false,',
    put: 'allowsImage: false,',
    noticedBy: { file: OF_ANSWERS, title: 'X38.95 the author of a link fills in what it may bring' },
  },
  {
    id: 'X38.96-assets-of-others',
    fault: 'a link shows the asset of another municipality',
    file: 'apps/server/src/ports/assets/queries.ts',
    find: 'latitude, longitude from assets\n    where municipality_id = ${municipalityId}',
    put: 'latitude, longitude from assets\n    where ${municipalityId}::text is not null',
    noticedBy: { file: OF_ASSET, title: 'X38.96 an asset of another municipality' },
  },
  {
    id: 'X38.96-asset-on-any-form',
    fault: 'a link chooses an asset for a form that asks for none',
    file: LINKS,
    find: 'if (!asksAsset(index.definition))',
    put: 'if (assetId < 0)',
    noticedBy: { file: OF_ASSET, title: 'X38.96 an asset of another municipality' },
  },
  {
    id: 'X38.96-asset-without-a-word',
    fault: 'the asset was chosen for the person without a word',
    file: 'apps/web/src/answering/prefilled/prefilled-notice.tsx',
    find: '{asset && <p>',
    put: '{!text && dropped.length > 0 && asset && <p>',
    noticedBy: { file: OF_PAGE, title: 'X38.96 the form opens with the asset' },
  },
  {
    id: 'X38.97-lost-with-a-reload',
    fault: 'who loads the page again before typing has an empty form',
    file: FILL_IN,
    find: 'await keepAtOnce(filled);',
    put: 'if (!token) await keepAtOnce(filled);',
    noticedBy: { file: OF_PAGE, title: 'X38.97 what a link filled in is a draft at once' },
  },
  {
    id: 'X38.97-first-link-for-ever',
    fault: 'who opened one link and typed nothing never gets the answers of the next',
    file: FILL_IN,
    find: 'const isWritten = isRestored(session) && !isUntouched(session);',
    put: 'const isWritten = isRestored(session);',
    noticedBy: { file: OF_PAGE, title: 'X38.97 a draft with nothing but' },
  },
  {
    id: 'X38.98-number-for-everybody',
    fault: 'a visitor who has the link reads the document number of the person',
    file: LINKS,
    find: "person: answerer.kind === 'staff' && askedPerson",
    put: 'person: askedPerson',
    noticedBy: { file: OF_PERSON, title: 'X38.98 only staff get the number' },
  },
  {
    id: 'X38.98-number-stays-after-erasure',
    fault: 'a person who was erased from the register can still be read in a link',
    file: 'apps/server/src/features/citizens/register/change-queries.ts',
    find: "${municipalityId} and ${plain('person_number')} in (",
    put: "${municipalityId} and ${plain('label')} in (",
    noticedBy: { file: OF_PERSON, title: 'X38.98 the link goes with the person' },
  },
];
