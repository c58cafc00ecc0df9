import { expect, it } from 'vitest';
import { BUTTON_CONTRAST_MIN, buttonOf, contrastOf } from './button-colors.ts';
import {
  changedSettings,
  checkSettings,
  type EditedSettings,
  isTimeZone,
  type SettingsWorld,
  storedSettings,
  tidiedSettings,
} from './edited-settings.ts';
import { DEFAULT_SETTINGS } from './municipality-settings.ts';

const BEFORE: EditedSettings = {
  ...DEFAULT_SETTINGS,
  timeZone: 'America/Argentina/Cordoba',
  centre: null,
  ownTexts: {},
};
const WORLD: SettingsWorld = {
  formIds: ['permits'],
  logos: ['imagenes/home/a.png'],
  timeZones: ['Europe/Madrid'],
  hasCitizenRegister: false,
  hasPlatform: false,
  outsideHosts: ['platform.intranet'],
  texts: { send: 'Enviar', left: 'Quedan {left} de {max}' },
};

const issuesOf = (
  change: Partial<EditedSettings>,
  { world = {}, before = {} }: { world?: Partial<SettingsWorld>; before?: Partial<EditedSettings> } = {},
) =>
  checkSettings({
    given: { ...BEFORE, ...change },
    before: { ...BEFORE, ...before },
    world: { ...WORLD, ...world },
  }).map(({ code, at }) => `${at?.field} ${code}`);

it('X33.81 takes a time zone by its name, and no offset or word', () => {
  for (const name of ['UTC', 'Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Asia/Tokyo'])
    expect([name, isTimeZone(name)]).toEqual([name, true]);
  for (const name of [
    '',
    '+03:00',
    'Etc',
    'Etc/GMT+3',
    'Europe/Nowhere',
    'europe/madrid',
    'Europe/Madrid ',
    'CEST',
  ])
    expect([name, isTimeZone(name)]).toEqual([name, false]);
  expect(issuesOf({ timeZone: 'Europe/Madrid' })).toEqual([]);
  expect(issuesOf({ timeZone: 'Asia/Tokyo' })).toEqual(['timeZone time-zone-unknown']);
});

it('X33.82 a colour is six hexadecimal digits; its text is always readable, and a pale one is hard to find', () => {
  expect(issuesOf({ buttonColor: '#8a1538', buttonColorByForm: { permits: '#003366' } })).toEqual([]);
  for (const wrong of ['red', '#fff', '8a1538', '#8a1538;', '#8a153g'])
    expect(issuesOf({ buttonColor: wrong })).toEqual(['buttonColor button-color-invalid']);
  expect(issuesOf({ buttonColorByForm: { permits: 'blue' } })).toEqual([
    'buttonColorByForm button-color-invalid',
  ]);
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  for (let step = 0; step < 256; step += 5) {
    const grey = `#${step.toString(16).padStart(2, '0').repeat(3)}`;
    expect(contrastOf(grey, buttonOf(grey).text)).toBeGreaterThan(4.5);
  }
  expect(contrastOf('#ffd100', '#ffffff')).toBeLessThan(BUTTON_CONTRAST_MIN);
  expect(contrastOf('#8a1538', '#ffffff')).toBeGreaterThan(BUTTON_CONTRAST_MIN);
});

it('X33.83 names the field of what is wrong: origins, limit, forms', () => {
  expect(issuesOf({ frameOrigins: ['https://intranet.example.org', 'http://localhost:8080'] })).toEqual([]);
  for (const wrong of [
    '*',
    'https://*.example.org',
    'https://a.example/path',
    'a.example',
    'ftp://a.example',
  ])
    expect(issuesOf({ frameOrigins: [wrong] })).toEqual(['frameOrigins frame-origin-invalid']);
  for (const wrong of [0, -1, 1.5, 5_001])
    expect(issuesOf({ statisticsLimit: wrong })).toEqual(['statisticsLimit statistics-limit-invalid']);
  expect(issuesOf({ certificateForms: ['elsewhere'], buttonColorByForm: { elsewhere: '#003366' } })).toEqual([
    'buttonColorByForm settings-form-unknown',
    'certificateForms settings-form-unknown',
  ]);
  expect(issuesOf({ certificateForms: ['deleted'] }, { before: { certificateForms: ['deleted'] } })).toEqual(
    [],
  );
});

it('X33.85 the name of the sender is one line and no address; replies go to one address', () => {
  expect(issuesOf({ mailSenderName: 'Municipalidad de Oliva', mailReplyTo: 'mesa@oliva.example' })).toEqual(
    [],
  );
  for (const wrong of [
    'Oliva\r\nSubject: otro',
    'Oliva\u0000',
    'Oliva <a@b.example>',
    'intendente@oliva',
    'x'.repeat(81),
  ])
    expect(issuesOf({ mailSenderName: wrong })).toEqual(['mailSenderName mail-sender-invalid']);
  for (const wrong of ['oliva', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example'])
    expect(issuesOf({ mailReplyTo: wrong })).toEqual(['mailReplyTo mail-reply-invalid']);
});

it('X33.83 a system of the platform is chosen where the installation knows it, and kept where it was chosen', () => {
  const chosen = {
    citizenRegister: 'platform',
    incidentSystem: 'platform',
    bookingSystem: 'platform',
  } as const;
  expect(issuesOf(chosen)).toEqual([
    'citizenRegister platform-not-configured',
    'incidentSystem platform-not-configured',
    'bookingSystem platform-not-configured',
  ]);
  expect(issuesOf(chosen, { world: { hasCitizenRegister: true, hasPlatform: true } })).toEqual([]);
  expect(issuesOf(chosen, { before: chosen })).toEqual([]);
});

it('X34.46 a platform of its own is chosen like that of the installation, and stays while a system is chosen from it', () => {
  const chosen = { incidentSystem: 'platform', bookingSystem: 'platform' } as const;
  const own = { ...chosen, platformUrl: 'https://plataforma.villa.example' };
  expect(issuesOf(own)).toEqual([]);
  expect(issuesOf({ ...own, citizenRegister: 'platform' })).toEqual([
    'citizenRegister platform-not-configured',
  ]);
  expect(issuesOf(chosen, { before: own })).toEqual([
    'incidentSystem platform-not-configured',
    'bookingSystem platform-not-configured',
  ]);
  expect(issuesOf(chosen, { before: own, world: { hasPlatform: true } })).toEqual([]);
});

it('X34.46 URLs outside are judged when they change, with the hosts that the installation lists', () => {
  const wrong = { platformUrl: 'http://10.0.0.1', bookingUrl: 'javascript:alert(1)' };
  expect(issuesOf(wrong)).toEqual(['platformUrl outside-url-invalid', 'bookingUrl outside-url-invalid']);
  expect(issuesOf(wrong, { before: wrong })).toEqual([]);
  expect(issuesOf({ platformUrl: 'http://platform.intranet' })).toEqual([]);
  expect(issuesOf({ platformUrl: 'https://turnos.example?paso=1' })).toEqual([
    'platformUrl outside-url-invalid',
  ]);
  expect(issuesOf({ bookingUrl: 'https://turnos.example?paso=1' })).toEqual([]);
});

it('X34.38 X34.39 geocoder and map layers are judged like a platform, each at its field', () => {
  const own = {
    geocoderUrl: 'https://direcciones.example',
    streetTiles: 'https://teselas.example/{z}/{x}/{y}.png',
    streetCredit: '© Catastro',
  };
  expect(issuesOf(own)).toEqual([]);
  expect(
    issuesOf({
      geocoderUrl: 'https://direcciones.example?clave=1',
      streetTiles: 'https://teselas.example',
      satelliteCredit: 'a'.repeat(201),
    }),
  ).toEqual([
    'geocoderUrl outside-url-invalid',
    'streetTiles map-tiles-invalid',
    'satelliteCredit map-credit-invalid',
  ]);
  expect(issuesOf({ geocoderUrl: 'http://platform.intranet' })).toEqual([]);
  const typed = { geocoderUrl: ' HTTPS://A.example/ ', streetTiles: ' https://B.example/{z}/{x}/{y}/ ' };
  expect(tidiedSettings({ ...BEFORE, ...typed, streetCredit: ' © Catastro ' })).toMatchObject({
    geocoderUrl: 'https://a.example',
    streetTiles: 'https://b.example/{z}/{x}/{y}/',
    streetCredit: '© Catastro',
  });
});

it('X33.80 keeps what was typed without spaces or repetitions, and says what changed', () => {
  const given = {
    ...BEFORE,
    buttonColor: ' #8A1538',
    buttonColorByForm: { permits: '' },
    frameOrigins: ['HTTPS://Intranet.example.org', 'https://intranet.example.org ', ' '],
    offersVideoTo: [' ana ', 'ana'],
  };
  const now = tidiedSettings(given);
  expect(now).toMatchObject({
    buttonColor: '#8a1538',
    buttonColorByForm: {},
    frameOrigins: ['https://intranet.example.org'],
    offersVideoTo: ['ana'],
  });
  expect(changedSettings(BEFORE, now)).toEqual(['offersVideoTo', 'frameOrigins', 'buttonColor']);
  expect(changedSettings(BEFORE, { ...BEFORE })).toEqual([]);
  expect(changedSettings(BEFORE, { ...BEFORE, centre: { latitude: 1, longitude: 2 } })).toEqual(['centre']);
  expect(storedSettings(now)).toEqual({
    buttonColor: '#8a1538',
    frameOrigins: ['https://intranet.example.org'],
    offersVideoTo: ['ana'],
  });
});

it('X34.87 months of keeping are whole numbers up to a hundred years, for forms of the municipality', () => {
  expect(issuesOf({ retentionMonths: 0 })).toEqual([]);
  expect(issuesOf({ retentionMonths: 1_200, retentionByForm: { permits: 1 } })).toEqual([]);
  for (const wrong of [-1, 1.5, 1_201, Number.NaN]) {
    expect(issuesOf({ retentionMonths: wrong })).toEqual(['retentionMonths retention-invalid']);
    expect(issuesOf({ retentionByForm: { permits: wrong } })).toEqual(['retentionByForm retention-invalid']);
  }
  expect(issuesOf({ retentionByForm: { gone: 6 } })).toEqual(['retentionByForm settings-form-unknown']);
  expect(issuesOf({ retentionByForm: { gone: 6 } }, { before: { retentionByForm: { gone: 3 } } })).toEqual(
    [],
  );
  const stored = storedSettings({ ...BEFORE, retentionMonths: 24, retentionByForm: { permits: 0 } });
  expect(stored).toEqual({ retentionMonths: 24, retentionByForm: { permits: 0 } });
});
