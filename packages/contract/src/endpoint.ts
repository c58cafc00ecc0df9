// What an endpoint is: method, path, who may call it, what goes in and what comes out. The server (routes),
// the browser (types only), openapi.json and the role matrix test all read this one value.

import { isProgramRight } from '@constancia/domain/access/program.ts';
import type { Action, Right, Subject } from '@constancia/domain/access/role-table.ts';
import type { AuditAction, AuditSubject } from '@constancia/domain/audit/audit-entries.ts';
import { RATES, type Rate } from '@constancia/domain/limits.ts';
import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';

/**
 * Who may call: everybody (which must be stated), everybody with a session, people with a right, citizens who
 * came from the citizen portal, or people who answer a form: staff with the right to, and visitors under
 * `/api/public` (domain/access/answerer.ts). Which rows they see is restricted separately.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'portal-citizen' }
  | { readonly kind: 'answerer' }
  | { readonly kind: 'may'; readonly action: Action; readonly subject: Subject };

/**
 * How often one caller may call. A named rate is counted before the request is read, under the account, the network
 * address, whichever of the two an answerer has, or only the address of a visitor. Where the outcome decides what
 * counts, the handler counts and the text says what.
 */
export type Often =
  | 'unlimited'
  | { readonly rate: Rate; readonly by: 'account' | 'address' | 'answerer' | 'visitor' }
  | { readonly handler: string };

/** Action and subject of an entry, e.g. `update form`. */
export type AuditEntryKind = `${AuditAction} ${AuditSubject}`;

/**
 * What a call leaves in the audit log. `reads` and `exports` name a subject: platform/http writes the entry when the
 * handler says which row it was. `writes`: entries that the handler writes in the transaction of its change.
 */
export type Audited =
  | 'nothing'
  | { readonly reads: AuditSubject }
  | { readonly exports: AuditSubject }
  | { readonly writes: readonly AuditEntryKind[] };

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In Fastify's notation: `/api/forms/:formId`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /**
   * Where the rule for programs (`programRights`) does not fit: the rights of which a program needs one besides what
   * `access` asks for, or false for an endpoint of a person's own or of another identity.
   */
  readonly programs?: false | readonly Right[];
  /**
   * A program may send its token as the password of HTTP Basic, because spreadsheets and maps know nothing else. `asked`: the
   * reply without a token asks for it, which makes browsers show a window.
   */
  readonly basic?: 'taken' | 'asked';
  readonly often: Often;
  readonly audit: Audited;
  /** For a list that is read page by page: the field of the reply that holds the rows, and the most rows of a page. */
  readonly page?: { readonly list: string; readonly size: number };
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is a single file of one of these media types instead of JSON. */
  readonly upload?: readonly string[];
  /** Size limit of the body in bytes; the server's default when absent. */
  readonly bodyLimit?: number;
  /**
   * Highest number of values in a JSON body (objects, lists and their contents); the server's default when
   * absent.
   */
  readonly valuesLimit?: number;
  /** Absent when the reply is a streamed file. */
  readonly reply?: z.ZodType;
  /** Media type of a streamed file. */
  readonly file?: string;
  readonly problems: readonly ProblemCode[];
}

/** Declares an endpoint and keeps its literal types, against which the browser's requests are checked. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

/**
 * The rights of which a program needs one to call an endpoint with its token; none when no program may. By itself an
 * endpoint is for programs when it asks for a right that programs can have; every other one says so or is not.
 */
export function programRights({ access, programs }: Endpoint): readonly Right[] {
  if (programs !== undefined) return programs === false ? [] : programs;
  if (access.kind === 'answerer') return ['create respuesta'];
  if (access.kind !== 'may') return [];
  const right: Right = `${access.action} ${access.subject}`;
  return isProgramRight(right) ? [right] : [];
}

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a caller sends, before parsing. */
export type ParamsIn<E extends Endpoint> = InputOf<E['params']>;
export type QueryIn<E extends Endpoint> = InputOf<E['query']>;
export type BodyIn<E extends Endpoint> = InputOf<E['body']>;
/** What the handler receives, after parsing. */
export type Params<E extends Endpoint> = OutputOf<E['params']>;
export type Query<E extends Endpoint> = OutputOf<E['query']>;
export type Body<E extends Endpoint> = OutputOf<E['body']>;
export type Reply<E extends Endpoint> = OutputOf<E['reply']>;

/** In words: how often, for the pages and the description of the interface. */
export function oftenText({ often }: Endpoint): string {
  if (often === 'unlimited') return 'unlimited';
  if ('handler' in often) return often.handler;
  const { tries, seconds } = RATES[often.rate];
  const whom = {
    account: 'account',
    address: 'network address',
    answerer: 'account or network address',
    visitor: 'network address of a visitor',
  };
  return `${tries} in ${seconds} s for each ${whom[often.by]}`;
}

/** The kinds of entries that a call may leave in the audit log. */
export function auditKinds(audit: Audited): readonly AuditEntryKind[] {
  if (audit === 'nothing') return [];
  if ('reads' in audit) return [`read ${audit.reads}`];
  return 'exports' in audit ? [`export ${audit.exports}`] : audit.writes;
}

/** In words: what a call leaves in the audit log. */
export function auditText({ audit }: Endpoint): string {
  return auditKinds(audit).join(', ') || 'nothing';
}

/** Whatever is called: wrong host or site, too much at a time, a full disk, a database that is away, a fault of ours. */
const ALWAYS: readonly ProblemCode[] = [
  'request-invalid',
  'host-unknown',
  'payload-too-large',
  'media-type-refused',
  'too-many-requests',
  'unavailable',
  'storage-full',
  'unexpected',
];

/** What the session of a member of staff can be refused for. */
const OF_SESSION: readonly ProblemCode[] = [
  'not-signed-in',
  'account-missing',
  'account-deactivated',
  'session-data',
  'municipality-blocked',
];

function ofAccess({ kind }: Access): readonly ProblemCode[] {
  switch (kind) {
    case 'public':
      // A session is read where there is one.
      return OF_SESSION;
    case 'signed-in':
      return OF_SESSION;
    case 'portal-citizen':
      return ['portal-entry-failed', 'municipality-blocked'];
    case 'answerer':
    case 'may':
      return [...OF_SESSION, 'forbidden'];
  }
}

/** Where programs may not call, that is said after the token was judged. */
function ofProgram(endpoint: Endpoint): readonly ProblemCode[] {
  const refused: readonly ProblemCode[] = ['token-refused', 'two-identities'];
  // Not at the URL for visitors.
  if (endpoint.access.kind === 'answerer') return [...refused, 'not-for-programs', 'forbidden'];
  return programRights(endpoint).length === 0 ? [...refused, 'not-for-programs'] : [...refused, 'forbidden'];
}

/**
 * Which problems a call can end with: those that the endpoint declares, and those that follow from its access and from what
 * it takes (X26.25). In tests the server replies with no other.
 */
export function documentedProblems(endpoint: Endpoint): readonly ProblemCode[] {
  const { method, access, problems } = endpoint;
  const ofMethod: readonly ProblemCode[] = method === 'GET' ? [] : ['origin-refused'];
  return [...new Set([...problems, ...ofAccess(access), ...ofProgram(endpoint), ...ofMethod, ...ALWAYS])];
}
