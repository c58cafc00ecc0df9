// @vitest-environment jsdom
// The person that a submission is about, on the page on which staff answer: asked for, missed, refused; and moving between
// the steps.
import { expect, it } from 'vitest';
import {
  ASKING,
  button,
  CITIZEN,
  chooseKind,
  chosen,
  FIND,
  FOUND,
  observations,
  openForm,
  PLAIN,
  REQUIRED,
  SUBMIT,
  search,
} from '../../../app/testing/person-page.ts';
import { click, write } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { refused, unreached } from '../../../platform/testing/played-server.ts';

const focused = () => document.activeElement;
const steps = () => document.querySelector('nav[aria-label=Pasos]');
const alertOf = (words: string) => all('alert').find(({ textContent }) => textContent.includes(words));
const untilSaid = (words: string) => until(() => alertOf(words) ?? expect.fail(`'${words}' is not said`));
/** A heading that has the focus. */
const arrivedAt = (name: string) => until(() => expect(focused()).toBe(one('heading', name)));
const answered = () => alertOf('Ya ha contestado este formulario');

it('E3.21 E3.22 A2.24 A2.26 A2.28 X15.01 X15.02 a required citizen is asked for first, and missed alone and before anything else', async () => {
  await openForm(REQUIRED.build());
  await until(() => one('heading', 'Paso 1 de 2: Ciudadano'));
  const region = await until(() => one('region', 'Ciudadano'));
  expect(region.textContent).toContain('Esta respuesta necesita un ciudadano.');
  expect(all('field', /^Número de/)).toEqual([]);
  await click(button('Siguiente'));
  await arrivedAt('Paso 2 de 2: Preguntas');
  await click(button('Enviar'));
  const summary = await untilSaid('El ciudadano es obligatorio');
  await until(() => expect(focused()).toBe(summary));
  expect(all('heading', /^/, summary).map(({ textContent }) => textContent)).toEqual([
    'El ciudadano es obligatorio',
  ]);
  expect(summary.textContent).not.toContain('Faltan algunos campos requeridos');
  one('heading', 'Paso 1 de 2: Ciudadano');
  await click(one('link', /^/, summary));
  await until(() => expect(focused()).toBe(one('radio', 'Persona física')));
});

it('X15.01 each step is reached from every other, by its name, back and forth, and from the list of errors', async () => {
  await openForm(ASKING.build());
  const stepButton = (name: RegExp) => one('button', name, steps() ?? document.createElement('nav'));
  await until(() => expect(stepButton(/Ciudadano/).getAttribute('aria-current')).toBe('step'));
  await click(stepButton(/Preguntas/));
  await arrivedAt('Paso 2 de 2: Preguntas');
  await click(button('Enviar'));
  await untilSaid('Observaciones');
  await click(button('Atrás'));
  await arrivedAt('Paso 1 de 2: Ciudadano');
  await click(one('link', /^Observaciones/, one('alert')));
  await until(() => expect(focused()).toBe(observations()));
});

it('A2.38 A4.48 A4.49 who gave their one answer is told so when they are looked up, and when it is sent', async () => {
  let before = true;
  await openForm(REQUIRED.build(), {
    [FIND]: () => {
      const alreadyAnswered = before;
      before = false;
      return { ...FOUND, alreadyAnswered };
    },
    [SUBMIT]: () => refused('already-answered'),
  });
  await chooseKind('Persona física');
  await search(CITIZEN.number);
  await until(() => expect(answered()?.textContent).toContain('Formulario ya contestado'));
  expect(chosen()).toEqual([]);
  await click(button('Buscar'));
  await until(() => expect(chosen()[0]?.textContent).toContain(CITIZEN.name));
  expect(answered()).toBeUndefined();
  await click(button('Siguiente'));
  await write(observations(), 'Otra vez');
  await click(button('Enviar'));
  await until(() => one('heading', 'Paso 1 de 2: Ciudadano'));
  await until(() => expect(answered()?.textContent).toContain('Formulario ya contestado'));
});

it('A1.10 A2.27 a recipient is asked for in their own name', async () => {
  await openForm(PLAIN.withOptions({ recipient: true }).build());
  await until(() => one('heading', 'Paso 1 de 2: Destinatario'));
  await until(() => expect(text()).toContain('Puede continuar sin elegir un destinatario.'));
});

it('A1.10 A2.27 a form that asks for nobody has no steps', async () => {
  await openForm(PLAIN.build());
  await until(observations);
  expect(steps()).toBeNull();
  expect(text()).not.toContain('Tipo de persona');
});

it('X36.49 a link whose server is away is asked again', async () => {
  const FIND_OF_LINK = 'POST /api/forms/:formId/people/of-portal';
  const server = await openForm(
    ASKING.build(),
    { [FIND_OF_LINK]: unreached },
    '?citizenHash=0123456789abcdef',
  );
  const said = await untilSaid('Este dispositivo no llega al servidor');
  server.play({ [FIND_OF_LINK]: FOUND });
  await click(one('button', 'Reintentar', said));
  await until(() => expect(chosen()[0]?.textContent).toContain(CITIZEN.name));
  expect(server.to(FIND_OF_LINK).map(({ body }) => body)).toEqual([
    { hash: '0123456789abcdef' },
    { hash: '0123456789abcdef' },
  ]);
});

it('X36.49 a link opens a form that asks for nobody as ever, and only its credential leaves the URL', async () => {
  const server = await openForm(PLAIN.build(), {}, '?citizenHash=nadie&otro=1');
  await until(observations);
  expect(location.pathname + location.search).toMatch(/^\/contestar\/\w{20}\?otro=1$/);
  expect(all('alert')).toEqual([]);
  expect(server.to('POST /api/forms/:formId/people/of-portal')).toEqual([]);
});
