// Steps for coming in from the citizen portal as a demonstration citizen, and for what reviewers request over the API.
import { request } from '@playwright/test';
import { openedSessions } from '../accounts.ts';
import { expect, type Page } from '../stack.ts';
import { newId } from './new-id.ts';

/** A portal form with incidents; its submissions are reviewed. */
export const CLAIM = '3sZpb7h0VjhbqB1YhMjb';

export interface Neighbour {
  readonly number: string;
  readonly username: string;
  readonly municipality: 'Villa María' | 'Oliva';
}

const neighbour = (number: string, municipality: Neighbour['municipality'] = 'Villa María'): Neighbour => ({
  number,
  username: `vecino.${number}`,
  municipality,
});

/**
 * Citizens of the demonstration's register by the file of the journeys that come in as them. Files run at the same
 * time, and a citizen's own list shows the submissions of both; that is why no two files share a citizen.
 */
export const NEIGHBOURS = {
  portal: {
    federica: neighbour('67622595'),
    ulises: neighbour('64842374'),
    benicio: neighbour('61087391'),
  },
  offline: neighbour('61259449'),
  revisionWaiting: neighbour('60289214'),
  twoWayRevision: { matilde: neighbour('61296300'), zaira: neighbour('60514109') },
  shownNames: neighbour('62604861'),
  statusFilters: neighbour('63254735'),
  appointmentLink: neighbour('69030938'),
  appointments: { villaMaria: neighbour('66522923'), oliva: neighbour('68178735', 'Oliva') },
} as const;

/** A token from the built-in portal, as a town hall's site would get one. */
export async function tokenOf({ number, municipality }: Neighbour): Promise<string> {
  const asked = new URLSearchParams({ number, municipality });
  const reply = await fetch(`${process.env['E2E_PORTAL_TOKENS']}?${asked.toString()}`);
  if (!reply.ok) throw new Error(`no token was given out: ${await reply.text()}`);
  return reply.text();
}

const asAdministrator = async (baseURL: string) =>
  request.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: `session=${openedSessions()['administrator']}` },
  });

/** Creates a portal form with this definition and returns its id. */
export async function newPortalForm(baseURL: string, definition: object): Promise<string> {
  const context = await asAdministrator(baseURL);
  const id = newId();
  const body = { id, areaId: 'Ch5nxP73n3TIUKMLjVy4', sync: false, definition };
  const reply = await context.post('/api/forms', { data: body });
  expect(reply.status(), await reply.text()).toBe(200);
  await context.dispose();
  return id;
}

/** As a reviewer, requests that the questions with these titles are answered again. */
export async function askAgain(
  baseURL: string,
  submissionId: string,
  asked: { readonly titles: readonly string[]; readonly comment: string },
): Promise<void> {
  const context = await asAdministrator(baseURL);
  const view = await (await context.get(`/api/submissions/${submissionId}`)).json();
  for (const section of view.definition.sections) {
    for (const question of section.questions) {
      if (!asked.titles.includes(question.title.text)) continue;
      const mark = { sectionId: section.id, questionId: question.id, marked: true };
      const marked = await context.put(`/api/submissions/${submissionId}/review-marks`, { data: mark });
      expect(marked.status(), await marked.text()).toBe(200);
    }
  }
  const sent = await context.post(`/api/submissions/${submissionId}/change-requests`, {
    data: { comment: asked.comment },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await context.dispose();
}

/** Id and code of the latest submission of the citizen who has come in. */
export async function lastSubmissionOf(page: Page): Promise<{ readonly id: string; readonly code: string }> {
  const { submissions } = await (await page.request.get('/api/portal/submissions')).json();
  return submissions[0];
}

/** What the claim asks for; every text is 'Prueba'. */
const CLAIM_ANSWERS = {
  ticked: { s0: ['s0c0'] },
  main: {
    s0c0q0: { value: 's0c0q0o0' },
    s0c0q1: { value: '12' },
    s1q0: { value: 'Prueba' },
    s1q2: { value: 's1q2o0' },
    s2q0: { value: 'Prueba' },
    s2q1: { value: '05/02/2026' },
    s2q5: { value: 'yes' },
    s4q3: { value: 'yes' },
  },
  rows: {},
};

/** Comes in from the portal and sends the claim, without opening a page. */
export async function sentClaim(
  page: Page,
  citizen: Neighbour,
): Promise<{ readonly id: string; readonly code: string }> {
  const api = page.context().request;
  const entry = await api.post('/api/portal/entry', {
    data: { token: await tokenOf(citizen), formId: CLAIM },
  });
  expect(entry.status(), await entry.text()).toBe(200);
  const id = newId();
  const sent = await api.post(`/api/public/forms/${CLAIM}/submissions`, {
    data: { id, version: 1, answers: CLAIM_ANSWERS },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  return { id, code: (await sent.json()).code };
}

/** Sends the claim, then requests as a reviewer that the address is answered again. */
export async function askedToRevise(
  page: Page,
  baseURL: string | undefined,
  citizen: Neighbour,
): Promise<{ readonly id: string; readonly code: string }> {
  const submission = await sentClaim(page, citizen);
  const comment = 'Indique la altura exacta.\nLa calle sola no alcanza.';
  await askAgain(baseURL ?? '', submission.id, { titles: ['Dirección'], comment });
  return submission;
}
