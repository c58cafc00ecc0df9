// What a person is offered in the stories of rules of the plan.
import { expect, test } from '../testing/gallery-test.ts';

const BY_ASSET = 'Cada tanto tiempo, por cada activo';
const ON_STATE = 'Cuando una respuesta entra en un estado';
const ON_ARRIVAL = 'Cuando llega una respuesta';

test('X39.55 X39.94 rules about submissions are offered to who reads them; of a stored one its kind is shown', async ({
  gallery: { page, open },
}) => {
  const kinds = page.getByLabel('Cuándo').locator('option');
  const offered = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    return kinds;
  };
  await open('plan-rules/reads');
  await expect(await offered('Agregar regla')).toHaveText([BY_ASSET, ON_STATE, ON_ARRIVAL]);
  await open('plan-rules/without-reading');
  await expect(await offered('Agregar regla')).toHaveText([BY_ASSET]);
  await open('plan-rules/without-reading');
  await expect(await offered('Modificar la regla Reclamos que llegan')).toHaveText([BY_ASSET, ON_ARRIVAL]);
  await expect(page.getByLabel('Cuándo')).toHaveValue('arrival');
});
