// @vitest-environment jsdom
// The search of the home page: what is wrong with a number is said before anybody is asked.
import { until } from '../../platform/testing/draw.ts';
import { expect, it } from 'vitest';
import { openPage } from '../../app/testing/open-page.tsx';
import { never } from '../../platform/testing/played-server.ts';
import { one, saidOf } from '../../platform/testing/find.ts';
import { pick, press, type } from '../../platform/testing/press-and-type.ts';

it('R5.15 R5.16 R5.17 a number that is too short or too long is marked, and says what is expected', async () => {
  const server = await openPage('/home', 'ROLE_SUPERVISOR', { '*': never });
  const kind = await until(() => one('field', /^Tipo/));
  const number = () => one('field', /^Número/);
  const search = async (of: string, value: string) => {
    pick(kind, of);
    type(await until(number), value);
    press('Buscar');
    return [number().getAttribute('aria-invalid'), saidOf(number())];
  };
  expect(await search('DNI', '12345')).toEqual(['true', 'Ingrese un DNI válido']);
  expect(await search('DNI', '123456789012345')).toEqual(['true', 'Ingrese un DNI válido']);
  expect(await search('CUIT', '3012345678')).toEqual(['true', 'Ingrese un CUIT válido']);
  expect(await search('CUIT', '301234567890123')).toEqual(['true', 'Ingrese un CUIT válido']);
  type(number(), '30123456789');
  expect(number().getAttribute('aria-invalid')).toBe('false');
  expect(server.to('POST /api/home/recipients')).toEqual([]);
});
