// Security headers are written by hand, because a library would make the same ones for every reply again.
import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './page-rules.ts';
import { addSecurityHeaders } from './security-headers.ts';

const ORIGINS = { imageOrigins: ['https://tiles.example'], formOrigins: ['https://pay.example'] };

async function headersOf(add: (app: FastifyInstance) => unknown): Promise<Record<string, unknown>> {
  const app = fastify();
  await add(app);
  app.get('/', async () => 'x');
  const { headers } = await app.inject('/');
  await app.close();
  const { date: _date, 'permissions-policy': _ownPolicy, ...rest } = headers;
  return rest;
}

it.each([true, false])(
  'X32.05 X26.19 every reply has the headers that helmet makes, byte by byte (HTTPS: %s)',
  async (secure) => {
    const ours = await headersOf((app) => addSecurityHeaders(app, { ...ORIGINS, secure }));
    const theirs = await headersOf((app) =>
      app.register(helmet, {
        contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(ORIGINS) },
        strictTransportSecurity: secure,
        referrerPolicy: { policy: 'no-referrer' },
        crossOriginResourcePolicy: { policy: 'same-origin' },
        xFrameOptions: { action: 'sameorigin' },
      }),
    );
    expect(ours).toEqual(theirs);
    expect('strict-transport-security' in ours).toBe(secure);
  },
);
