// The same expectations for both registers of citizens, and what the outside one may do wrong. A server with
// the real protocol plays the municipal platform.
import type { ServerResponse } from 'node:http';
import type { NewPerson } from '@constancia/domain/citizens/new-person.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutsideServer, openOutsideServer, type Respond } from '../../testing/outside/outside-server.ts';
import { HOME } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { httpCitizens } from './http.ts';
import { localCitizens } from './local.ts';
import { type CitizenRegister, RegisterFailure } from './port.ts';

type Body = Readonly<Record<string, unknown>>;

const ANA: NewPerson = {
  personType: 'fisica',
  firstName: 'Ana',
  lastName: 'Paz',
  documentNumber: '30111222',
  email: 'ana@correo.example',
  phone: '+5493534123456',
  street: 'San Martín 1450',
};
const BAKERY: NewPerson = {
  ...ANA,
  personType: 'juridica',
  firstName: 'Panadería El Sol',
  lastName: '',
  documentNumber: '30712345678',
};

const json = (reply: ServerResponse, body: unknown) =>
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** The platform as the rules describe it. */
function platform(): Respond {
  const people = new Map<unknown, Body>();
  return (name, body, reply) => {
    const known = people.get(body['dni']);
    if (name === 'getCitizen')
      return json(reply, known ? { status: 'ok', result: known } : { status: 'fail' });
    const id = 5_000 + people.size;
    people.set(body['dni'], { ...body, id });
    return json(reply, {
      status: 'ok',
      message: '',
      result: { idCiudadano: id, otrosDatos: { dni: body['dni'] } },
    });
  };
}

let world: TestWorld;
let server: OutsideServer;
let respond: Respond;

beforeAll(async () => {
  world = await openTestWorld();
  server = await openOutsideServer((...asked) => respond(...asked));
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const MUNICIPALITY = { municipalityId: HOME.id, municipalityPath: 'paises/p/provincias/q/municipios/m' };
const unrecorded = () => Promise.resolve();
const outside = (): CitizenRegister => httpCitizens({ url: server.url, db: world.db });

describe.each([
  ['built-in', () => localCitizens(world.db)],
  ['platform', outside],
] as const)('the %s register', (_name, open) => {
  beforeAll(async () => {
    respond = platform();
    await sql`delete from citizens`.execute(world.db);
  });

  it('A4.12 A4.13 A7.12 A7.13 finds nobody, creates, finds who was created', async () => {
    const register = open();
    const asked = { personType: 'fisica', number: '30111222' } as const;
    expect(await register.getCitizen(MUNICIPALITY, asked)).toBeNull();
    const { person, outcome } = await register.createCitizen(MUNICIPALITY, ANA, unrecorded);
    expect(outcome).toBe('created');
    expect(person).toMatchObject({ ...ANA, documentType: 1, taxNumber: '' });
    expect(await register.getCitizen(MUNICIPALITY, asked)).toEqual(person);
  });

  it('A3.29 A3.36 keeps a legal person with the surname Dummy and the CUIT', async () => {
    const register = open();
    const { person } = await register.createCitizen(MUNICIPALITY, BAKERY, unrecorded);
    expect(person).toMatchObject({ lastName: 'Dummy', taxNumber: '30712345678', documentType: 11 });
    const asked = { personType: 'juridica', number: '30712345678' } as const;
    expect(await register.getCitizen(MUNICIPALITY, asked)).toEqual(person);
  });

  it('X15.07 gives back the person who has the number already, and records no creation', async () => {
    const created: number[] = [];
    const record = async (_db: unknown, { id }: { id: number }) => void created.push(id);
    const twice = await open().createCitizen(MUNICIPALITY, { ...ANA, firstName: 'Otra' }, record);
    expect([twice.outcome, twice.person.firstName, created]).toEqual(['known', 'Ana', []]);
    const fresh = await open().createCitizen(MUNICIPALITY, { ...ANA, documentNumber: '777' }, record);
    expect(created).toEqual([fresh.person.id]);
  });
});

it('A7.29 A7.12 A7.13 the platform is sent exactly the fields of its rules', async () => {
  respond = platform();
  server.seen.length = 0;
  await outside().createCitizen(MUNICIPALITY, BAKERY, unrecorded);
  expect(server.seen).toEqual([
    { name: 'getCitizen', body: { dni: '30712345678', municipioPath: MUNICIPALITY.municipalityPath } },
    {
      name: 'createCitizen',
      body: {
        nombre: 'Panadería El Sol',
        apellido: 'Dummy',
        dni: '30712345678',
        email: 'ana@correo.example',
        telefono: '+5493534123456',
        calle: 'San Martín 1450',
        tipoDocumentoId: 11,
        municipioPath: MUNICIPALITY.municipalityPath,
      },
    },
  ]);
});

const PERSON = {
  id: 7,
  nombre: 'Ana',
  apellido: 'Paz',
  dni: 30111222,
  email: null,
  telefono: null,
  calle: null,
};

it('A7.12 a platform that writes numbers as numbers and leaves things out is understood', async () => {
  respond = (_name, _body, reply) => json(reply, { status: 'ok', result: { ...PERSON, id: '7' } });
  const person = await outside().getCitizen(MUNICIPALITY, { personType: 'fisica', number: '30111222' });
  expect(person).toMatchObject({ id: 7, documentNumber: '30111222', email: '', phone: '' });
});

const WRONG: readonly (readonly [string, Respond])[] = [
  ['an error', (_n, _b, reply) => reply.writeHead(500, { 'content-type': 'application/json' }).end('{}')],
  ['a page', (_n, _b, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hola</h1>')],
  ['nothing', (_n, _b, reply) => reply.writeHead(200).end()],
  [
    'half an answer',
    (_n, _b, reply) => {
      reply.writeHead(200, { 'content-length': '99' }).write('{"status":"ok"', () => reply.destroy());
    },
  ],
  ['a broken line', (_n, _b, reply) => void reply.destroy()],
  ['another place', (_n, _b, reply) => reply.writeHead(302, { location: '/elsewhere' }).end()],
  ['no person', (_n, _b, reply) => json(reply, { status: 'ok' })],
  ['wrong fields', (_n, _b, reply) => json(reply, { status: 'ok', result: { ...PERSON, id: 'x' } })],
  [
    'fields of the wrong kind',
    (_n, _b, reply) => json(reply, { status: 'ok', result: { ...PERSON, nombre: {} } }),
  ],
  ['a list', (_n, _b, reply) => json(reply, [])],
  ['null', (_n, _b, reply) => json(reply, null)],
  ['somebody else', (_n, _b, reply) => json(reply, { status: 'ok', result: { ...PERSON, dni: '99' } })],
  [
    'far too much',
    (_n, _b, reply) => json(reply, { status: 'ok', result: PERSON, more: 'x'.repeat(100_000) }),
  ],
];

describe.each(WRONG)('a platform that replies with %s', (_what, wrong) => {
  it('A8.04 A8.05 X15.08 is one failure, and nobody is remembered', async () => {
    respond = wrong;
    await sql`delete from citizens`.execute(world.db);
    const search = outside().getCitizen(MUNICIPALITY, { personType: 'fisica', number: '30111222' });
    await expect(search).rejects.toBeInstanceOf(RegisterFailure);
    await expect(outside().createCitizen(MUNICIPALITY, ANA, unrecorded)).rejects.toBeInstanceOf(
      RegisterFailure,
    );
    expect((await sql`select from citizens`.execute(world.db)).rows).toEqual([]);
  });
});

it('A8.05 X15.08 a platform that creates nobody is a failure', async () => {
  respond = (_name, _body, reply) => json(reply, { status: 'fail', message: 'no' });
  await expect(outside().createCitizen(MUNICIPALITY, ANA, unrecorded)).rejects.toBeInstanceOf(
    RegisterFailure,
  );
});

it('A8.04 X15.08 a silent platform is a failure after five seconds', async () => {
  respond = () => {};
  const begun = performance.now();
  const search = outside().getCitizen(MUNICIPALITY, { personType: 'fisica', number: '30111222' });
  await expect(search).rejects.toBeInstanceOf(RegisterFailure);
  expect(performance.now() - begun).toBeGreaterThan(4_900);
});
