// Where pages may send a form to: the gateways of the shops in use, as they are when the page is asked for.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../../testing/forms.ts';
import { enterShop, HOME_SHOP } from '../../../testing/outside/shops.ts';
import { buy } from '../../../testing/purchases.ts';
import { sellingForm } from '../../../testing/selling/selling-form.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'constancia-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Constancia</title>');
  world = await openTestWorld({ webDir });
});
afterAll(async () => {
  await world.close();
  await rm(webDir, { recursive: true, force: true });
});

async function formAction(url: string): Promise<string | undefined> {
  const { headers } = await world.visitor.get(url);
  return /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
}

it('X34.43 X21.16 pages may send forms to the gateways of shops in use, also an earlier one while an order waits there', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'origins', definition: sellingForm(10) });
  const page = `/publico/contestar/${formId}`;
  expect(await formAction(page)).toBe("'self'");
  await enterShop(world.as.admin, { ...HOME_SHOP, gateway: 'test' });
  for (const url of [page, '/listar'])
    expect(await formAction(url)).toBe("'self' https://sis-t.redsys.es:25443");
  await buy(world.visitor, formId, { id: 'origins1' });
  await enterShop(world.as.admin, { ...HOME_SHOP, gateway: 'real' });
  expect(await formAction(page)).toBe("'self' https://sis.redsys.es https://sis-t.redsys.es:25443");
  await sql`update pay_orders set state = 'expired'`.execute(world.db);
  expect(await formAction(page)).toBe("'self' https://sis.redsys.es");
  await enterShop(world.as.admin, null);
  expect(await formAction(page)).toBe("'self'");
});
