// Faults in geocoders and map pictures that municipalities name: those of somebody else, an address of the inner network,
// a host that breaks a header.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const GEOCODERS = 'apps/server/src/features/lookups/own-geocoder.test.ts';
const MAPS = 'apps/server/src/features/territory/map-layers.test.ts';

export const MAP_SERVICES_MUTANTS: readonly Mutant[] = [
  {
    id: 'geocoder-of-the-installation',
    fault: 'addresses of a municipality are searched by another geocoder than the one that it names',
    file: 'apps/server/src/features/lookups/find-addresses.ts',
    find: 'await geocoderOf(form.settings).search(db,',
    put: 'await geocoderOf({}).search(db,',
    noticedBy: { file: GEOCODERS, title: 'ask its own geocoder from the next request on' },
  },
  {
    id: 'geocoder-in-the-inner-network',
    fault: 'the server asks whatever address of the inner network a municipality names as its geocoder',
    file: 'apps/server/src/ports/geocoder/http.ts',
    find: 'bytesMax: REPLY_BYTES_MAX, onlyPublic })',
    put: 'bytesMax: REPLY_BYTES_MAX })',
    noticedBy: { file: GEOCODERS, title: 'and any other at public addresses only' },
  },
  {
    id: 'geocoder-tries-without-limit',
    fault: 'an administrator makes the server ask a geocoder as often as they like',
    file: 'packages/contract/src/administration/municipality-settings.ts',
    find: "often: { rate: 'geocoder-test', by: 'account' },",
    put: "often: 'unlimited',",
    noticedBy: {
      file: 'apps/server/src/features/administration/municipalities/settings/ask-geocoder.test.ts',
      title: 'asks for a test are limited for each account',
    },
  },
  {
    id: 'host-that-breaks-the-header',
    fault: 'what a municipality types as a host gets into the header that says what pages may load',
    file: 'packages/domain/src/territory/map-layers.ts',
    find: 'templates.filter((template) => isTileTemplate(template, listed))',
    put: 'templates.filter((template) => template !== "")',
    noticedBy: {
      file: 'packages/domain/src/territory/map-layers.test.ts',
      title: 'pages may show pictures of the origins that can be used',
    },
  },
  {
    id: 'map-pictures-unchecked',
    fault: 'browsers ask for map pictures at any URL that an import stored',
    file: 'apps/server/src/features/territory/map-layers.ts',
    find: 'isTileTemplate(tiles, outsideHosts) ? { tiles, credit } : null',
    put: '{ tiles, credit }',
    noticedBy: { file: MAPS, title: 'gets into no header, and its layer is an outline' },
  },
  {
    id: 'list-with-the-map-of-others',
    fault: 'the map of a list shows the pictures of the installation although the municipality names its own',
    file: 'apps/server/src/features/submissions/desk/list-routes.ts',
    find: 'layers: layersOf(form.settings)',
    put: 'layers: layersOf({})',
    noticedBy: { file: MAPS, title: 'every map of a municipality has its layers' },
  },
];
