import { expect, it } from 'vitest';
import { browserOf } from './browser-name.ts';

it('X33.50 names the browser and its system, and not those it descends from', () => {
  const mozilla = 'Mozilla/5.0';
  const named = (agent: string) => Object.values(browserOf(`${mozilla} ${agent}`));
  expect(named('(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toEqual(['Firefox', 'Linux']);
  const windows =
    '(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  expect(named(windows)).toEqual(['Chrome', 'Windows']);
  expect(named(`${windows} Edg/140.0`)).toEqual(['Edge', 'Windows']);
  expect(
    named('(iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1'),
  ).toEqual(['Safari', 'iPhone']);
  expect(named('(Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')).toEqual([
    'Chrome',
    'Android',
  ]);
  expect(Object.values(browserOf('curl/8.5'))).toEqual(['', '']);
});
