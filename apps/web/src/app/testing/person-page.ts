// The page on which staff answer a form that asks for a person, with a register that knows one neighbour and one business.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { aFormToAnswer } from '../../answering/testing/a-form-to-answer.ts';
import { click, write } from '../../platform/testing/act-on.ts';
import { until } from '../../platform/testing/draw.ts';
import { all, one } from '../../platform/testing/find.ts';
import { type Asked, never, type PlayedReplies } from '../../platform/testing/played-server.ts';
import { openPage } from './open-page.tsx';

const FORM = 'Frm45678901234567890';

const NEIGHBOUR = {
  id: 7,
  firstName: 'Federica',
  lastName: 'Cisterna',
  documentNumber: '67622595',
  email: '',
  phone: '',
  street: '',
  personType: 'fisica',
  documentType: 1,
  taxNumber: '',
  source: 'register',
} as const;
const MILL = {
  ...NEIGHBOUR,
  id: 8,
  firstName: 'Panificadora El Trigal del Sur S.R.L.',
  lastName: 'Dummy',
  documentNumber: '30990506996',
  personType: 'juridica',
} as const;
export const CITIZEN = { number: NEIGHBOUR.documentNumber, name: 'Federica Cisterna' } as const;
export const BUSINESS = { number: '30-99050699-6', name: MILL.firstName } as const;

/** A form that asks for nobody. */
export const PLAIN = aForm()
  .with({ title: { text: 'Acta de prueba de poda' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true }));
export const ASKING = PLAIN.withOptions({ citizen: true });
export const REQUIRED = PLAIN.withOptions({ citizen: true, citizenRequired: true });

/** What the register says to a search. */
export const FOUND = { person: NEIGHBOUR, alreadyAnswered: false };
const inRegister = ({ body }: Asked) => {
  const { number } = body as { readonly number: string };
  const person = [NEIGHBOUR, MILL].find(({ documentNumber }) => documentNumber === number);
  return { person: person ?? null, alreadyAnswered: false };
};
/** Who is created, as the register gives them back. */
export const REGISTERED = ({ body }: Asked) => ({
  person: { ...NEIGHBOUR, ...(body as object), id: 9 },
  alreadyAnswered: false,
});

export const FIND = 'POST /api/forms/:formId/people/search';
export const CREATE = 'POST /api/forms/:formId/people';
export const SUBMIT = 'POST /api/forms/:formId/submissions';

/** Opens the form as an inspector, with what follows the path in the URL. */
export async function openForm(definition: FormDefinition, replies: PlayedReplies = {}, after = '') {
  const server = await openPage(`/contestar/${FORM}${after}`, 'ROLE_INSPECTOR', {
    'GET /api/forms/:formId/to-answer': aFormToAnswer(definition, { id: FORM }),
    [FIND]: inRegister,
    [CREATE]: REGISTERED,
    '*': never,
    ...replies,
  });
  await until(() => one('heading', definition.title.text));
  return server;
}

/** The card of who was chosen; none before. */
export const chosen = () => all('group', /elegido$/);
export const numberField = () => one('field', /^Número de/);
export const observations = () => one('field', /^Observaciones/);
export const button = (name: string) => one('button', name);

/** Chooses the kind of person once the step is there. */
export async function chooseKind(name: string): Promise<void> {
  await click(await until(() => one('radio', name)));
}

export async function search(number: string): Promise<void> {
  await write(numberField(), number);
  await click(button('Buscar'));
}

export async function chooseCitizen(): Promise<void> {
  await chooseKind('Persona física');
  await search(CITIZEN.number);
  await until(() => chosen()[0]?.textContent.includes(CITIZEN.name) ?? false);
}
