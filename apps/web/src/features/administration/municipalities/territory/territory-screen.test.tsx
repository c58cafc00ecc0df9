// @vitest-environment jsdom
// Countries on their page: one is disabled, enabled and deleted after a question, and what the server refuses is said there.
import { expect, it } from 'vitest';
import { openPage } from '../../../../app/testing/open-page.tsx';
import { until } from '../../../../platform/testing/draw.ts';
import { all, one, text } from '../../../../platform/testing/find.ts';
import { refused } from '../../../../platform/testing/played-server.ts';
import { press } from '../../../../platform/testing/press-and-type.ts';

const CLOSED = 'País que se cierra';

it('X33.89 a country is disabled and enabled after a question, deleted while it is empty, and nobody disables their own', async () => {
  const own = {
    id: 'PaiArg78901234567890',
    name: 'Argentina',
    isDisabled: false,
    accounts: 3,
    provinces: [],
  };
  const other = { ...own, id: 'PaiOtro8901234567890', name: CLOSED, accounts: 0 };
  let countries = [own, other];
  const server = await openPage('/municipios/territorio', 'ROLE_ADMIN', {
    'GET /api/territory-register': () => ({ countries }),
    'PUT /api/countries/:countryId/disabled': ({ params, body }) => {
      if (params['countryId'] === own.id) return refused('own-country');
      const { isDisabled } = body as { isDisabled: boolean };
      countries = [own, { ...other, isDisabled }];
      return { isDisabled };
    },
    'DELETE /api/countries/:countryId': () => {
      countries = [own];
      return {};
    },
  });
  const card = (name: string) => all('region', name)[0]?.textContent;
  const ask = async (name: string, entry: string) => {
    press(await until(() => one('button', `Acciones de ${name}`)));
    press(await until(() => one('entry', entry)));
    return until(() => all('dialog').find((each) => each.getAttribute('role') === 'alertdialog') ?? null);
  };
  const question = await ask(CLOSED, 'Deshabilitar');
  expect(question?.textContent).toContain(`¿Deshabilitar ${CLOSED}?`);
  expect(server.to('PUT /api/countries/:countryId/disabled')).toEqual([]);
  press(one('button', 'Deshabilitar', question!));
  await until(() => expect(text()).toContain(`${CLOSED} quedó deshabilitado.`));
  await until(() => expect(card(CLOSED)).toContain('Deshabilitado'));
  await until(() => expect(all('dialog')).toEqual([]));
  press(one('button', 'Habilitar', (await ask(CLOSED, 'Habilitar'))!));
  await until(() => expect(text()).toContain(`${CLOSED} quedó habilitado.`));
  await until(() => expect(card(CLOSED)).not.toContain('Deshabilitado'));
  await until(() => expect(all('dialog')).toEqual([]));
  press(one('button', 'Eliminar', (await ask(CLOSED, 'Eliminar'))!));
  await until(() => expect(text()).toContain(`Se eliminó ${CLOSED}.`));
  await until(() => expect(card(CLOSED)).toBeUndefined());
  await until(() => expect(all('dialog')).toEqual([]));
  const refusedOne = await ask('Argentina', 'Deshabilitar');
  press(one('button', 'Deshabilitar', refusedOne!));
  await until(() =>
    expect(refusedOne?.textContent).toContain('Nadie puede deshabilitar el país en el que trabaja.'),
  );
});
