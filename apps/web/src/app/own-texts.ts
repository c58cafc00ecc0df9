// The words of a municipality, for people whose language is 'Other'. The page of a form asks for them; the pages after it, and
// a form without a connection, have what this tab was given last. Without any the page is Spanish.
// rules: X34.34
import type { readOwnTexts } from '@constancia/contract/territory.ts';
import { call } from '../platform/api-client.ts';
import { sayInOwnWords } from '../platform/texts.ts';
import type { PublicPage } from './public-page.ts';

/** Key of the last ones in the storage of the tab. */
const KEPT = 'constancia.own-texts';
/** Milliseconds that a page waits for them. */
const LIMIT = 5_000;

/** Pages of no single municipality, and of editors. */
const WITHOUT: readonly PublicPage['name'][] = ['recordLookUp', 'stateLookUp', 'preview'];

export async function loadOwnTexts({ name, params: { id } }: PublicPage): Promise<void> {
  if (WITHOUT.includes(name)) return;
  const isForm = name === 'answerPublic' || name === 'answerPortal';
  sayInOwnWords(isForm && id !== undefined ? await textsOf(id) : kept());
}

async function textsOf(formId: string): Promise<Readonly<Record<string, string>>> {
  try {
    const { texts } = await call<typeof readOwnTexts>({
      method: 'GET',
      path: '/api/public/forms/:formId/own-texts',
      params: { formId },
      limit: LIMIT,
    });
    keep(texts);
    return texts;
  } catch {
    return kept();
  }
}

/** For the pages after the form, and for the form without a connection. */
function keep(texts: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(texts));
  } catch {
    // Without storage the pages after the form are in Spanish.
  }
}

function kept(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}
