// Plays the municipal platform over real HTTP: incident system, assets, register of citizens, bookings. It
// keeps what it gets for as long as it runs and prints its port when it is ready.
//
// node municipal-platform.ts
// POST /<endpoint>         JSON, as the municipality's platform takes and answers it
// POST /stand-in/behave    { call, behaviour }: how that endpoint replies from then on, '*' for all of them
// GET  /reservas           the page of its booking form
// GET  /stand-in/requests     every request so far: { call, key, body }
//
// behaviour     well | silent | slow (a byte a second) | hang-up | error (500) | page (HTML) | huge (200 MB)
//               | other-fields | empty ('ok' without a result) | refuse (422)
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Body = Readonly<Record<string, unknown>>;
type Behaviour = (reply: ServerResponse) => void;

const AREAS = [
  { areaId: 701, areaDescripcion: 'Alumbrado' },
  { areaId: 702, areaDescripcion: 'Arbolado' },
];
const TENANT = { tenantId: 41, tenantUniqueName: 'villa-maria' };
const GROUPS = [
  { groupProcedureId: 318, nombre: 'Licencias de conducir', typeProcedureId: 2 },
  { groupProcedureId: 322, nombre: 'Castración de mascotas', typeProcedureId: 2 },
];
const LAMPS = [1, 2, 3].map((number) => ({
  idIdentificador: 9_000 + number,
  descripcion: `Luminaria ${number}`,
  direccion: `San Martín ${number}00`,
  iconoUrl: '',
  type: 'Luminaria',
  point: { latitud: -32.41 + number / 1_000, longitud: -63.24 },
}));
const HUGE_BYTES = 200 * 1024 * 1024;

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const BOOKING_PAGE =
  '<!doctype html><html lang="es"><title>Reserva de turnos</title><h1>Reserva de turnos (prueba)</h1></html>';

/** What it replies about these usernames; it knows all others but 'desconocido'. */
const VERIFICATION_ERRORS: Readonly<Record<string, unknown>> = {
  repetido: { error: { message: 'muni username exists' } },
  averiado: { error: { message: 'municore backend error' } },
  prohibido: { error: { message: 'username not allowed' } },
};

const types = new Map<string, number>();
const incidents = new Map<string, number>();
const people = new Map<unknown, Body>();
const received: { readonly call: string; readonly key: string; readonly body: Body }[] = [];
const behaviours = new Map<string, string>();

/**
 * What each endpoint replies when all is well. `key`: a repeated request with the same key changes nothing.
 */
const ENDPOINTS: Readonly<Record<string, (body: Body, key: string) => unknown>> = {
  getMuniCoreAreas: () => ({ areas: AREAS }),
  createTipoIncidencia: ({ muniCoreAreaId, formTitle }) => {
    const name = `${String(muniCoreAreaId)} ${String(formTitle).toLowerCase()}`;
    if (types.has(name)) return { data: { result: false } };
    types.set(name, 4_000 + types.size);
    return { data: { result: true, id: types.get(name) } };
  },
  createIncidente: (_body, key) => {
    if (!incidents.has(key)) incidents.set(key, 77_001 + incidents.size);
    return { status: 'ok', result: { idIncidente: incidents.get(key) } };
  },
  sendExternalMessage: () => ({}),
  verifyMuniCoreUser: ({ userMuniCore }) =>
    VERIFICATION_ERRORS[String(userMuniCore)] ?? { result: userMuniCore !== 'desconocido' },
  getIdentifiers: () => ({
    status: 'ok',
    result: LAMPS.map(({ type, point, ...lamp }) => ({
      ...lamp,
      descripcionIdentificadorTipo: type,
      geolocalizaciones: [point],
    })),
  }),
  getIdentifierDataById: ({ idIdentifier }) => {
    const lamp = LAMPS.find(({ idIdentificador }) => idIdentificador === idIdentifier);
    if (!lamp) return { data: { status: 'fail' } };
    const { type, point, ...rest } = lamp;
    return {
      data: {
        status: 'ok',
        result: { ...rest, tipoIdentificador: type, geometria: { geolocalizacion: point } },
      },
    };
  },
  getCitizen: ({ dni }) => (people.has(dni) ? { status: 'ok', result: people.get(dni) } : { status: 'fail' }),
  createCitizen: (body) => {
    const id = 5_000 + people.size;
    people.set(body['dni'], { ...body, id });
    return { status: 'ok', message: '', result: { idCiudadano: id, otrosDatos: { dni: body['dni'] } } };
  },
  getTurneroGroupProcedure: () => ({ groupsProcedure: GROUPS, ...TENANT }),
  getTurneroEncryptCode: ({ answerId }) => ({ data: `enc+${String(answerId)}/=` }),
  getCitizenOAToken: ({ citizenId }) => ({ data: { valor: `token-${String(citizenId)}` } }),
};

function json(reply: ServerResponse, value: unknown): void {
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function dribble(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => reply.write(' '), 1_000);
  reply.once('close', () => clearInterval(timer));
}

function pour(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'application/json' });
  const piece = Buffer.alloc(64 * 1024, ' ');
  let left = HUGE_BYTES;
  const more = () => {
    while (left > 0) {
      left -= piece.length;
      if (!reply.write(piece)) return void reply.once('drain', more);
    }
    reply.end('{}');
  };
  more();
}

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  silent: () => {},
  slow: dribble,
  'hang-up': (reply) => void reply.destroy(),
  error: (reply) => void reply.writeHead(500, { 'content-type': 'application/json' }).end('{"status":"ok"}'),
  page: (reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Mantenimiento</h1>'),
  huge: pour,
  'other-fields': (reply) =>
    json(reply, {
      status: 'ok',
      data: { estado: 'ok', result: 'si', valor: 7 },
      areas: {},
      result: { id: [] },
    }),
  empty: (reply) => json(reply, { status: 'ok', data: { status: 'ok' } }),
  refuse: (reply) => void reply.writeHead(422, { 'content-type': 'application/json' }).end('{}'),
};

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString('utf8')) as Body);
}

async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const call = (request.url ?? '/').slice(1);
  const body = await bodyOf(request);
  if (call === 'stand-in/requests') return json(reply, received);
  if (call.startsWith('reservas')) return void reply.writeHead(200, HTML).end(BOOKING_PAGE);
  if (call === 'stand-in/behave') {
    if (body['call'] === '*') behaviours.clear();
    behaviours.set(String(body['call']), String(body['behaviour']));
    return json(reply, {});
  }
  const key = String(request.headers['idempotency-key'] ?? '');
  received.push({ call, key, body });
  const behave = BEHAVIOURS[behaviours.get(call) ?? behaviours.get('*') ?? 'well'];
  if (behave) return behave(reply);
  const well = ENDPOINTS[call];
  if (well) return json(reply, well(body, key));
  reply.writeHead(404).end();
}

const server = createServer((request, reply) => {
  answer(request, reply).catch(() => reply.destroy());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`listening on ${address.port}\n`);
});
