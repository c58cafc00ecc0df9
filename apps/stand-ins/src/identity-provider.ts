// Plays an OpenID Connect provider on loopback: a real one (oidc-provider) with a sign-in page of its own. The login decides
// who the person is. It prints its port when it is ready and ends when its standard input does.
//
// ana                 preferred_username ana, e-mail ana@villa.example, verified
// ana@oliva.example   preferred_username ana, this e-mail, verified
// unverified.ana      the same with an e-mail that was not verified
// otp.ana             the person ana, who gave a second factor (amr otp)
//
// node identity-provider.ts
//
// The client comes as a line of JSON on standard input:
// {"clientId", "clientSecret", "origin": <of the product>, "control": <secret for /control>}
//
// For tests only, with the control secret in `authorization`:
//   POST /control/logout-token   {claims, typ} -> a token about them, signed by the provider
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';

interface Given {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly origin: string;
  readonly control: string;
}

async function readGiven(): Promise<Given> {
  let given = '';
  for await (const chunk of process.stdin.iterator({ destroyOnReturn: false })) {
    given += String(chunk);
    const [line, ...rest] = given.split('\n');
    if (rest.length > 0) return JSON.parse(line ?? '') as Given;
  }
  throw new Error('no client on standard input');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const { clientId, clientSecret, origin, control } = await readGiven();
process.stdin.resume().once('end', () => process.exit());
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { ...privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;

const person = (login: string) => login.replace(/^(?:otp|unverified)\./, '');

function claimsOf(login: string) {
  const named = person(login);
  return {
    sub: login,
    email: named.includes('@') ? named : `${named}@villa.example`,
    email_verified: !login.startsWith('unverified.'),
    preferred_username: named.split('@')[0] ?? '',
  };
}

function providerAt(issuer: string): Provider {
  const provider = new Provider(issuer, {
    jwks: { keys: [key] },
    cookies: { keys: [randomUUID()] },
    pkce: { required: () => true },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${origin}/ingreso`],
        post_logout_redirect_uris: [`${origin}/login`],
        backchannel_logout_uri: `${origin}/api/single-sign-on/logout`,
        backchannel_logout_session_required: true,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        logoutSource: (ctx, form) => {
          ctx.body = page(
            'Leave',
            `${form}<button form="op.logoutForm" name="logout" value="yes">Leave</button>`,
          );
        },
      },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, login) => ({ accountId: login, claims: async () => claimsOf(login) }),
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      const grant = new provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId !== undefined && { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    // Its own client refuses loopback.
    fetch: (url, init) => fetch(url, { ...init, dispatcher: undefined }),
  });
  return provider;
}

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    const form =
      '<form method="post"><label>Login <input name="login" required></label><button>Enter</button></form>';
    response.setHeader('content-type', 'text/html').end(page('Identity service', form));
    return;
  }
  const login = new URLSearchParams(await bodyOf(request)).get('login') ?? '';
  const result =
    login === 'nobody'
      ? { error: 'access_denied', error_description: 'the person did not want to' }
      : { login: { accountId: login, amr: login.startsWith('otp.') ? ['pwd', 'otp'] : ['pwd'] } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function signToken(issuer: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers.authorization !== `Bearer ${control}`) return void response.writeHead(404).end();
  const { claims, typ } = JSON.parse(await bodyOf(request)) as {
    claims: Record<string, unknown>;
    typ?: string;
  };
  const header = { alg: 'RS256', kid: 'one', ...(typ !== undefined && { typ }) };
  const encoded = [header, { iss: issuer, aud: clientId, ...claims }].map((piece) =>
    Buffer.from(JSON.stringify(piece)).toString('base64url'),
  );
  const text = encoded.join('.');
  response.end(`${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`);
}

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const issuer = `http://localhost:${port}`;
  const provider = providerAt(issuer);
  const others = provider.callback();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) return signIn(provider, request, response);
    if (request.url === '/control/logout-token') return signToken(issuer, request, response);
    return others(request, response);
  };
  server.on('request', (request, response) => {
    answer(request, response).catch((error: Error) => {
      process.stderr.write(`${error.stack ?? error.message}\n`);
      response.writeHead(500).end();
    });
  });
  process.stdout.write(`listening on ${port}\n`);
});
