import { expect, it } from 'vitest';
import {
  isBookingForm,
  isOutsideUrl,
  isTileTemplate,
  tidiedTemplate,
  tidiedUrl,
  urlOrigin,
} from './outside-url.ts';

const LISTED = ['platform.intranet', '127.0.0.1:4000'];

it.each([
  'https://plataforma.villa.example',
  'https://plataforma.villa.example:8443/api/v1',
  'https://xn--espaa-rta.example/una%20ruta',
])('X34.46 %s is the URL of a system outside', (url) => {
  expect(isOutsideUrl(url, [])).toBe(true);
});

it.each([
  '',
  'plataforma.villa.example',
  'http://plataforma.villa.example',
  'ftp://plataforma.villa.example',
  'javascript:alert(1)',
  'https://user:secret@plataforma.villa.example',
  'https://plataforma.villa.example@10.0.0.1',
  'https://localhost',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.0x1',
  'https://[::1]',
  'https://plataforma.villa.example/#/a',
  'https://plataforma.villa.example?a=1',
  'https://plataforma.villa.example/a b',
  'https://plataforma.villa.example/\nHost: other',
  'https://.example',
])('X34.46 W16 %s is none', (url) => {
  expect(isOutsideUrl(url, LISTED)).toBe(false);
});

it('X34.46 X34.47 hosts that the installation lists may be named without encryption, on their port only', () => {
  for (const url of ['http://platform.intranet/api', 'https://platform.intranet', 'http://127.0.0.1:4000'])
    expect(isOutsideUrl(url, LISTED)).toBe(true);
  for (const url of ['http://127.0.0.1', 'http://127.0.0.1:4001', 'http://platform.intranet:81'])
    expect(isOutsideUrl(url, LISTED)).toBe(false);
});

it('X34.46 the URL of a booking form may have a query', () => {
  for (const form of ['https://turnos.example/alta', 'https://turnos.example/alta?paso=1&de=web'])
    expect(isBookingForm(form, [])).toBe(true);
  for (const form of [
    'https://turnos.example?a?b',
    'https://turnos.example?a#b',
    'http://turnos.example',
    '',
  ])
    expect(isBookingForm(form, [])).toBe(false);
});

it('X34.46 spaces around it, capitals of the host and slashes at the end do not count', () => {
  expect(tidiedUrl(' HTTPS://Plataforma.Villa.Example/Api// \n')).toBe(
    'https://plataforma.villa.example/Api',
  );
  expect(tidiedUrl('')).toBe('');
});

it.each([
  'https://teselas.villa.example/{z}/{x}/{y}.png',
  'https://teselas.villa.example:8443/mapa/{z}/{y}/{x}@2x.png?clave=a1',
  'https://teselas.villa.example/wmts?TileMatrix={z}&TileCol={x}&TileRow={y}',
  'http://127.0.0.1:4000/{z}/{x}/{y}',
])('X34.39 %s is the URL of map pictures', (url) => {
  expect(isTileTemplate(url, LISTED)).toBe(true);
});

it.each([
  '',
  'https://teselas.villa.example',
  'https://teselas.villa.example/{z}/{x}.png',
  'https://teselas.villa.example/{z}/{x}/{y}/{z}',
  'https://{s}.villa.example/{z}/{x}/{y}.png',
  'https://{z}.villa.example/{x}/{y}.png',
  'https://t{z}.villa.example/{z}/{x}/{y}.png',
  'https://teselas.villa.example/{s}/{z}/{x}/{y}.png',
  'http://teselas.villa.example/{z}/{x}/{y}.png',
  'https://127.0.0.1/{z}/{x}/{y}.png',
  'https://a@teselas.villa.example/{z}/{x}/{y}.png',
  'https://teselas.villa.example; script-src *;/{z}/{x}/{y}',
  'https://teselas.villa.example/{z}/{x}/{y}\nx: y',
  'data:image/png,{z}{x}{y}',
])('X34.39 W16 %s is none', (url) => {
  expect(isTileTemplate(url, LISTED)).toBe(false);
});

it('X34.39 its origin is what stands before its path', () => {
  expect(urlOrigin('https://teselas.villa.example:8443/{z}')).toBe('https://teselas.villa.example:8443');
  for (const none of [
    '',
    'teselas.villa.example/{z}',
    'https://*/{z}',
    'https://a.example;x/',
    'https://a b/',
  ])
    expect(urlOrigin(none)).toBe('');
});

it('X34.39 the path of map pictures is kept as it was typed', () => {
  expect(tidiedTemplate(' HTTPS://Teselas.Example/Mapa/{z}/{x}/{y}/ ')).toBe(
    'https://teselas.example/Mapa/{z}/{x}/{y}/',
  );
});
