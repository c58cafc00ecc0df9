// XLSForms over HTTP: what comes in as a file, and what goes out as one.
import { randomBytes } from 'node:crypto';
import { XLSFORM_BYTES_MAX } from '@constancia/domain/limits.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { HOUSEHOLD, UNHELD, WIDGETS, xlsForm } from '@constancia/domain/testing/xlsform-examples.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tablesIn, workbookOf } from '../../../testing/files/sheets.ts';
import { saveForm } from '../../../testing/forms.ts';
import { officeEntries, zip } from '../../../testing/hostile/archives.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const send = (bytes: Buffer, query = ''): Promise<TestReply> =>
  world.as.supervisor.post(`/api/xlsforms${query}`, bytes);

const stored = async () => {
  const { rows } = await sql<{ count: string }>`
    select (select count(*) from forms) + (select count(*) from files) + (select count(*) from audit_entries) as count`.execute(
    world.db,
  );
  return rows[0]?.count;
};

describe('a file that comes in', () => {
  it('X38.47 becomes a form and a report; nothing is stored before the author saves it', async () => {
    const before = await stored();
    const reply = await send(await workbookOf(HOUSEHOLD), '?name=hogares.xlsx');
    expect(reply.status).toBe(200);
    const { definition, lines, more } = reply.body;
    expect(definition.title).toEqual({ text: 'Encuesta de hogares' });
    expect(definition.sections.map(({ title }: { title: { text: string } }) => title.text)).toEqual([
      'Vivienda',
      'Miembro del hogar',
      'Cierre',
    ]);
    expect(lines[0]).toEqual({
      sheet: 'survey',
      row: 2,
      column: 'type',
      reason: 'metadata',
      severity: 'not-carried',
      text: 'today',
    });
    expect(more).toBe(0);
    expect(await stored()).toBe(before);
    const saved = await saveForm(world.as.supervisor, { id: 'household', definition });
    const opened = await world.as.supervisor.get(`/api/forms/${saved}`);
    expect(opened.body.definition).toEqual(definition);
  });

  it('X38.47 what is refused comes with its row, and without a form', async () => {
    const sheets = xlsForm('type | name | label\ntext | a | A\nend group | | ');
    const reply = await send(await workbookOf(sheets));
    expect([reply.status, reply.body.definition]).toEqual([200, null]);
    expect(reply.body.lines).toEqual([
      expect.objectContaining({ sheet: 'survey', row: 3, reason: 'end-unmatched', severity: 'refused' }),
    ]);
  });

  it('X38.47 a form without a title takes the name of its file; words of ours are in the language asked for', async () => {
    const bytes = await workbookOf(UNHELD);
    expect((await send(bytes, '?name=Censo%202026.xlsx')).body.definition.title.text).toBe('Censo 2026');
    const inBasque = await send(await workbookOf(HOUSEHOLD), '?language=ek');
    expect(JSON.stringify(inBasque.body.definition)).toContain('Bestelakoa');
  });

  it('X38.47 sheets are found whatever the capitals of their names, beside others; numbers are texts', async () => {
    const bytes = await workbookOf({
      Notas: [['nada']],
      Survey: [
        ['type', 'name', 'label'],
        ['select_one pisos', 'piso', 2026],
      ],
      CHOICES: [
        ['list_name', 'name', 'label'],
        ['pisos', 1, 10],
        ['pisos', 2.5, 'Entrepiso'],
      ],
      settings: [['form_title'], [7]],
    });
    const { definition } = (await send(bytes)).body;
    expect(definition.title.text).toBe('7');
    expect(definition.sections[0].questions[0]).toMatchObject({
      title: { text: '2026' },
      options: [
        { id: '1', text: { text: '10' } },
        { id: '2_5', text: { text: 'Entrepiso' } },
      ],
    });
  });

  it('X38.48 what is no spreadsheet, or unpacks to too much, is refused', async () => {
    const sound = await workbookOf(WIDGETS);
    // Ordinary in everything but its size: fifty megabytes that pack to less than one.
    const filler = randomBytes(150).toString('hex').repeat(100);
    const bomb = await workbookOf({ ...WIDGETS, Notas: Array.from({ length: 1_700 }, () => [filler]) });
    expect(bomb.length).toBeLessThan(XLSFORM_BYTES_MAX);
    const others: readonly (readonly [string, Buffer])[] = [
      ['text', Buffer.from('type,name,label')],
      ['cut off', sound.subarray(0, sound.length - 40)],
      ['a document', zip(...officeEntries('docx'))],
      ['macros', zip(...officeEntries('xlsx'), { name: 'xl/vbaProject.bin', content: 'x' })],
      ['bomb', bomb],
      ['one byte', Buffer.from('P')],
    ];
    for (const [name, bytes] of others) {
      const reply = await send(bytes);
      expect([name, reply.status, reply.body.code]).toEqual([name, 415, 'sheet-unreadable']);
    }
    expect((await send(Buffer.alloc(XLSFORM_BYTES_MAX + 1))).body.code).toBe('payload-too-large');
    const json = await world.as.supervisor.post('/api/xlsforms', { survey: [] });
    expect(json.body.code).toBe('media-type-refused');
  });

  it('X38.48 who may not create forms is refused before the file is read', async () => {
    expect((await world.as.inspector.post('/api/xlsforms', Buffer.from('x'))).body.code).toBe('forbidden');
    expect((await world.visitor.post('/api/xlsforms', Buffer.from('x'))).status).toBe(401);
  });
});

describe('a form that goes out', () => {
  const definition = aForm()
    .with({ title: { text: 'Arbolado' } })
    .withSection('datos', aQuestion('nombre', 'text', { required: true, title: { text: '=1+1 «año»' } }))
    .withRepeatableSection('ramas', aQuestion('rama', 'single-choice', { options: ['Alta', 'Baja'] }))
    .build();

  it('X38.49 is a file with the three sheets, which comes in again as the same form', async () => {
    const id = await saveForm(world.as.supervisor, { id: 'goesOut', definition });
    const reply = await world.as.supervisor.get(`/api/forms/${id}/xlsform?language=es`);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="xlsform-${id}.xlsx"`);
    const tables = await tablesIn(reply);
    expect(Object.keys(tables)).toEqual(['survey', 'choices', 'settings']);
    expect(tables.survey?.[2]).toEqual(['text', 'nombre', '=1+1 «año»', 'yes']);
    expect(tables.settings?.[1]).toEqual(['Arbolado', id, '1']);
    const again = await send(reply.raw);
    expect(again.body.definition.sections).toEqual(definition.sections);
  });

  it('X38.49 is always the newest version', async () => {
    const id = await saveForm(world.as.supervisor, { id: 'goesOutTwice', definition });
    const body = { version: 1, areaId: HOME.areas[0], sync: false };
    const title = { text: 'Arbolado 2' };
    await world.as.supervisor.put(`/api/forms/${id}`, { ...body, definition: { ...definition, title } });
    const tables = await tablesIn(await world.as.supervisor.get(`/api/forms/${id}/xlsform`));
    expect(tables.settings?.[1]).toEqual(['Arbolado 2', id, '2']);
    expect((await world.as.supervisor.get(`/api/forms/${testId('nobody')}/xlsform`)).body.code).toBe(
      'form-not-found',
    );
  });
});
