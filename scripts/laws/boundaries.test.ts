// Tries the import rules on small trees: each rule refuses its offending tree by name and passes the clean one.

import { describe, expect, it } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';
import { enforceBoundaries } from './enforce-boundaries.ts';

const server = (path: string): string => `apps/server/src/${path}`;
const web = (path: string): string => `apps/web/src/${path}`;
const VALUE = 'export const value = 1;\n';

/** The names of the broken rules, each once. `others` are files that are only imported; each exports one value. */
async function broken(importer: string, text: string, others: readonly string[]): Promise<readonly string[]> {
  const tree = { ...Object.fromEntries(others.map((path) => [path, VALUE])), [importer]: text };
  const { offences } = await enforceBoundaries(exampleTree(tree));
  return [...new Set(offences.map((offence) => /\s{2}([a-z-]+):/.exec(offence)?.[1] ?? offence))];
}

describe('the order of packages and apps', () => {
  it('X3.01 domain imports neither contract nor messages nor an app', async () => {
    const domain = 'packages/domain/src/may.ts';
    for (const other of ['packages/contract/src/forms.ts', 'packages/messages/src/es.ts', server('app.ts')]) {
      const found = await broken(domain, `import { value } from '../../../${other}';\nexport { value };`, [
        other,
      ]);
      expect(found).toContain('packages-in-order');
    }
    expect(
      await broken(domain, "export { value } from './scope.ts';", ['packages/domain/src/scope.ts']),
    ).toEqual([]);
  });

  it('X3.01 contract and messages import only what stands before them', async () => {
    const contract = 'packages/contract/src/forms.ts';
    const messages = 'packages/messages/src/es.ts';
    const domain = 'packages/domain/src/may.ts';
    expect(await broken(contract, `import '../../../${messages}';`, [messages])).toEqual([
      'packages-in-order',
    ]);
    expect(await broken(messages, `import '../../../${web('main.ts')}';`, [web('main.ts')])).toEqual([
      'packages-in-order',
    ]);
    expect(await broken(messages, `import '../../../${contract}';`, [contract])).toEqual([]);
    expect(await broken(contract, `import '../../../${domain}';`, [domain])).toEqual([]);
  });

  it('X3.01 the domain uses no package and no module of Node, its tests may', async () => {
    const text = "import { readFileSync } from 'node:fs';\nreadFileSync('x');";
    expect(await broken('packages/domain/src/may.ts', text, [])).toEqual(['domain-is-pure']);
    expect(await broken('packages/domain/src/may.test.ts', text, [])).toEqual([]);
    expect(await broken(server('platform/files.ts'), text, [])).toEqual([]);
  });

  it('X3.01 an app never imports another', async () => {
    const other = web('platform/dates.ts');
    expect(await broken(server('app.ts'), `import '../../../${other}';`, [other])).toEqual([
      'apps-stand-alone',
    ]);
    expect(await broken(web('main.ts'), "import './platform/dates.ts';", [other])).toEqual([]);
  });

  it('X3.06 the browser imports the contract as types only', async () => {
    const contract = 'packages/contract/src/forms.ts';
    const importing = (what: string): Promise<readonly string[]> =>
      broken(web('platform/api-client.ts'), `${what} '../../../../${contract}';`, [contract]);
    expect(await importing('import { value } from')).toEqual(['contract-as-types']);
    expect(await importing('import { type Form, value } from')).toEqual(['contract-as-types']);
    expect(await importing('import type { Form } from')).toEqual([]);
    expect(await importing('import { type Form } from')).toEqual([]);
    const onServer = `import { value } from '../../../${contract}';`;
    expect(await broken(server('app.ts'), onServer, [contract])).toEqual([]);
  });
});

describe('features and technique', () => {
  it('X3.02 a feature enters another one through its front door only', async () => {
    const submit = server('features/submissions/submit.ts');
    const inside = server('features/forms/queries.ts');
    const door = server('features/forms/public.ts');
    expect(await broken(submit, "import '../forms/queries.ts';", [inside])).toEqual(['feature-front-door']);
    expect(await broken(submit, "import '../forms/public.ts';", [door])).toEqual([]);
    expect(
      await broken(submit, "import './queries.ts';", [server('features/submissions/queries.ts')]),
    ).toEqual([]);
  });

  it('X3.02 a feature knows only those before it', async () => {
    for (const app of [server, web]) {
      const form = app('features/forms/save-form.ts');
      const later = app('features/submissions/public.ts');
      const earlier = app('features/territory/public.ts');
      expect(await broken(form, "import '../submissions/public.ts';", [later])).toEqual([
        'features-leftwards',
      ]);
      expect(await broken(form, "import '../territory/public.ts';", [earlier])).toEqual([]);
    }
  });

  it('X3.03 no cycles, not even of types', async () => {
    const one = server('platform/one.ts');
    const other = server('platform/other.ts');
    const back = { [other]: "import type { One } from './one.ts';\nexport type Other = One;\n" };
    const refused = exampleTree({ [one]: "import './other.ts';\nexport type One = 1;\n", ...back });
    expect((await enforceBoundaries(refused)).offences.join()).toContain('no-cycles');
    const clean = exampleTree({ [one]: 'export type One = 1;\n', ...back });
    expect((await enforceBoundaries(clean)).offences).toEqual([]);
  });

  it('X3.04 technique knows no feature', async () => {
    const serverFeature = server('features/forms/public.ts');
    const webFeature = web('features/forms/public.ts');
    for (const folder of [server('platform/http'), server('ports/mail')]) {
      const found = await broken(`${folder}/port.ts`, "import '../../features/forms/public.ts';", [
        serverFeature,
      ]);
      expect(found).toContain('technique-knows-no-feature');
    }
    for (const folder of ['platform', 'ui', 'answering']) {
      const found = await broken(web(`${folder}/row.tsx`), "import '../features/forms/public.ts';", [
        webFeature,
      ]);
      expect(found).toContain('technique-knows-no-feature');
    }
    expect(
      await broken(web('ui/row.tsx'), "import '../platform/dates.ts';", [web('platform/dates.ts')]),
    ).toEqual([]);
  });

  it('X3.04 only the wiring knows the features', async () => {
    const routes = server('features/forms/routes.ts');
    const screen = web('features/forms/list-screen.tsx');
    expect(await broken(server('audit.ts'), "import './features/forms/routes.ts';", [routes])).toEqual([
      'only-wiring-knows-features',
    ]);
    expect(await broken(server('app.ts'), "import './features/forms/routes.ts';", [routes])).toEqual([]);
    expect(await broken(web('main.tsx'), "import './features/forms/list-screen.tsx';", [screen])).toEqual([
      'only-wiring-knows-features',
    ]);
    expect(
      await broken(web('app/router.tsx'), "import '../features/forms/list-screen.tsx';", [screen]),
    ).toEqual([]);
    expect(await broken(server('roles/start.ts'), "import '../features/forms/routes.ts';", [routes])).toEqual(
      ['feature-front-door'],
    );
  });

  it('X3.05 answering reaches no component library, not even through another file', async () => {
    const library = 'node_modules/@mui/material/index.js';
    const tree = {
      [library]: VALUE,
      'node_modules/@mui/material/package.json': '{"name":"@mui/material","main":"index.js"}',
      [web('ui/button.tsx')]: "import '@mui/material';\nexport const Button = 1;\n",
      [web('ui/plain.tsx')]: VALUE,
    };
    const light = [
      [web('answering/field.tsx'), '../ui'],
      [web('ui/light/field.tsx'), '..'],
    ] as const;
    for (const [field, ui] of light) {
      for (const text of ["import '@mui/material';", `import '${ui}/button.tsx';`]) {
        const { offences } = await enforceBoundaries(exampleTree({ ...tree, [field]: text }));
        expect(offences.join()).toContain('answering-is-light');
      }
      const clean = await enforceBoundaries(exampleTree({ ...tree, [field]: `import '${ui}/plain.tsx';` }));
      expect(clean.offences).toEqual([]);
    }
  });

  it('X30.14 the gallery shows the product, which knows nothing of it', async () => {
    const stories = web('gallery/groups.ts');
    const screen = web('features/forms/list-screen.tsx');
    expect(await broken(web('app/router.tsx'), "import '../gallery/groups.ts';", [stories])).toEqual([
      'product-without-gallery',
    ]);
    expect(await broken(stories, "import '../features/forms/list-screen.tsx';", [screen])).toEqual([]);
  });

  it('X3.07 refuses an import that leads nowhere', async () => {
    expect(await broken(server('app.ts'), "import './gone.ts';", [])).toEqual(['imports-resolve']);
    expect(await broken(server('app.ts'), "import './here.ts';", [server('here.ts')])).toEqual([]);
  });
});

it('X3.01 X3.02 X3.03 fails when it read no file', async () => {
  expect((await enforceBoundaries(exampleTree({ 'readme.md': '' }))).offences).toHaveLength(1);
  const noCode = await enforceBoundaries(
    exampleTree({ 'packages/domain/readme.md': '', 'apps/web/x.json': '{}' }),
  );
  expect(noCode.offences.join()).toContain('looked at no file');
});

describe('rooms', () => {
  const files = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => web(`ui/light/${name(index)}`));

  it('X30.04 a folder of more than twenty files is refused, tests and style sheets not counted', async () => {
    const twenty = [...files(19, (index) => `part-${index}.ts`)];
    const beside = [
      ...files(5, (index) => `part-${index}.test.ts`),
      ...files(5, (index) => `part-${index}.css`),
    ];
    expect(await broken(web('ui/light/last.ts'), VALUE, [...twenty, ...beside])).toEqual([]);
    const more = files(20, (index) => `part-${index}.ts`);
    expect(await broken(web('ui/light/last.ts'), VALUE, more)).toEqual(['crowded-folder']);
  });

  it('X30.04 folders that import each other are refused, also over a third; the front door is not counted', async () => {
    const tree = (text: Readonly<Record<string, string>>) =>
      enforceBoundaries(
        exampleTree(Object.fromEntries(Object.entries(text).map(([path, from]) => [server(path), from]))),
      );
    const circle = await tree({
      'platform/a/one.ts': "import { value } from '../b/two.ts';\nexport const one = value;",
      'platform/b/two.ts': "import { value } from '../c/three.ts';\nexport { value };",
      'platform/c/three.ts': VALUE,
      'platform/c/four.ts': "import type { other } from '../a/other.ts';\nexport type Four = typeof other;",
      'platform/a/other.ts': 'export const other = 1;',
    });
    expect(circle.offences).toEqual([expect.stringContaining('folders-in-a-circle')]);
    const door = await tree({
      'features/forms/public.ts': "export { value } from './saving/save.ts';",
      'features/forms/queries.ts': VALUE,
      'features/forms/saving/save.ts':
        "import { value } from '../queries.ts';\nexport { value };\nexport const save = value;",
    });
    expect(door.offences).toEqual([]);
  });
});
