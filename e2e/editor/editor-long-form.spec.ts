// A form of hundreds of questions in the editor.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { watchDrawings } from '../drawings.ts';
import { expect, signIn, test } from '../stack.ts';
import { editorOf, openEditor, questionCard, savedForm } from '../steps/editor-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const SECTIONS = 30;
const QUESTIONS = 10;

function longForm() {
  let form = aForm().with({ title: { text: 'Luminarias por cuadra' } });
  for (let section = 1; section <= SECTIONS; section++) {
    const questions = Array.from({ length: QUESTIONS }, (_, index) =>
      aQuestion(`q${section}x${index}`, 'text', { title: { text: `Luminaria ${section}.${index + 1}` } }),
    );
    form = form.withSection(`s${section}`, ...questions);
  }
  return form.build();
}

/** How many questions stand on the canvas. */
const questions = () => document.querySelectorAll('.ed-question').length || null;

test('X31.93 of a long form the first 40 questions are drawn first, and the rest follows and is edited like them', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', longForm());
  await signIn(page, 'supervisor');
  const counts = await watchDrawings(page, questions);
  await openEditor(page, editorOf(form));
  const last = questionCard(page, 'Luminaria 30.10');
  await expect(last).toBeAttached();
  expect(await counts()).toEqual([40, SECTIONS * QUESTIONS]);
  await expect(page.locator('#editor-sections [aria-busy]')).toHaveCount(0);
  // What stands out of sight has its place, not its height: the cards settle when they come into view.
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await page.getByLabel('Título de la pregunta').fill('Última luminaria');
  await expect(questionCard(page, 'Última luminaria')).toBeVisible();
});

test('X31.93 in a form of usual size nothing moves once it is in sight: what is pressed is still there', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await openEditor(page, editorOf(await savedForm(page, SMALL_FORM)));
  const below = page.getByRole('button', { name: 'Tomar un flujo de trabajo' });
  const tops = await below.evaluate(async (button) => {
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const seen = new Set([Math.round(button.getBoundingClientRect().top)]);
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame);
      seen.add(Math.round(button.getBoundingClientRect().top));
    }
    return [...seen];
  });
  expect(tops).toHaveLength(1);
});
