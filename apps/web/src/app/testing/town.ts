// The town that tests play, the territory around it, and who works there.
import type { Account } from '@constancia/contract/session.ts';
import { may, mayPublishForms, usesHome, worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { ACTIONS, type Role, SUBJECTS } from '@constancia/domain/access/role-table.ts';

export const TOWN = {
  id: 'Mun45678901234567890',
  name: 'Villa María',
  keyword: 'VM',
  timeZone: 'America/Argentina/Cordoba',
} as const;
export const AREA = { id: 'Are45678901234567890', name: 'Espacios Verdes' } as const;
export const OTHER_AREA = { id: 'Otr45678901234567890', name: 'Obras' } as const;

/** A town as the territory has it. `over`: what another one has of its own. */
export const townOf = (
  areas: readonly { readonly id: string; readonly name: string }[],
  over: { readonly id?: string; readonly name?: string } = {},
) => ({
  ...TOWN,
  ref: 'municipios/vm',
  platformId: 92,
  usesAws: false,
  areas: areas.map((area) => ({ ...area, ref: `areas/${area.id}` })),
  ...over,
});
type Town = ReturnType<typeof townOf>;

export const provinceOf = (id: string, name: string, municipalities: readonly Town[] = []) => ({
  id,
  ref: `provincias/${id}`,
  name,
  municipalities,
});

export const countryOf = (id: string, name: string, provinces: readonly ReturnType<typeof provinceOf>[]) => ({
  id,
  ref: `paises/${id}`,
  name,
  provinces,
});

/** Where the town lies. */
export const TERRITORY = {
  countries: [countryOf('ar', 'Argentina', [provinceOf('cba', 'Córdoba', [townOf([AREA])])])],
};

let people = 0;

/** A person with the rights of the role; each is another one, so that nothing is left of the person before. */
export function personWith(role: Role, over: Partial<Account> = {}): Account {
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
    ...over,
  };
}
