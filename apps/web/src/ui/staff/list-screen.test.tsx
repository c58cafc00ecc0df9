// @vitest-environment jsdom
// Lists and pages of staff that are read again, and that fails.
import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { CallError } from '../../platform/api-client.ts';
import { draw, until } from '../../platform/testing/draw.ts';
import { press } from '../../platform/testing/press-and-type.ts';
import { ListScreen } from './list-screen.tsx';
import { QueryStatus } from './query-status.tsx';
import { hasFailed } from '../../platform/page/shown-data.ts';
import { AroundStaff } from './testing/around-staff.tsx';

const areas =
  (...names: readonly string[]) =>
  () => ({ areas: names });
const failing = (code: CallError['code'], status: number) => () => {
  throw new CallError(code, { status });
};

/** What the server replies. */
let reply: () => { readonly areas: readonly string[] };

const useAreas = () => useQuery({ queryKey: ['areas'], queryFn: async () => reply() });

const Again = ({ read }: { readonly read: ReturnType<typeof useAreas> }) => (
  <button type="button" onClick={() => void read.refetch()}>
    Leer otra vez
  </button>
);

function List() {
  const read = useAreas();
  return (
    <ListScreen title="Áreas" list={read} actions={<Again read={read} />} empty={false}>
      {({ areas: names }) => <p>{names.join(', ')}</p>}
    </ListScreen>
  );
}

function OnePage() {
  const read = useAreas();
  return (
    <main>
      <Again read={read} />
      <QueryStatus query={read} />
      {read.data && !hasFailed(read) && <p>{read.data.areas.join(', ')}</p>}
    </main>
  );
}

const text = () => document.querySelector('main')?.textContent ?? '';
const STALE = 'No se pudo actualizar: se muestra lo último que se supo.';

beforeEach(() => {
  reply = areas('Tránsito', 'Obras');
});

it.each([
  ['a list', List],
  ['a page', OnePage],
])(
  'X40.56 what is shown of %s stays when it cannot be read again, and is read by a button',
  async (_, Screen) => {
    draw(
      <AroundStaff>
        <Screen />
      </AroundStaff>,
    );
    await until(() => text().includes('Tránsito, Obras'));
    for (const [code, status] of [
      ['offline', 0],
      ['unavailable', 503],
      ['too-many-requests', 429],
    ] as const) {
      reply = failing(code, status);
      press('Leer otra vez');
      await until(() => text().includes(STALE));
      expect(text()).toContain('Tránsito, Obras');
      reply = areas('Tránsito', 'Obras', code);
      press('Reintentar');
      await until(() => !text().includes(STALE));
      expect(text()).toContain(code);
    }
  },
);

it.each([
  ['a list', List],
  ['a page', OnePage],
])('X40.56 what the server refuses to show again goes from %s', async (_, Screen) => {
  draw(
    <AroundStaff>
      <Screen />
    </AroundStaff>,
  );
  await until(() => text().includes('Tránsito'));
  reply = failing('forbidden', 403);
  press('Leer otra vez');
  await until(() => text().includes('Reintentar'));
  expect(text()).not.toContain('Tránsito');
  expect(text()).not.toContain(STALE);
});
