// The audit log of a municipality, for administrators: reading it, taking it away as a file, checking its chain.
// rules: X34.20, X34.22, X34.23
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@constancia/domain/audit/audit-entries.ts';
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay, entityId, text, timestamp } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario' } as const;

const params = z.object({ municipalityId: entityId });

const filter = z.strictObject({
  /** Part of the name of who did it. */
  actor: text().max(SEARCH_TEXT_MAX).default(''),
  action: z.enum(AUDIT_ACTIONS).optional(),
  subject: z.enum(AUDIT_SUBJECTS).optional(),
  /** What it was done to: the whole id. */
  subjectId: text().max(200).default(''),
  /** Days of the municipality, both included. */
  from: calendarDay().optional(),
  to: calendarDay().optional(),
});

const inOrder = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const NOT_IN_ORDER = { path: ['to'], message: 'before the first day' };

const entry = z.object({
  /** Position in the chain of the municipality, from 1. */
  number: z.number().int(),
  at: timestamp,
  /** Username, or the name that stands for visitors; '' when it was nobody with a name. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** The network address of a person of the staff; null for everybody else. */
  networkAddress: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type ListedEntry = z.output<typeof entry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/audit',
  summary:
    'Entries of the audit log, newest first, fifty a page. A page looks through so many entries at most; one with fewer rows ' +
    'than a page may have more behind it',
  access,
  often: 'unlimited',
  audit: { reads: 'audit' },
  page: { list: 'entries', size: PAGE_SIZES.audit },
  params,
  query: filter.extend({ before: z.coerce.number().int().min(1).optional() }).refine(inOrder, NOT_IN_ORDER),
  reply: z.object({
    entries: z.array(entry),
    /** `before` of the next page; null after the oldest entry. */
    next: z.number().int().nullable(),
    /** When the oldest entry was written that was looked at; null when there was none. */
    searchedTo: timestamp.nullable(),
    timeZone: z.string(),
  }),
  problems: ['municipality-not-found'],
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/audit.csv',
  summary:
    'Every entry of the filter as separated values, newest first, with the details in the words of a language',
  access,
  often: { rate: 'export', by: 'account' },
  audit: { exports: 'audit' },
  params,
  query: filter.extend({ language: text().max(5).default('es') }).refine(inOrder, NOT_IN_ORDER),
  file: 'text/csv',
  problems: ['municipality-not-found', 'too-many-requests'],
});

export const checkAuditChain = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/audit/check',
  summary:
    'Reads the chain of the municipality again from its first entry and compares it with the heads that were kept',
  access,
  often: { rate: 'audit-check', by: 'account' },
  audit: { reads: 'audit' },
  params,
  reply: z.object({
    entries: z.number().int(),
    /** Signed heads of earlier days, kept outside of the database, that were compared. */
    keptHeads: z.number().int(),
    /** Lines of the file of heads that this installation did not sign. */
    forgedHeads: z.number().int(),
    /** What is wrong and at which entry; null when the chain is whole. */
    broken: z.object({ at: z.number().int(), why: z.enum(['entry', 'head', 'kept-head']) }).nullable(),
  }),
  problems: ['municipality-not-found', 'too-many-requests'],
});
