// Which file may import which, as rules for dependency-cruiser: domain <- contract <- messages <- apps. A feature is
// imported through its public.ts and only by features after it; platform code knows nothing of the product.

import type { IForbiddenRuleType } from 'dependency-cruiser';
import { FEATURES } from './rules/names/feature-order.ts';

const FEATURE = '^apps/(server|web)/src/features/([^/]+)/';
const GALLERY = '^apps/web/src/gallery/';
const TESTS = ['\\.test\\.tsx?$', '/test(ing|data)/'];

/** Everything that may know every feature, besides the features themselves. */
const WIRING = [
  '^apps/server/src/(app|jobs|main)\\.ts$',
  // What main.ts starts the process as: one file for each role.
  '^apps/server/src/roles/',
  // Router, guards and shell: the frame around the screens.
  '^apps/web/src/app/',
  '^apps/(server|web)/src/features/',
  // Shows the components of every feature in their states.
  GALLERY,
  ...TESTS,
];

const packageOrder: readonly IForbiddenRuleType[] = [
  forbid('domain-is-pure', 'the domain depends on nothing: no package, no part of Node, no app', {
    from: { path: '^packages/domain/', pathNot: TESTS },
    to: { pathNot: '^packages/domain/' },
  }),
  forbid('packages-in-order', 'domain <- contract <- messages <- apps, never the other way', {
    from: { path: '^packages/domain/' },
    to: { path: '^(packages/(contract|messages)|apps)/' },
  }),
  forbid('packages-in-order', 'domain <- contract <- messages <- apps, never the other way', {
    from: { path: '^packages/contract/' },
    to: { path: '^(packages/messages|apps)/' },
  }),
  forbid('packages-in-order', 'domain <- contract <- messages <- apps, never the other way', {
    from: { path: '^packages/messages/' },
    to: { path: '^apps/' },
  }),
  forbid('apps-stand-alone', 'apps talk over their protocols, they never import each other', {
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  }),
  forbid(
    'contract-as-types',
    'the browser imports the contract as types only: it does not carry the checks',
    {
      from: { path: '^apps/web/src/', pathNot: TESTS },
      to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    },
  ),
];

const featureDoors: readonly IForbiddenRuleType[] = [
  forbid('feature-front-door', 'a feature enters another one only through its public.ts', {
    from: { path: FEATURE },
    to: { path: '^apps/$1/src/features/', pathNot: ['^apps/$1/src/features/$2/', '/public\\.tsx?$'] },
  }),
  ...FEATURES.slice(0, -1).map((feature, index) =>
    forbid('features-leftwards', `features know only those before them: ${FEATURES.join(' ')}`, {
      from: { path: `^apps/(server|web)/src/features/${feature}/` },
      to: { path: `^apps/$1/src/features/(${FEATURES.slice(index + 1).join('|')})/` },
    }),
  ),
  forbid('technique-knows-no-feature', 'platform, ports, ui and answering know no feature and no wiring', {
    from: { path: '^apps/(web/src/(platform|ui|answering)|server/src/(platform|ports))/', pathNot: TESTS },
    to: { path: '^apps/(server|web)/src/(features|app|roles)(/|\\.ts$)' },
  }),
  forbid('feature-front-door', 'what starts a process enters a feature only through its public.ts', {
    from: { path: '^apps/server/src/roles/' },
    to: { path: '^apps/server/src/features/', pathNot: '/public\\.ts$' },
  }),
  forbid(
    'only-wiring-knows-features',
    'only app.ts, jobs.ts, main.ts, roles/ and the app/ of the browser know the features',
    {
      from: { path: '^apps/(server|web)/src/', pathNot: WIRING },
      to: { path: '^apps/(server|web)/src/features/' },
    },
  ),
  forbid(
    'answering-is-light',
    'answering and ui/light are what citizens download: no component library, not even through others',
    {
      from: { path: '^apps/web/src/(answering|ui/light)/' },
      to: { path: 'node_modules/@(mui|emotion)/', reachable: true },
    },
  ),
];

const gallery: readonly IForbiddenRuleType[] = [
  forbid('product-without-gallery', 'the gallery is for developers: the product does not import it', {
    from: { path: '^(apps|packages)/', pathNot: [GALLERY] },
    to: { path: GALLERY },
  }),
];

const everywhere: readonly IForbiddenRuleType[] = [
  forbid('no-cycles', 'files that need each other are one thing: cut what both need into a third', {
    from: {},
    to: { circular: true },
  }),
  forbid('imports-resolve', 'an import that leads nowhere is an import that no law sees', {
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  }),
];

export const BOUNDARY_RULES: readonly IForbiddenRuleType[] = [
  ...packageOrder,
  ...featureDoors,
  ...gallery,
  ...everywhere,
];

function forbid(name: string, comment: string, between: { from: object; to: object }): IForbiddenRuleType {
  return { name, comment, severity: 'error', ...between };
}
