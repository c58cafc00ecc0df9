// Names of states and titles of signatures in another language, from the author who translates them to the visitor who
// signs and looks the state up.
// rules: X36.90-X36.92
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { NEIGHBOURS, newPortalForm, tokenOf } from '../steps/portal-steps.ts';
import { definitionOf, editorOf, openEditor, savedForm } from '../steps/editor-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Poda firmada' }, checkFirst: true })
  .withOptions({ publicAccess: true, digitalSignature: true })
  .withStates('Recibida', 'Resuelta')
  .withSignature({ title: 'Titular', signatory: 'citizen', type: 'draw', required: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Calle' } }))
  .build();

const translation = (page: Page, where: string) =>
  page.getByRole('textbox', { name: `Traducción: Português · ${where}`, exact: true });

async function openTranslations(page: Page): Promise<string> {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, FORM);
  await openEditor(page, editorOf(formId));
  await page.getByLabel('Agregar un idioma').selectOption('pt');
  await page.getByRole('button', { name: 'Traducir: Português' }).click();
  return formId;
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await page.getByRole('button', { name: 'Guardar formulario' }).click();
  await saved;
}

test('X36.90 X36.91 an author translates states and a signature in the table; a visitor signs and looks up the state in that language', async ({
  page,
  openSecondPage,
}) => {
  const formId = await openTranslations(page);
  await translation(page, 'Nombre del estado 1').fill('Registrada');
  await translation(page, 'Nombre del estado 2').fill('Resolvida');
  await translation(page, 'Título de la firma 1').fill('Requerente');
  await expect(translation(page, 'Título de la firma 1')).toHaveAttribute('maxlength', '40');
  await expectAccessible(page, 'translations of states and signatures');
  await page.getByRole('button', { name: 'Listo' }).click();
  await save(page);
  const { states, signatures } = await definitionOf(page, formId);
  expect(states.map(({ name, in: versions }) => [name, versions])).toEqual([
    ['Recibida', { pt: 'Registrada' }],
    ['Resuelta', { pt: 'Resolvida' }],
  ]);
  expect(signatures[0]).toMatchObject({ title: 'Titular', in: { pt: 'Requerente' } });

  const visitor = await openSecondPage();
  await visitor.addInitScript(() => localStorage.setItem('constancia.language', 'pt'));
  await visitor.goto(`/publico/contestar/${formId}`);
  await visitor.getByLabel('Calle').fill('San Martín 1450');
  await visitor.getByRole('button', { name: 'Revisar as respostas' }).click();
  await expect(visitor.getByRole('heading', { name: 'Revise antes de enviar' })).toBeVisible();
  await expect(visitor.getByRole('term').filter({ hasText: 'Requerente' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Próxima' }).click();
  const box = visitor.getByRole('group', { name: 'Requerente' });
  await expect(box.getByRole('img', { name: 'Quadro para assinar: Requerente' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(visitor.getByRole('link', { name: /^Requerente/ })).toBeVisible();
  await expect(visitor.getByText('Titular')).toHaveCount(0);
  await expectAccessible(visitor, 'missing signature in Portuguese');
  await box.getByLabel('Nome e sobrenome de quem assina').fill('Rosa Quiroga');
  await box.getByRole('button', { name: 'Assinar com meu nome escrito' }).click();
  await box.getByRole('button', { name: 'Confirmar assinatura' }).click();
  await expect(box.getByText('Assinatura confirmada')).toBeVisible();
  await visitor.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(visitor).toHaveURL(/\/publico\/guardado\//);
  const code = new URL(visitor.url()).pathname.split('/').at(-1) ?? '';
  await visitor.goto('/publico/consultar-estado');
  await visitor.getByLabel('Código do processo').fill(code);
  await visitor.getByRole('button', { name: 'Buscar' }).click();
  await expect(visitor.getByText('Registrada')).toBeVisible();
  await expect(visitor.getByText('Recibida')).toHaveCount(0);
  await expectAccessible(visitor, 'state in Portuguese');
});

test('X36.91 a citizen of the portal reads the states of their submissions in the language of the page', async ({
  page,
  baseURL,
}) => {
  const options = {
    ...FORM.options,
    publicAccess: false,
    digitalSignature: false,
    citizenAssociationFromCitizenPortal: true,
  };
  const states = FORM.states.map((state) => ({ ...state, in: { pt: `${state.name} em português` } }));
  const form = await newPortalForm(baseURL ?? '', {
    ...FORM,
    title: { text: 'Poda del portal' },
    checkFirst: false,
    states,
    signatures: [],
    options,
  });
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'pt'));
  await page.goto(`/ciudadano/contestar/${form}/${await tokenOf(NEIGHBOURS.shownNames)}`);
  await page.getByLabel('Calle').fill('San Martín 1450');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page).toHaveURL(/\/ciudadano\/guardado\//);
  await page.goto('/ciudadano/formularios/respuestas');
  const listed = page.getByRole('listitem').filter({ hasText: 'Poda del portal' });
  await expect(listed).toContainText('Recibida em português');
  await expectAccessible(page, 'own submissions in Portuguese');
  await listed.getByRole('link').first().click();
  await expect(page.getByText('Recibida em português')).toBeVisible();
});
