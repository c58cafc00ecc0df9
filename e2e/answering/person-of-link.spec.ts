// A link of the citizen portal opens a form for staff with the person that it names.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { CITIZEN, chooseCitizen, chosen, newForm, savedCode } from '../steps/person-steps.ts';
import { NEIGHBOURS, tokenOf } from '../steps/portal-steps.ts';

const ASKING = aForm()
  .with({ title: { text: 'Acta con enlace' } })
  .withOptions({ citizen: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true }));

test('A2.01 W6 X36.48 X36.49 the citizen of the link is chosen in a new submission, the credential leaves the URL, and a used one is said in words', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', ASKING.build());
  await signIn(page, 'inspectorOfTwoAreas');
  const begun = page.getByLabel(/^Observaciones/);
  // What was begun before is about somebody else.
  await page.goto(`/contestar/${form}`);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await begun.fill('De otra persona');
  await page.goto('/borradores');
  await expect(page.getByRole('link', { name: 'Continuar Acta con enlace' })).toBeVisible();

  const link = `/contestar/${form}?citizenOaToken=${await tokenOf(NEIGHBOURS.portal.federica)}`;
  await page.goto(link);
  await expect(page).toHaveURL(`/contestar/${form}`);
  await expect(chosen(page)).toContainText(CITIZEN.name);
  await expect(chosen(page)).toBeFocused();
  await expectAccessible(page, 'person of a link');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(begun).toHaveValue('');
  await begun.fill('De Federica');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const code = await savedCode(page);

  await page.goto(link);
  const said = page.getByRole('alert').filter({ hasText: 'El enlace no identifica a nadie' });
  await expect(said).toContainText('Busque a la persona por su número.');
  await expect(page).toHaveURL(`/contestar/${form}`);
  await expectAccessible(page, 'used link');
  await chooseCitizen(page);
  await expect(said).toHaveCount(0);
  await page.goto(`/respuestas/listado/${form}`);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByText(CITIZEN.name)).toBeVisible();
});
