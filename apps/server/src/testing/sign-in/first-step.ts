// Signs in with the password, as a browser does, so that a test can go on with the second step.
import { emailOf, PASSWORD, type PersonaName } from '../personas.ts';
import { type Caller, caller, type TestReply, type TestWorld } from '../with-app.ts';

/** Every cookie that a reply sets, as the next request sends them. */
export const cookiesOf = ({ headers }: Pick<TestReply, 'headers'>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

export interface From {
  readonly address?: string;
  /** Cookies that the browser has already. */
  readonly cookie?: string;
}

interface FirstStep {
  readonly reply: TestReply;
  /** The browser with the session that began. */
  readonly half: Caller;
}

export async function takeFirstStep(
  { app }: Pick<TestWorld, 'app'>,
  name: PersonaName,
  { address = '127.0.0.1', cookie = '' }: From = {},
): Promise<FirstStep> {
  const browser = caller(app, cookie ? { cookie } : {}, address);
  const reply = await browser.post('/api/session', { email: emailOf(name), password: PASSWORD });
  const cookies = [cookiesOf(reply), cookie].filter(Boolean).join('; ');
  return { reply, half: caller(app, { cookie: cookies }, address) };
}
