// Faults in a day that is prepared for the field: what goes along, what opens without a connection, what is left behind.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const SERVER = 'apps/server/src/features/assets';
const SERVER_TEST = `${SERVER}/field-assets.test.ts`;
const PREPARED = 'apps/web/src/platform/device/prepared.ts';
const PICTURES = 'apps/web/src/platform/map/area-pictures.ts';
const PICTURES_TEST = 'apps/web/src/platform/map/area-pictures.test.ts';
const DAY = 'e2e/field/prepared-day.spec.ts';
const DEVICE = 'e2e/field/prepared-device.spec.ts';

export const PREPARED_DAY_MUTANTS: readonly Mutant[] = [
  {
    id: 'x39-31-assets-of-other-incidents',
    fault: 'an inspector of street lamps takes along the trees',
    file: `${SERVER}/queries.ts`,
    find: 'and (a.incident_area_id is null or a.incident_area_id = t.area_id)\n    order by a.id',
    put: 'order by a.id',
    noticedBy: { file: SERVER_TEST, title: 'the assets inside the part of the map' },
  },
  {
    id: 'x39-31-readings-unnoted',
    fault: 'a whole area of last answers leaves the town hall and the audit log says nothing',
    file: `${SERVER}/routes.ts`,
    find: 'if (lastVisit) await audit({ municipalityId, id: lastVisit.id });',
    put: "if (lastVisit === undefined) await audit({ municipalityId, id: '' });",
    noticedBy: { file: SERVER_TEST, title: 'is a reading in the audit log' },
  },
  {
    id: 'x39-31-last-page-never-ends',
    fault: 'preparing asks for the last page of assets again and again',
    file: `${SERVER}/field-assets.ts`,
    find: 'rows.length > size ?',
    put: 'rows.length > 0 ?',
    noticedBy: { file: SERVER_TEST, title: 'the last page says that it is the last' },
  },
  {
    id: 'x39-34-pictures-without-bound',
    fault: 'a device empties the map service of others',
    file: PICTURES,
    find: 'if (urls.length + found.length > most) break;',
    put: 'if (urls.length + found.length > most * 100) break;',
    noticedBy: { file: PICTURES_TEST, title: 'as near as the bound allows' },
  },
  {
    id: 'x39-36-prepared-stays-after-sign-out',
    fault: 'the next person at the tablet has the orders and assets of the one before',
    file: 'apps/web/src/features/session/kept-account.ts',
    find: 'Promise.all([dropForGood(KEY), dropPrepared()])',
    put: 'Promise.all([dropForGood(KEY), Promise.resolve()])',
    noticedBy: { file: DEVICE, title: 'signing out deletes what was prepared' },
  },
  {
    id: 'x39-37-key-handed-out',
    fault: 'a script that runs once on the page takes the key of the device along',
    file: 'apps/web/src/platform/device/sealed.ts',
    find: "length: 256 }, false, ['encrypt', 'decrypt']",
    put: "length: 256 }, true, ['encrypt', 'decrypt']",
    noticedBy: { file: DEVICE, title: 'its key is not handed out' },
  },
  {
    id: 'x39-39-next-version-without-its-screens',
    fault: 'after an update in the night a prepared phone shows an empty page in the field',
    file: 'apps/web/src/service-worker/service-worker.ts',
    find: 'isPrepared && keepFieldFiles()',
    put: 'isPrepared',
    noticedBy: { file: DEVICE, title: 'has its screens on a prepared device' },
  },
  {
    id: 'x39-32-order-without-its-asset-offline',
    fault: 'without a connection an order opens its form without saying what it is about',
    file: 'apps/web/src/features/submissions/answer/work-order-notice.tsx',
    find: '          begin(prepared);\n',
    put: '',
    noticedBy: { file: DAY, title: 'opened and answered without a connection' },
  },
  {
    id: 'x39-33-waiting-order-unmarked',
    fault: 'an inspector without a connection does the same order twice',
    file: 'apps/web/src/features/work-orders/own-day-screen.tsx',
    find: 'waiting.has(order.id) &&',
    put: 'waiting.has(order) &&',
    noticedBy: { file: DAY, title: 'opened and answered without a connection' },
  },
  {
    id: 'x39-35-pictures-stay-when-removed',
    fault: 'the map is removed from the list and its pictures fill the phone',
    file: PREPARED,
    find: "if (kind === 'map') await removeRecordsFrom('prepared', PICTURES);",
    put: "if (kind === 'map') return;",
    noticedBy: { file: DAY, title: 'each piece is removed' },
  },
  {
    id: 'x39-38-citizens-asked-to-install',
    fault: 'who opens a form from a link is asked to install an application',
    file: 'apps/web/index.html',
    find: '<title>Constancia</title>',
    put: '<link rel="manifest" href="/manifest.webmanifest" /><title>Constancia</title>',
    noticedBy: { file: DAY, title: 'pages of citizens ask nobody to' },
  },
];
