// Opens pages of forms in tests of their screens, as the router of the product does.
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { act, type ReactNode } from 'react';
import { expect } from 'vitest';
import { Route, Routes, useLocation } from 'react-router';
import { drawAndFollow, removeDrawn, until } from '../../../platform/testing/draw.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { choose, click, typeHere } from '../../../platform/testing/act-on.ts';
import { AroundStaff } from '../../../ui/staff/testing/around-staff.tsx';
import { SessionProvider, useSession } from '../../session/public.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { HistoryScreen } from '../history/history-screen.tsx';
import { FormListScreen } from '../list/form-list-screen.tsx';
import { PrefilledLinksScreen } from '../prefilled/links-screen.tsx';
import { NewPrefilledLinkScreen } from '../prefilled/new-link-screen.tsx';
import type { FormsServer } from './forms-server.ts';

export const NEW_FORM = pathOf('newForm');
export const editorOf = (id: string) => pathOf('editForm', { id, tipo: 'formulario' });

/** Draws the page once it is known who is signed in. */
function SignedIn({ children }: { readonly children: ReactNode }) {
  return useSession().state === 'authenticated' ? children : null;
}

function Shown() {
  return <output>{useLocation().pathname}</output>;
}

/** What jsdom has not: nothing is scrolled, because nothing is laid out, and this tab is the only one. */
function completeBrowser(): void {
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollBy = () => {};
  window.scrollTo = () => {};
  const locks = {
    request: (_name: string, _how: object, grant: () => Promise<void>) => grant(),
    query: async () => ({ held: [] }),
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

async function drawPage(url: string): Promise<void> {
  completeBrowser();
  await drawAndFollow(
    <AroundStaff url={url}>
      <SessionProvider>
        <SignedIn>
          <Shown />
          <Routes>
            <Route path={PATHS.newForm} element={<EditorScreen />} />
            <Route path={PATHS.editForm} element={<EditorScreen />} />
            <Route path={PATHS.formHistory} element={<HistoryScreen />} />
            <Route path={PATHS.forms} element={<FormListScreen />} />
            <Route path={PATHS.prefilledLinks} element={<PrefilledLinksScreen />} />
            <Route path={PATHS.newPrefilledLink} element={<NewPrefilledLinkScreen />} />
            <Route path="*" element={null} />
          </Routes>
        </SignedIn>
      </SessionProvider>
    </AroundStaff>,
  );
}

/** The title of the form in the editor. */
export const titleField = () => one('field', 'Título');

/** Opens a page; what was open before is left as by the browser. */
export async function openPage(url: string): Promise<void> {
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  removeDrawn();
  await drawPage(url);
}

export async function openEditor(url: string): Promise<void> {
  await openPage(url);
  await until(titleField);
}

/** The URL of the page that is shown, without its search. */
export const shownAt = () => document.querySelector('output')?.textContent ?? null;

export const button = (name: string | RegExp) => one('button', name);
export const press = (name: string | RegExp) => click(button(name));

/** The switch of an option, a box or a radio. */
export const toggle = (name: string | RegExp) => click(one('field', name));
export const isOn = (name: string | RegExp) => one('field', name).checked;

/** Answers the question that is asked, whose dialog is gone then. */
export async function decide(answer: string): Promise<void> {
  await click(one('button', answer, one('dialog')));
  await until(() => expect(all('dialog')).toEqual([]));
}

/** The titles of the questions on the canvas. */
export const titles = () => [...document.querySelectorAll('.ed-question bdi')].map((one) => one.textContent);

/** What selects a question, a section or a condition on the canvas. */
export function pickButton(title: string): HTMLElement {
  const names = [...document.querySelectorAll('#editor-sections .ed-pick bdi')];
  const found = names.find(({ textContent }) => textContent === title)?.closest<HTMLElement>('.ed-pick');
  if (found) return found;
  throw new Error(
    `nothing on the canvas is called ${title}: ${names.map((one) => one.textContent).join(' | ')}`,
  );
}

export const pick = (title: string) => click(pickButton(title));

/** Whether this is said anywhere on the page. */
export const says = (words: string) => text().includes(words);

/** What the page says of a refusal or a success. */
export const alerts = () => all('alert').map(({ textContent }) => textContent);

export const save = () => press('Guardar formulario');

/** Saves a form that there is already, and says what is stored then. */
export async function saved(server: FormsServer, id: string): Promise<FormDefinition> {
  const { version = 0 } = server.forms.get(id) ?? {};
  await save();
  const form = await until(() => {
    const stored = server.forms.get(id);
    expect(stored?.version).toBe(version + 1);
    return stored;
  });
  return form!.definition;
}

export const chooseArea = (name: string, list = 'Área municipal') => choose(one('field', list), name);

/** Where the title of a new item is written at once. */
async function addWith(add: string, item: 'Sección' | 'Pregunta', title: string): Promise<void> {
  await press(add);
  await until(() => expect(document.activeElement).toBe(one('field', `${item}: título`)));
  await typeHere(title);
}

export const addSection = (title: string) => addWith('Agregar sección', 'Sección', title);
export const addQuestion = (section: string, title: string) =>
  addWith(`Agregar pregunta a ${section}`, 'Pregunta', title);

/** Adds to a form with a title what it needs to be saved. */
export async function completeForm(): Promise<void> {
  await addSection('Datos');
  await addQuestion('Datos', 'Una');
}

/** The kind of the question that is selected, by the menu on its card. */
export async function chooseKind(kind: string): Promise<void> {
  await press(/^Tipo: /);
  await click(one('entry', kind));
}
