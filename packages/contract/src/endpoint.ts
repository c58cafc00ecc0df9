// What an endpoint is: method, path, who may call it, what goes in and out. One value, read by the server
// (routes), the browser (types only), the description in openapi.json and the role matrix test.
import type { Action, Subject } from '@constancia/domain/access/role-table.ts';
import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';

/**
 * Who may call: everybody (said out loud), anybody with a session, who holds a right, or who came from the citizen
 * portal. Rows are scoped besides.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'portal-citizen' }
  | { readonly kind: 'may'; readonly action: Action; readonly subject: Subject };

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify style: `/api/forms/:formId`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is one file, of these media types, in place of JSON. */
  readonly upload?: readonly string[];
  /** Largest body in bytes; the server's default where absent. */
  readonly bodyLimit?: number;
  /** Most values (objects, lists and what stands in them) of a JSON body; the server's default where absent. */
  readonly valuesLimit?: number;
  /** Absent for a streamed file. */
  readonly reply?: z.ZodType;
  /** Media type of a streamed file. */
  readonly file?: string;
  readonly problems: readonly ProblemCode[];
}

/** Declares an endpoint and keeps its literal types, which the browser's calls are checked against. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a caller sends. */
export type ParamsIn<E extends Endpoint> = InputOf<E['params']>;
export type QueryIn<E extends Endpoint> = InputOf<E['query']>;
export type BodyIn<E extends Endpoint> = InputOf<E['body']>;
/** What the handler gets after parsing. */
export type Params<E extends Endpoint> = OutputOf<E['params']>;
export type Query<E extends Endpoint> = OutputOf<E['query']>;
export type Body<E extends Endpoint> = OutputOf<E['body']>;
export type Reply<E extends Endpoint> = OutputOf<E['reply']>;
