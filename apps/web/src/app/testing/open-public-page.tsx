// Opens a page of citizens by its URL, as a browser does it, with replies that the test plays.
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aFormToAnswer } from '../../answering/testing/a-form-to-answer.ts';
import { draw, until } from '../../platform/testing/draw.ts';
import { one } from '../../platform/testing/find.ts';
import { never, type PlayedReplies, type PlayedServer } from '../../platform/testing/played-server.ts';
import { PublicApp } from '../public-app.tsx';
import { goTo } from './played-page.ts';

export const FORM = 'Frm45678901234567890';

/** Opens the page of a visitor, or of a citizen of the portal. */
export function openPublicPage(url: string, replies: PlayedReplies = {}): PlayedServer {
  const server = goTo(url, replies);
  draw(<PublicApp />);
  return server;
}

/** Opens a form as a visitor. `around`: what the server says of it besides its definition. */
export async function openPublicForm(
  definition: FormDefinition,
  replies: PlayedReplies = {},
  around: Partial<FormToAnswer> = {},
): Promise<PlayedServer> {
  const server = openPublicPage(`/publico/contestar/${FORM}`, {
    'GET /api/forms/:formId/to-answer': aFormToAnswer(definition, { id: FORM, ...around }),
    '*': never,
    ...replies,
  });
  await until(() => one('heading', definition.title.text));
  return server;
}
