import { expect, it } from 'vitest';
import { platformOf } from './platform-of.ts';

const INSTALLED = { platformUrl: 'http://10.0.0.7', outsideHosts: ['platform.intranet:8080'] };
const of = (platformUrl: string, installation: Parameters<typeof platformOf>[0] = INSTALLED) =>
  platformOf(installation, { platformUrl });

it('X34.46 X34.47 a platform that a municipality names is asked at public addresses only, unless its host is listed', () => {
  expect(of('https://plataforma.villa.example/api')).toEqual({
    url: 'https://plataforma.villa.example/api',
    onlyPublic: true,
  });
  expect(of('http://platform.intranet:8080')).toEqual({
    url: 'http://platform.intranet:8080',
    onlyPublic: false,
  });
  expect(of('https://platform.intranet')).toMatchObject({ onlyPublic: true });
});

it('X34.46 the installation’s is asked where it is configured', () => {
  expect(of('')).toEqual({ url: 'http://10.0.0.7', onlyPublic: false });
});

it('X34.46 without one, and with a URL that is not valid, nothing is asked', () => {
  expect(() => of('', { ...INSTALLED, platformUrl: null })).toThrow('not-configured');
  expect(() => of('http://platform.intranet')).toThrow('not-configured');
});
