// The day of an inspector with a connection: an order stays theirs while they answer, and the list follows a short way.
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { letPass, stopClock } from '../steps/clock-steps.ts';
import { closeDays, fieldDay, POINT } from './field-steps.ts';

const TEN_MINUTES = 10 * 60_000;

test.beforeEach(async ({ page }) => {
  await signIn(page, 'inspectorOfTwoAreas');
});
test.afterEach(({ baseURL }) => closeDays(baseURL));

test('X39.22 an order that is being answered is renewed every ten minutes, and not once the page is left', async ({
  page,
  baseURL,
}) => {
  const { lamp, orderId } = await fieldDay(baseURL ?? '', 'inspectorOfTwoAreas');
  const taken: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(`/work-orders/${orderId}/lease`)) taken.push(response.status());
  });
  await page.goto('/mi-dia');
  const answer = page.getByRole('link', { name: `Contestar la orden de ${lamp}` });
  await expect(answer).toBeVisible();
  await stopClock(page);
  await answer.press('Enter');
  await expect(async () => {
    await letPass(page, 100);
    await expect(page.getByText(`La orden de ${lamp} es suya mientras responde.`)).toBeVisible({
      timeout: 300,
    });
  }).toPass();
  expect(taken).toEqual([200]);
  await letPass(page, TEN_MINUTES + 1_000);
  await expect.poll(() => taken).toEqual([200, 200]);
  await page.getByRole('link', { name: 'Constancia' }).first().press('Enter');
  await expect(async () => {
    await letPass(page, 100);
    await expect(page.getByText(`La orden de ${lamp} es suya`)).toHaveCount(0, { timeout: 300 });
  }).toPass();
  await letPass(page, TEN_MINUTES * 2);
  expect(taken).toEqual([200, 200]);
});

test('X39.26 the day follows a short way when asked to, and the dates again', async ({ page, baseURL }) => {
  const to = (latitude: number, dueOn: string) =>
    fieldDay(baseURL ?? '', 'inspectorOfTwoAreas', {
      at: { ...POINT, latitude: POINT.latitude + latitude },
      dueOn,
    });
  const near = await to(0, '2019-01-01');
  const far = await to(0.02, '2019-01-02');
  const between = await to(0.01, '2019-01-03');
  await page.goto('/mi-dia');
  const rows = page.getByRole('table', { name: 'Mi día' }).getByRole('row');
  const ours = async () => {
    const texts = await rows.allTextContents();
    return texts.flatMap((text) =>
      [near, far, between].filter(({ lamp }) => text.includes(lamp)).map(({ lamp }) => lamp),
    );
  };
  await expect.poll(ours).toEqual([near.lamp, far.lamp, between.lamp]);
  const order = page.getByLabel('Orden de la lista');
  await order.selectOption('Por un camino corto');
  await expect(page).toHaveURL(/orden=camino/);
  await expect.poll(async () => (await ours())[1]).toBe(between.lamp);
  await expectAccessible(page, 'the day along a short way');
  await page.reload();
  await expect.poll(async () => (await ours())[1]).toBe(between.lamp);
  await order.selectOption('Por fecha y prioridad');
  await expect.poll(ours).toEqual([near.lamp, far.lamp, between.lamp]);
});
