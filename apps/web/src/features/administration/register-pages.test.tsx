// @vitest-environment jsdom
// The registers that a municipality keeps here or in its own platform: there they are read and not changed, and one that cannot
// be read is asked for again.
import { until } from '../../platform/testing/draw.ts';
import { expect, it } from 'vitest';
import { openPage } from '../../app/testing/open-page.tsx';
import { TOWN } from '../../app/testing/town.ts';
import { type PlayedReplies, refused } from '../../platform/testing/played-server.ts';
import { all, one } from '../../platform/testing/find.ts';
import { press } from '../../platform/testing/press-and-type.ts';

const NOWHERE = { centre: { latitude: null, longitude: null }, map: { street: null, satellite: null } };
const LAMP = { id: 1, description: 'Farola', type: 'Luminaria', address: 'Mitre 1', incidentAreaId: null };
const ANA = {
  id: 1,
  firstName: 'Ana',
  lastName: 'Paz',
  documentNumber: '1',
  email: '',
  personType: 'fisica',
};

const ASSETS = {
  assets: [{ ...LAMP, latitude: -32.4, longitude: -63.2, lastVisit: null }],
  timeZone: TOWN.timeZone,
  total: 1,
  types: [],
  incidentAreas: [],
  isReadOnly: false,
  ...NOWHERE,
};
const CITIZENS = { citizens: [ANA], total: 1, isReadOnly: false };

interface Register {
  readonly url: string;
  readonly endpoint: keyof PlayedReplies;
  readonly reply: object;
  /** What is said of a register that the platform keeps. */
  readonly theirs: string;
  /** By what the register is changed where it is kept here. */
  readonly changes: readonly (readonly [kind: 'button' | 'link', name: string])[];
}

const REGISTERS: readonly (readonly [name: string, register: Register])[] = [
  [
    'assets',
    {
      url: '/activos',
      endpoint: 'GET /api/municipalities/:municipalityId/assets',
      reply: ASSETS,
      theirs: 'Los activos de este municipio son los de la plataforma',
      changes: [
        ['button', 'Agregar activo'],
        ['button', 'Editar Farola'],
        ['button', 'Eliminar Farola'],
        ['link', 'Importar planilla'],
      ],
    },
  ],
  [
    'spreadsheet of assets',
    {
      url: '/activos/importar',
      endpoint: 'GET /api/municipalities/:municipalityId/assets',
      reply: ASSETS,
      theirs: 'Los activos de este municipio son los de la plataforma',
      changes: [['button', 'Elegir archivo']],
    },
  ],
  [
    'agendas',
    {
      url: '/agendas',
      endpoint: 'GET /api/municipalities/:municipalityId/agendas',
      reply: { agendas: [{ id: 1, name: 'Podas', givesAppointments: false }], total: 1, isReadOnly: false },
      theirs: 'son los de la plataforma municipal',
      changes: [['button', 'Agregar agenda']],
    },
  ],
  [
    'incident areas',
    {
      url: '/incidentes/areas',
      endpoint: 'GET /api/municipalities/:municipalityId/incident-areas',
      reply: { areas: [{ id: 1, name: 'Podas', version: 1, types: 0 }], total: 1, isReadOnly: false },
      theirs: 'están en la plataforma municipal',
      changes: [
        ['button', 'Agregar área'],
        ['button', 'Editar Podas'],
        ['button', 'Eliminar Podas'],
      ],
    },
  ],
  [
    'citizens',
    {
      url: '/ciudadanos',
      endpoint: 'POST /api/municipalities/:municipalityId/citizens/search',
      reply: CITIZENS,
      theirs: 'El padrón de este municipio es el de la plataforma municipal.',
      changes: [['button', 'Posibles duplicados']],
    },
  ],
];

it.each(REGISTERS)(
  'X34.50 X34.57 X34.63 X34.70 X34.71 X34.80 %s of the platform are not changed here, and the page says so',
  async (_, register) => {
    const { url, endpoint, reply, theirs, changes } = register;
    const shown = () => changes.map(([kind, name]) => all(kind, name).length);
    await openPage(url, 'ROLE_ADMIN', { [endpoint]: reply });
    await until(() => expect(shown()).toEqual(changes.map(() => 1)));
    expect(all('alert')).toEqual([]);
    await openPage(url, 'ROLE_ADMIN', { [endpoint]: { ...reply, isReadOnly: true } });
    await until(() => expect(one('alert').textContent).toContain(theirs));
    expect(shown()).toEqual(changes.map(() => 0));
  },
);

it.each(REGISTERS)(
  'X34.50 X34.57 X34.63 X34.70 X34.71 X34.80 %s that cannot be read are asked for again',
  async (_, { url, endpoint, reply, changes }) => {
    const server = await openPage(url, 'ROLE_ADMIN', { [endpoint]: () => refused('unexpected') });
    await until(() => one('button', 'Reintentar'));
    server.play({ [endpoint]: reply });
    press('Reintentar');
    await until(() =>
      expect(changes.map(([kind, name]) => all(kind, name).length)).toEqual(changes.map(() => 1)),
    );
    expect(all('button', 'Reintentar')).toEqual([]);
  },
);

it('X34.63 assets of the platform can still be taken away as a spreadsheet', async () => {
  await openPage('/activos', 'ROLE_ADMIN', {
    'GET /api/municipalities/:municipalityId/assets': { ...ASSETS, isReadOnly: true },
  });
  await until(() => expect(all('link', 'Descargar planilla')).toHaveLength(1));
});
