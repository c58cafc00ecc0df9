// Requests that the scenarios need but do not measure.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { Stack } from './stack.ts';

const SUPERVISOR = 'gustavo.soldevila@villamaria.example';
const AREA = 'FEcpIEPkhrFEJfB6VQDL';

let ids = 0;

/** An id of 20 characters that is unique in this run. */
export function nextId(prefix: string): string {
  return `${prefix}${(ids++).toString(36)}`.padEnd(20, 'Z');
}

export async function signIn(stack: Stack, email = SUPERVISOR): Promise<string> {
  const reply = await fetch(`${stack.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: stack.password }),
  });
  if (!reply.ok) throw new Error(`sign-in: ${reply.status}`);
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export async function saveForm(stack: Stack, cookie: string, definition: FormDefinition): Promise<string> {
  const id = nextId('form');
  const reply = await fetch(`${stack.url}/api/forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ id, areaId: AREA, sync: false, definition }),
  });
  if (!reply.ok) throw new Error(`saving the form: ${await reply.text()}`);
  return id;
}
