// A trace for each request, named after its route. A route is the template of its URL, so no id becomes part of a trace.
// rules: X37.70, X37.71
import { context, type Span, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { areTraced, beginTrace } from './traced.ts';

export function traceRequests(app: FastifyInstance): void {
  if (!areTraced()) return;
  const begun = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, next) => {
    const route = request.routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const { span, within } = beginTrace({ name: `${request.method} ${route}`, kind: 'server', attributes });
    begun.set(request, span);
    context.with(within, next);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = begun.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
