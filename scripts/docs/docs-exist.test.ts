// Tests on small trees that pages and comments may only name what exists.

import { describe, expect, it } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';
import { docsExist } from './docs-exist.ts';

const TREE = {
  'package.json': '{ "scripts": { "start": "x", "test": "x", "bench": "x" } }',
  'apps/server/src/features/forms/save-form.ts':
    'export async function saveForm() {}\nexport const api = {\n  read: () => 1,\n};\n',
  'apps/server/database/forms.sql': '-- Forms.\nCREATE TABLE form_versions (form_id text);\n',
  'packages/domain/src/forms/form.ts': 'export {};\n',
  'docs/tour.md': '# Tour\n\n## The tree\n',
};

/** The offences when the text is a page. */
function wrongInPage(text: string): readonly string[] {
  return docsExist(exampleTree({ ...TREE, 'docs/page.md': text })).offences;
}

/** The offences when the text is a file of code. */
function wrongInCode(text: string, path = 'packages/domain/src/forms/code.ts'): readonly string[] {
  return docsExist(exampleTree({ ...TREE, [path]: text })).offences;
}

const missing = (line: number, named: string): readonly string[] => [
  `docs/page.md:${line} names the ${named}, which does not exist`,
];

describe('what a page names', () => {
  it('X30.02 files and folders, whole or from any folder on, with short names for packages', () => {
    const there = [
      '`apps/server/src/features/forms/save-form.ts` and `save-form.ts`, line `forms/save-form.ts:12`',
      '`features/forms/`, `apps/server/src`, `features/<feature>/save-form.ts`, `features/*/save-*.ts`',
      '`domain/forms/form.ts`, `@constancia/domain/forms/form.ts`, `{form,save-form}.ts`',
      '`data/postgres/`, `GET /api/forms`, `Array.from`, `/contestar/:id`, `a/b`',
    ];
    expect(wrongInPage(there.join('\n'))).toEqual([]);
    expect(wrongInPage('Text.\n`save-forms.ts`')).toEqual(missing(2, 'path save-forms.ts'));
    expect(wrongInPage('`review/save-form.ts`')).toEqual(missing(1, 'path review/save-form.ts'));
    expect(wrongInPage('`ve-form.ts`')).toEqual(missing(1, 'path ve-form.ts'));
    expect(wrongInPage('`features/review/`')).toEqual(missing(1, 'path features/review/'));
    expect(wrongInPage('`apps/server/lib`')).toEqual(missing(1, 'path apps/server/lib'));
    expect(wrongInPage('`domain/save-form.ts`')).toEqual(missing(1, 'path domain/save-form.ts'));
  });

  it('X30.02 functions and members of a file', () => {
    expect(wrongInPage('`save-form.ts#saveForm` and `save-form.ts#read`')).toEqual([]);
    expect(wrongInPage('`save-form.ts#save`')).toEqual(missing(1, 'path save-form.ts#save'));
    expect(wrongInPage('`form.ts#saveForm`')).toEqual(missing(1, 'path form.ts#saveForm'));
  });

  it('X30.02 targets of links, and headings in them', () => {
    expect(
      wrongInPage(
        '[a](tour.md) [b](../apps/server/src) [c](tour.md#the-tree) [d](https://x.example/y.ts) [`e()`](tour.md)',
      ),
    ).toEqual([]);
    expect(wrongInPage('[a](save-form.ts)')).toEqual(missing(1, 'link save-form.ts'));
    expect(wrongInPage('[a](tour.md#walks)')).toEqual(missing(1, 'link tour.md#walks'));
  });

  it('X30.02 commands, in examples too, and the steps of npm test', () => {
    expect(wrongInPage('`npm run bench -- --quick`, `npm start`, `npm test -- types unit <step>`')).toEqual(
      [],
    );
    expect(wrongInPage('```sh\nnpm test -- unit   # twenty seconds\nnpm run benches\n```')).toEqual(
      missing(3, 'command npm run benches'),
    );
    expect(wrongInPage('`npm test -- units`')).toEqual(missing(1, 'command npm test -- units'));
  });

  it('X30.02 tables, columns and functions of the database', () => {
    expect(wrongInPage('`form_versions` has `form_id`')).toEqual([]);
    expect(wrongInPage('`form_version`')).toEqual(missing(1, 'table form_version'));
  });

  it('X30.02 leaves the specification as it was given alone, and reads every other page', () => {
    const { pages, offences } = docsExist(
      exampleTree({
        ...TREE,
        'docs/spec/product.md': '`src/old.ts`',
        'README.md': '`src/old.ts`',
        'bench/README.md': '`src/older.ts`',
      }),
    );
    expect(pages).toBe(3);
    expect(offences).toEqual([
      'README.md:1 names the path src/old.ts, which does not exist',
      'bench/README.md:1 names the path src/older.ts, which does not exist',
    ]);
  });
});

describe('what a comment names', () => {
  const path = 'packages/domain/src/forms/code.ts';

  it('X30.02 files, with and without backticks, functions and commands', () => {
    expect(
      wrongInCode('// As save-form.ts and `form.ts`; npm run bench.\nexport const a = "none.ts";\n'),
    ).toEqual([]);
    expect(wrongInCode('// As save.ts says.\n')).toEqual([
      `${path}:1 names the path save.ts, which does not exist`,
    ]);
    expect(wrongInCode('export {};\n/**\n * See `save.ts#save`.\n */\n')).toEqual([
      `${path}:3 names the path save.ts#save, which does not exist`,
    ]);
    expect(wrongInCode('// npm run benches\n')).toEqual([
      `${path}:1 names the command npm run benches, which does not exist`,
    ]);
  });

  it('X30.02 tables that are said to be one', () => {
    expect(wrongInCode('// The table `form_versions`, a field `form_name`.\n')).toEqual([]);
    expect(wrongInCode('-- As in the `form_names` table.\n', 'apps/server/database/names.sql')).toEqual([
      'apps/server/database/names.sql:1 names the table form_names, which does not exist',
    ]);
    expect(wrongInCode('// As in the `form_names` table.\n')).toEqual([
      `${path}:1 names the table form_names, which does not exist`,
    ]);
  });
});
