// Opens a page of staff by its URL, as a browser does it: session, guard, bars and screen, with replies that the test plays.
import type { Account } from '@constancia/contract/session.ts';
import { may, mayPublishForms, usesHome, worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { ACTIONS, type Role, SUBJECTS } from '@constancia/domain/access/role-table.ts';
import { act } from 'react';
import { vi } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { StaffApp } from '../router.tsx';
import { never, type PlayedReplies, type PlayedServer } from '../../platform/testing/played-server.ts';
import { goTo } from './played-page.ts';

export const TOWN = {
  id: 'Mun45678901234567890',
  name: 'Villa María',
  keyword: 'VM',
  timeZone: 'America/Argentina/Cordoba',
} as const;
export const AREA = { id: 'Are45678901234567890', name: 'Espacios Verdes' } as const;

/** Where the town lies. */
export const TERRITORY = {
  countries: [
    {
      id: 'ar',
      ref: 'paises/ar',
      name: 'Argentina',
      provinces: [
        {
          id: 'cba',
          ref: 'provincias/cba',
          name: 'Córdoba',
          municipalities: [
            {
              ...TOWN,
              ref: 'municipios/vm',
              platformId: 92,
              usesAws: false,
              areas: [{ ...AREA, ref: 'areas/ev' }],
            },
          ],
        },
      ],
    },
  ],
};

let people = 0;

/** A person with the rights of the role; each is another one, so that nothing is left of the person before. */
function person(role: Role): Account {
  people += 1;
  const actor = { role };
  const rights = SUBJECTS.map((subject) => ({
    subject,
    actions: ACTIONS.filter((action) => may(actor, action, subject)),
  }));
  return {
    userId: `Usr${people}`.padEnd(20, 'x'),
    username: 'ana.perez',
    email: 'ana.perez@villamaria.example',
    firstName: 'Ana',
    lastName: 'Pérez',
    kind: 'product',
    role,
    municipality: TOWN,
    areas: [AREA],
    rights: rights.filter(({ actions }) => actions.length > 0),
    publishesForms: mayPublishForms(actor),
    offersVideo: true,
    acrossMunicipalities: worksAcrossMunicipalities(actor),
    usesHome: usesHome(actor),
  };
}

/** Opens the page as somebody with the role, or as nobody. */
export async function openPage(
  url: string,
  role: Role | null,
  replies: PlayedReplies = {},
): Promise<PlayedServer> {
  const server = goTo(url, {
    'GET /api/session': { account: role === null ? null : person(role) },
    'GET /api/live': never,
    'GET /api/territory': TERRITORY,
    ...replies,
  });
  draw(<StaffApp />);
  return server;
}

/** Lets time pass that a test has stopped. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
