// The list of submissions: what a row says, the pages, the way back from an answer.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { listOf, pageButton, sendAnswer, sendAnswers, viewLink, viewLinks } from '../steps/list-steps.ts';
import { CITIZEN, newForm } from '../steps/person-steps.ts';

const PLAIN = aForm()
  .with({ title: { text: 'Reclamos de la guardia' } })
  .withOptions({ editableForm: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }));

test('R2.023 R2.028 R2.032 R2.033 X33.01 P9.26 R2.002 on a phone and at a desk a row has the person, address and date; nothing short breaks', async ({
  page,
  baseURL,
}) => {
  const options = { citizen: true, geolocation: true, editableForm: true };
  const form = await newForm(baseURL ?? '', PLAIN.withOptions(options).build());
  await signIn(page, 'administrator');
  const found = await page.request.post(`/api/forms/${form}/people/search`, {
    data: { personType: 'fisica', number: CITIZEN.number },
  });
  const { person } = await found.json();
  const citizen = { id: person.id, documentNumber: CITIZEN.number };
  const location = { address: 'San Martín 1020', latitude: -32.41, longitude: -63.24 };
  const stored = await sendAnswer(page, form, {
    particulars: { citizen, location, asset: null, signatures: [] },
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(listOf(form));
    await expect(page.getByRole('heading', { name: 'Reclamos de la guardia' })).toBeVisible();
    await expect(viewLink(page, stored)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(`${CITIZEN.name} · ${CITIZEN.number}`)).toBeVisible();
    await expect(main.getByText('San Martín 1020').first()).toBeVisible();
    await expect(main.getByText(/^\d\d\/\d\d\/\d{4} - \d\d:\d\d$/).first()).toBeVisible();
    await expectAccessible(page, `a list with a person at ${width} px`);
    if (width === 1280) {
      const cells = page.getByRole('table').locator('thead th, tbody tr > :nth-child(-n+4)');
      const broken = await cells.evaluateAll((all) =>
        all.filter((cell) => {
          // Lines of text; the icon of a heading is no line.
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const lines = new Set<number>();
          while (texts.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(texts.currentNode);
            for (const { top, width: wide } of range.getClientRects())
              if (wide > 1) lines.add(Math.round(top));
          }
          return lines.size > 1;
        }),
      );
      expect(broken).toEqual([]);
      await expect(page.getByRole('columnheader', { name: 'Acciones' })).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('link', { name: '<< Volver' }).click();
    await expect(page).toHaveURL(/\/listar$/);
  }
});

test('R2.042 R2.044 X33.03 R1.02 the last page, and back from an answer: filter, page and the row that was opened', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', PLAIN.build());
  await signIn(page, 'administrator');
  const stored = await sendAnswers(page, form, 32);
  await page.goto(`${listOf(form)}?texto=visto`);
  await expect(viewLinks(page)).toHaveCount(15);
  // Fifteen a page, without a choice of how many: the only choice is the order.
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(1);
  await expect(page.getByRole('main').getByLabel('Ordenar por')).toBeVisible();
  await expect(pageButton(page, 'Primera')).toBeDisabled();
  await pageButton(page, 'Última').click();
  await expect(viewLinks(page)).toHaveCount(2);
  await expect(pageButton(page, 'Última')).toBeDisabled();
  const [oldest, second] = stored;
  if (!oldest || !second) throw new Error('nothing was stored');
  await pageButton(page, 'Anterior').click();
  await expect(viewLinks(page)).toHaveCount(15);
  await pageButton(page, 'Siguiente').click();
  await expect(viewLinks(page)).toHaveCount(2);
  const list = page.url();
  await viewLink(page, oldest).click();
  await expect(page).toHaveURL(`/ver/${oldest.id}`);
  await expect(page.getByText('Datos de la respuesta')).toBeVisible();
  await page.getByRole('link', { name: '<< Volver' }).click();
  await expect(page).toHaveURL(list);
  await expect(viewLink(page, oldest)).toBeFocused();
  await expect(page.getByLabel('Buscar en las respuestas')).toHaveValue('visto');
  await viewLink(page, second).click();
  await expect(page).toHaveURL(`/ver/${second.id}`);
  await expect(page.getByText('Datos de la respuesta')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(viewLink(page, second)).toBeFocused();
  await pageButton(page, 'Primera').click();
  await expect(viewLinks(page)).toHaveCount(15);
  await expect(page).toHaveURL(/\?texto=visto$/);
});
