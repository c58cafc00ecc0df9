// What an endpoint is: method, path, who may call it, what goes in and what comes out. The server (routes),
// the browser (types only), openapi.json and the role matrix test all read this one value.
import type { Action, Subject } from '@constancia/domain/access/role-table.ts';
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

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In Fastify's notation: `/api/forms/:formId`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
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
