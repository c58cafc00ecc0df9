// What a request or a job did, piece by piece: a span for each piece, for the collector of traces that the operator named.
// Spans hold no ids, no text of a person and no values of a statement, only what the program itself is made of.
// rules: X37.70, X37.71
import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, job: SpanKind.CONSUMER } as const;

let isOn = false;

/** Whether spans are made; without a collector nothing is. */
export function areTraced(): boolean {
  return isOn;
}

export function switchTraces(on: boolean): void {
  isOn = on;
}

interface Piece {
  readonly name: string;
  readonly kind: keyof typeof KINDS;
  readonly attributes?: Attributes;
}

const tracer = () => trace.getTracer('constancia');

/** Begins a trace of its own: what a stranger says about an earlier one is not believed. */
export function beginTrace({ name, kind, attributes = {} }: Piece): { span: Span; within: Context } {
  const span = tracer().startSpan(name, { kind: KINDS[kind], attributes, root: true }, ROOT_CONTEXT);
  return { span, within: trace.setSpan(ROOT_CONTEXT, span) };
}

/** The kind of an error; its text may quote what somebody wrote. */
function noteFailure(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

/** Does the work as a piece of the request or job that runs. Outside of both, no span is made. */
export async function traced<T>(
  { name, kind, attributes = {} }: Piece,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  if (!isOn || trace.getActiveSpan() === undefined) return work(null);
  const span = tracer().startSpan(name, { kind: KINDS[kind], attributes });
  return finished(span, trace.setSpan(context.active(), span), () => work(span));
}

/** Does the work as a trace of its own. */
export async function tracedFromStart<T>(piece: Piece, work: () => Promise<T>): Promise<T> {
  if (!isOn) return work();
  const { span, within } = beginTrace(piece);
  return finished(span, within, work);
}

async function finished<T>(span: Span, within: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await context.with(within, work);
  } catch (error) {
    noteFailure(span, error);
    throw error;
  } finally {
    span.end();
  }
}
