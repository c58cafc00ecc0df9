// Rules of the editor that only its screen can show: who may open it, what it requires, what it offers, how long
// messages stay, and what happens to the input when the server refuses a save.

import { expect, FORMS, type Page, signIn, test } from '../stack.ts';
import { editorOf, NEW_FORM, openEditor, titleOf } from '../steps/editor-steps.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('E1.01 E6.01 P2.05 P2.06 E6.03 the editor opens for people who may update forms; others see that they may not, visitors sign in first', async ({
  page,
}) => {
  for (const url of [NEW_FORM, editorOf(FORMS.treeSurvey)]) {
    await page.goto(url);
    await expect(page).toHaveURL(/\/login$/);
  }
  await signIn(page, 'inspector');
  for (const url of [NEW_FORM, editorOf(FORMS.treeSurvey)]) {
    await page.goto(url);
    await expect(
      page.getByText('You do not have the required permissions to access this site.'),
    ).toBeVisible();
    await expect(titleOf(page)).toHaveCount(0);
  }
  await page.context().clearCookies();
  await signIn(page, 'generator');
  await openEditor(page, NEW_FORM);
  await expect(heading(page, 'Nuevo formulario')).toBeVisible();
});
