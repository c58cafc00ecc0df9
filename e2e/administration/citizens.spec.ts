// The register of citizens: an administrator finds a person, corrects them, merges two records, erases one.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { tabTo } from '../steps/fill-form.ts';
import { newForm } from '../steps/person-steps.ts';

const ASKING = aForm()
  .with({ title: { text: 'Para el padrón' } })
  .withOptions({ citizen: true })
  .withSection('s', aQuestion('q', 'text'))
  .build();

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
  readonly email?: string;
}

/** Registers people as who answers for them does. */
async function register(page: Page, baseURL: string | undefined, people: readonly Person[]): Promise<void> {
  const form = await newForm(baseURL ?? '', ASKING);
  for (const person of people) {
    const body = { personType: 'fisica', email: '', phone: '', street: '', ...person };
    const created = await page.request.post(`/api/forms/${form}/people`, { data: body });
    expect(created.status(), await created.text()).toBe(200);
  }
}

const people = (page: Page) => page.getByRole('table', { name: 'Ciudadanos' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Nombre, documento o correo' }).fill(text);
  await page.keyboard.press('Enter');
}

test('X34.50 X34.51 X34.52 X34.54 a person is found and corrected by keyboard, and says what was changed; another is erased after typing the number, and who did it reads what stays', async ({
  page,
  baseURL,
}) => {
  await register(page, baseURL, [
    {
      firstName: 'Ramón',
      lastName: 'Güemes Íñiguez',
      documentNumber: '71000001',
      email: 'ramon@correo.example',
    },
    { firstName: 'Otra', lastName: 'Güemes', documentNumber: '71000002' },
    { firstName: 'Eladio', lastName: 'Vera', documentNumber: '73000001' },
  ]);
  await page.goto('/home');
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Ciudadanos' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ciudadanos' })).toBeVisible();
  await expect(people(page).getByRole('columnheader')).toHaveText([
    'Nombre',
    'Documento',
    'Tipo',
    'Correo electrónico',
  ]);
  await expectAccessible(page, 'register of citizens');
  await find(page, 'guemes iniguez');
  await expect(people(page).getByRole('row')).toHaveCount(2);
  await expect(page).not.toHaveURL(/guemes/);
  await tabTo(page, people(page).getByRole('link', { name: 'Ramón Güemes Íñiguez' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ramón Güemes Íñiguez' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Correcciones' })).toContainText(
    'Nadie corrigió los datos de esta persona.',
  );
  await expectAccessible(page, 'person of the register');
  await page.getByRole('button', { name: 'Corregir', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Corregir los datos' });
  await expect(dialog).toContainText('Las respuestas guardadas conservan lo que decían');
  await field(page, 'Correo electrónico').fill('nadie');
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Correo electrónico')).toBeFocused();
  await expect(dialog).toContainText('El correo electrónico no es válido');
  await expectAccessible(page, 'a wrong correction');
  await field(page, 'Correo electrónico').fill('ramon.guemes@correo.example');
  await field(page, 'Documento').fill('71.000.002');
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(dialog).toContainText('Otra persona del padrón ya tiene ese documento.');
  await expect(dialog.getByRole('link', { name: 'Comparar con quien lo tiene' })).toBeVisible();
  await field(page, 'Documento').fill('71000003');
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Datos' })).toContainText('71000003');
  const changes = page.getByRole('region', { name: 'Correcciones' });
  await expect(changes).toContainText('apedrera corrigió los datos');
  await expect(changes).toContainText('Documento: 71000001 → 71000003');
  await expect(changes).toContainText(
    'Correo electrónico: ramon@correo.example → ramon.guemes@correo.example',
  );
  await page.goBack();
  await expect(people(page).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('searchbox')).toHaveValue('guemes iniguez');

  await find(page, '73.000.001');
  await people(page).getByRole('link', { name: 'Eladio Vera' }).click();
  await page.getByRole('button', { name: 'Borrar del padrón' }).click();
  const asked = page.getByRole('alertdialog', { name: '¿Borrar del padrón a Eladio Vera?' });
  await expect(asked).toContainText('No hay respuestas sobre la persona.');
  await expect(asked.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('73000002');
  await page.keyboard.press('Enter');
  await expect(asked).toContainText('No es el documento de la persona.');
  await expectAccessible(page, 'erasing a person');
  await asked.getByRole('textbox').fill('73000001');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('La persona se borró del padrón. Respuestas que quedan sobre ella: 0'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ciudadanos' })).toBeVisible();
  await find(page, '73000001');
  await expect(page.getByText('Nadie coincide con la búsqueda.')).toBeVisible();
});

test('X34.53 on a phone two records are compared from the suggestions and become one person', async ({
  page,
  baseURL,
}) => {
  await register(page, baseURL, [
    { firstName: 'Delfina', lastName: 'Roca', documentNumber: '72000001', email: 'delfina@correo.example' },
    { firstName: 'Delfina', lastName: 'Roca', documentNumber: '72000002', email: 'delfina@correo.example' },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ciudadanos');
  await expect(page.getByRole('list', { name: 'Ciudadanos' })).toBeVisible();
  await expectAccessible(page, 'register on a phone');
  await page.getByRole('button', { name: 'Posibles duplicados' }).click();
  const pair = page.getByRole('dialog').getByRole('listitem').filter({ hasText: '72000001' });
  await expect(pair).toContainText('El mismo nombre, y el mismo correo o teléfono');
  await expectAccessible(page, 'likely duplicates on a phone');
  await pair.getByRole('link', { name: 'Comparar Delfina Roca con Delfina Roca' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Combinar dos personas' })).toBeVisible();
  const stays = page.getByRole('radiogroup', { name: 'Queda el registro' });
  await stays.getByRole('radio', { name: /72000002/ }).check();
  const number = page.getByRole('radiogroup', { name: 'Documento' });
  await expect(number.getByRole('radio', { name: '72000002' })).toBeChecked();
  await number.getByRole('radio', { name: '72000001' }).check();
  await expectAccessible(page, 'two records side by side on a phone');
  await page.getByRole('button', { name: 'Combinar', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '¿Combinar en Delfina Roca?' });
  await expect(question).toContainText('quien busque el documento 72000002 encuentra a Delfina Roca');
  await expectAccessible(page, 'the question before a merge');
  await question.getByRole('button', { name: 'Combinar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delfina Roca' })).toBeVisible();
  const data = page.getByRole('region', { name: 'Datos' });
  await expect(data).toContainText('72000001');
  await expect(data).toContainText('Documentos anteriores');
  await expect(page.getByRole('region', { name: 'Correcciones' })).toContainText(
    'apedrera combinó a Delfina Roca (72000001) con esta persona',
  );
  await page.goto('/ciudadanos');
  await find(page, '72000002');
  await expect(page.getByRole('list', { name: 'Ciudadanos' }).getByRole('listitem')).toHaveCount(1);
});
