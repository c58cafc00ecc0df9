// @vitest-environment jsdom
// New areas and municipalities: what is missing or refused is said in a box, nothing typed is lost, and the list has them then.
import { expect, it } from 'vitest';
import { openPage } from '../../../app/testing/open-page.tsx';
import { AREA, TERRITORY, TOWN } from '../../../app/testing/town.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, nameOf, one, text } from '../../../platform/testing/find.ts';
import { type PlayedReply, refused, unreached } from '../../../platform/testing/played-server.ts';
import { choose, press, type } from '../../../platform/testing/press-and-type.ts';

const issue = (code: string, field: string) => ({ issues: [{ code, at: { field } }] });

/** Says what is wrong in its box, which is closed then. */
async function expectRefused(said: string, title: string): Promise<void> {
  const box = await until(() => one('dialog', 'Aviso'));
  expect(box.textContent).toContain(said);
  press(one('button', 'Cerrar', box));
  await until(() => one('dialog', title));
}

const TADEO = {
  id: 'UsrTadeo901234567890',
  username: 'tfigueredo',
  email: 'tadeo@villamaria.example',
  firstName: 'Tadeo',
  lastName: 'Figueredo',
  role: 'ROLE_INSPECTOR',
  municipality: { id: TOWN.id, name: TOWN.name },
  areas: [AREA.name],
  active: true,
  hasPassword: true,
  hasSecondFactor: false,
  isBound: false,
  may: { edit: true, close: true },
};

it('P2.20 P2.96 P2.97 P5.27 P5.28 P7.20 P7.21 P8.08 an administrator creates an area and gives it to a user', async () => {
  const areas = [{ ...AREA, municipality: TOWN }];
  const server = await openPage('/areas', 'ROLE_ADMIN', {
    'GET /api/areas': () => ({ areas, total: areas.length }),
    'GET /api/users': { users: [TADEO], total: 1, rolesToGive: [] },
  });
  await until(() => expect(all('column').map(nameOf)).toEqual(['Área', 'Municipio']));
  press('Crear área');
  const dialog = await until(() => one('dialog', 'Nueva área'));
  const create = async (reply: PlayedReply, said: string) => {
    server.play({ 'POST /api/areas': reply });
    press('Crear');
    await expectRefused(said, 'Nueva área');
  };
  const name = one('field', 'Nombre del área', dialog);
  type(name, '   ');
  const nameless = refused('area-invalid', issue('area-name-required', 'name'));
  await create(nameless, 'El nombre del área no debe estar vacio.');
  type(name, 'Bromatología de prueba');
  const nowhere = refused('area-invalid', issue('area-municipality-required', 'municipalityId'));
  await create(nowhere, 'Debe seleccionar un municipio al cual pertenecera el área.');
  await until(() => choose(one('field', 'Municipio', dialog), TOWN.name));
  type(await until(() => one('field', 'Buscar por usuario, correo o nombre', dialog)), 'tadeo');
  press(await until(() => one('box', 'tfigueredo', dialog)));
  expect(server.to('GET /api/users').at(-1)?.query).toMatchObject({ text: 'tadeo', municipality: TOWN.id });
  await create(unreached, 'No hay conexión con el servidor.');
  expect(name.value).toBe('Bromatología de prueba');
  server.play({
    'POST /api/areas': ({ body }) => {
      const { id, name: given } = body as { id: string; name: string };
      areas.push({ id, name: given, municipality: TOWN } as unknown as (typeof areas)[number]);
      return { id };
    },
  });
  press('Crear');
  await until(() => expect(text()).toContain('Área creada correctamente.'));
  await until(() => expect(all('dialog')).toEqual([]));
  await until(() => expect(all('row').at(-1)?.textContent).toContain('Bromatología de prueba'));
  expect(server.to('POST /api/areas').at(-1)?.body).toMatchObject({
    name: 'Bromatología de prueba',
    municipalityId: TOWN.id,
    userIds: [TADEO.id],
  });
  type(one('field', 'Nombre del área'), 'bromatología de');
  choose(one('field', 'Municipio'), TOWN.name);
  await until(() =>
    expect(server.to('GET /api/areas').at(-1)?.query).toMatchObject({
      name: 'bromatología de',
      municipality: TOWN.id,
    }),
  );
});

const ONCATIVO = { id: 'MunOncativo901234567', name: 'Oncativo', platformId: 9200, usesAws: false };

it('P2.21 P2.98 P2.99 P5.18 P5.24 P7.24 P8.28 P8.29 an administrator creates a municipality, and changes its number', async () => {
  const municipalities: (typeof ONCATIVO)[] = [];
  const server = await openPage('/municipios', 'ROLE_ADMIN', {
    'GET /api/municipalities': () => ({ municipalities, total: municipalities.length }),
    'GET /api/municipalities/:municipalityId': () => ({ ...ONCATIVO, keyword: 'ONCA' }),
    'POST /api/municipalities': ({ body }) => {
      municipalities.push(ONCATIVO);
      return { id: (body as { id: string }).id };
    },
    'PATCH /api/municipalities/:municipalityId': () => {
      municipalities.splice(0, 1, { ...ONCATIVO, platformId: 9202 });
      return { platformId: 9202 };
    },
  });
  const open = async () => {
    press(await until(() => one('button', 'Crear municipio')));
    return until(() => one('dialog', 'Nuevo municipio'));
  };
  const dialog = await open();
  const refuses = async (said: string) => {
    press('Crear');
    await expectRefused(said, 'Nuevo municipio');
  };
  const fill = (name: string, value: string) => type(one('field', name), value);
  fill('Nombre', '  ');
  await refuses('Debe ingresar un nombre de Municipio.');
  fill('Nombre', ' Oncativo ');
  await refuses('Debe ingresar una palabra clave.');
  fill('Palabra clave', 'on');
  await refuses('Palabra clave no válida. Debe tener dos o más letras y deben estar en mayúsculas.');
  fill('Palabra clave', 'ONCA');
  await refuses('Debe ingresar un ID para la plataforma municipal.');
  fill('ID en la plataforma municipal', '092');
  await refuses('El ID de Municipio debe ser válido.');
  fill('ID en la plataforma municipal', '9200');
  await refuses('Debe seleccionar una provincia.');
  const chooseProvince = async () => {
    await until(() => choose(one('field', 'País'), 'Argentina'));
    await until(() => choose(one('field', 'Provincia'), 'Córdoba'));
  };
  await chooseProvince();
  fill('Latitud del centro (opcional)', '-31,91');
  await refuses('Complete latitud y longitud con grados');
  fill('Longitud del centro (opcional)', '-63,68');
  expect(server.to('POST /api/municipalities')).toEqual([]);
  press('Crear');
  await until(() => expect(text()).toContain('Municipio creado correctamente.'));
  await until(() => expect(all('dialog')).toEqual([]));
  expect(dialog.isConnected).toBe(false);
  expect(server.to('POST /api/municipalities')[0]?.body).toMatchObject({
    keyword: 'ONCA',
    platformId: '9200',
    provinceId: TERRITORY.countries[0]?.provinces[0]?.id,
    centre: { latitude: -31.91, longitude: -63.68 },
    usesAws: false,
  });
  expect(all('column').map(nameOf)).toEqual(['Nombre', 'ID', 'ID en la plataforma', 'En AWS', 'Acciones']);
  await until(() => expect(all('row').at(-1)?.textContent).toMatch(/Oncativo.*9200.*No/));
  press(one('button', 'Editar Oncativo'));
  const edit = await until(() => one('dialog', 'Editar municipio'));
  type(await until(() => one('field', 'ID en la plataforma municipal', edit)), ' 9202 ');
  press('Guardar');
  await until(() => expect(text()).toContain('Municipio editado correctamente.'));
  await until(() => expect(all('row').at(-1)?.textContent).toMatch(/Oncativo.*9202.*No/));
  await until(() => expect(all('dialog')).toEqual([]));
  // A keyword that exists is refused by the server, which the box says.
  server.play({
    'POST /api/municipalities': refused('municipality-invalid', issue('keyword-taken', 'keyword')),
  });
  await open();
  fill('Nombre', 'Otro');
  fill('Palabra clave', 'ONCA');
  fill('ID en la plataforma municipal', '9201');
  await chooseProvince();
  await refuses('Otro municipio ya tiene esa palabra clave.');
});
