// What becomes of an account: its sessions ended, deactivated, active again, deleted.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { invitedAccount, lettersTo, OWN_PASSWORD, signInWith } from '../steps/account-steps.ts';

async function choose(page: Page, username: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Más acciones para ${username}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('P2.90 P2.93 P4.08 X33.40 X33.41 X33.42 X33.50 an administrator ends sessions, deactivates, activates and deletes an account', async ({
  page,
  openSecondPage,
}) => {
  const { username, email } = await invitedAccount(page, 'vida');
  const own = await openSecondPage();
  await signInWith(own, email, OWN_PASSWORD);
  await expect(own).toHaveURL(/\/listar$/);

  await signIn(page, 'administrator');
  await page.goto(`/usuarios?texto=${username}`);
  const row = page.getByRole('row').filter({ hasText: username });
  await page.getByRole('button', { name: `Más acciones para ${username}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Enviar enlace para la contraseña',
    'Sesiones abiertas',
    'Desactivar',
    'Eliminar',
  ]);
  await expectAccessible(page, 'what can be done with an account');
  await page.getByRole('menuitem', { name: 'Enviar enlace para la contraseña' }).click();
  await expect(page.getByText(`El enlace va en camino a ${email}.`)).toBeVisible();
  await lettersTo(email, 2);

  for (const [button, dialog] of [
    ['Agregar usuario', 'Nuevo usuario'],
    [`Editar ${username}`, 'Editar usuario'],
    ['Sesiones de todos', 'Sesiones de todos'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const opened = page.getByRole('dialog', { name: dialog });
    await expect(opened.getByRole('checkbox').first()).toBeVisible();
    await expectAccessible(page, dialog);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }

  await choose(page, username, 'Sesiones abiertas');
  const sessions = page.getByRole('dialog', { name: `Sesiones de ${username}` });
  await expect(sessions.getByRole('listitem')).toContainText('Chrome');
  await expectAccessible(page, 'the sessions of somebody else');
  await sessions.getByRole('button', { name: 'Cerrar todas' }).click();
  await expect(sessions).toBeHidden();
  await own.reload();
  await expect(own).toHaveURL(/\/login$/);

  await choose(page, username, 'Desactivar');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('no podrá ingresar hasta que alguien active la cuenta');
  await expectAccessible(page, 'deactivating an account');
  await question.getByRole('button', { name: 'Desactivar' }).click();
  await expect(row).toContainText('Desactivada');
  await expectAccessible(page, 'a deactivated account');
  await signInWith(own, email, OWN_PASSWORD);
  await expect(own.getByRole('alert')).toHaveText(
    'Su cuenta está desactivada. Consulte a quien administra Constancia en su municipio.',
  );

  await choose(page, username, 'Activar');
  await expect(row).not.toContainText('Desactivada');
  await signInWith(own, email, OWN_PASSWORD);
  await expect(own).toHaveURL(/\/listar$/);

  await choose(page, username, 'Eliminar');
  await expect(question).toContainText('la auditoría conservan el nombre de usuario');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('No hay usuarios que coincidan con la búsqueda.')).toBeVisible();
  await own.reload();
  await expect(own.getByRole('alert')).toHaveText('No existe el usuario para Constancia.');
});
