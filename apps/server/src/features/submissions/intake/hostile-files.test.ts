// Harmful files are refused, or stored in a form that harms nobody. Ordinary files of every type are
// accepted.

import { DOCUMENT_TYPES, type DocumentType } from '@constancia/domain/files/attachment.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upload, isBegun } from '../../../testing/files/uploads.ts';
import { saveForm } from '../../../testing/forms.ts';
import { compoundFile, officeEntries, openDocument, zip } from '../../../testing/hostile/archives.ts';
import { type HostileFile, hostileFiles } from '../../../testing/hostile/hostile-files.ts';
import { HOME } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let formId: string;
beforeAll(async () => {
  world = await openTestWorld();
  await sql`update municipalities set settings = '{"offersVideo": true}' where id = ${HOME.id}`.execute(
    world.db,
  );
  const question = aQuestion('q', 'text', {
    allowsImage: true,
    allowsDocument: true,
    allowsVideo: true,
    allowsAudio: true,
  });
  formId = await saveForm(world.as.supervisor, {
    id: 'hostileFiles',
    definition: aForm()
      .with({ title: { text: 'Archivos' } })
      .withSection('s', question)
      .build(),
  });
});
afterAll(() => world.close());

const FILES = await hostileFiles();

let sent = 0;
async function send({
  kind,
  name,
  content,
}: Pick<HostileFile, 'kind' | 'name' | 'content'>): Promise<TestReply> {
  const id = `hostile${sent++}`;
  // Resets the hourly limits, which are not the subject of this test.
  await sql`delete from rate_limits`.execute(world.db);
  return upload(world.as.inspector, { kind, name, content, id, formId, submissionId: id, questionId: 'q' });
}

it('X14.07 at least sixty kinds of hostile files are tried', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(60);
});

describe('A5.34 A5.36 A5.38 X14.07', () => {
  it.each(FILES.filter(({ becomes }) => becomes === 'refused'))(
    'refuses $kind: $what ($name)',
    async (file) => {
      const reply = await send(file);
      expect([reply.status, reply.body.code]).toEqual([415, 'file-refused']);
      await world.runJobs();
      expect(await isBegun(world, `hostile${sent - 1}`)).toBe(false);
    },
  );

  it.each(FILES.filter(({ becomes }) => becomes === 'harmless'))(
    'makes harmless $kind: $what',
    async (file) => {
      const reply = await send(file);
      expect([reply.status, reply.body.code]).toEqual([200, undefined]);
      expect(reply.body.key).toMatch(/^(?:imagenes|documentos)\/\w{20}\/(?:doc-)?\w{12}\.\w+$/);
      expect(reply.body.name).toMatch(/^[^/\\<>"\p{Cc}\p{Cf}]{1,120}$/u);
      const { headers, raw } = await world.as.inspector.get(reply.body.url);
      expect(headers['content-disposition']).toMatch(/^attachment;/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
      expect(headers['content-type']).not.toMatch(/html|svg|script/);
      if (file.kind === 'image')
        expect(
          ['<script', 'MZ\u0090', 'PK\u0003\u0004'].some((hidden) => raw.includes(hidden, 'latin1')),
        ).toBe(false);
    },
  );
});

describe('A5.38 E5.26 R5.26', () => {
  const ordinary: Readonly<Record<DocumentType, Buffer>> = {
    pdf: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF'),
    doc: compoundFile('WordDocument', '1Table'),
    xls: compoundFile('Workbook'),
    ppt: compoundFile('PowerPoint Document'),
    docx: zip(...officeEntries('docx')),
    xlsx: zip(...officeEntries('xlsx')),
    pptx: zip(...officeEntries('pptx')),
    odt: openDocument(DOCUMENT_TYPES.odt),
    ods: openDocument(DOCUMENT_TYPES.ods),
    odp: openDocument(DOCUMENT_TYPES.odp),
    csv: Buffer.from('calle;número\r\nMitre;12\r\n', 'latin1'),
    rtf: Buffer.from("{\\rtf1\\ansi Acta n\\'fa mero 1}\n"),
    kml: Buffer.from(
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- a --><kml><name>A &amp; B &#241;</name></kml>\n',
    ),
    kmz: zip({ name: 'images/', content: '', stored: 'yes' }, { name: 'doc.kml', content: '<kml/>' }),
  };

  it.each(Object.entries(ordinary))(
    'takes an ordinary %s and gives it back as it came',
    async (type, content) => {
      const reply = await send({ kind: 'document', name: `Informe.${type}`, content });
      expect([reply.status, reply.body.code]).toEqual([200, undefined]);
      const read = await world.as.inspector.get(reply.body.url);
      expect(read.headers['content-type']).toBe(DOCUMENT_TYPES[type as DocumentType]);
      expect(read.raw.equals(content)).toBe(true);
    },
  );

  it('A5.39 A9.04 takes a kml of many megabytes', async () => {
    const path = `<Placemark><coordinates>${'-63.2401,-32.4102,0 '.repeat(5_000)}</coordinates></Placemark>`;
    const content = Buffer.from(`<kml><Document>${path.repeat(120)}</Document></kml>`);
    expect(content.length).toBeGreaterThan(10 * 1_048_576);
    expect((await send({ kind: 'document', name: 'Loteo.kml', content })).status).toBe(200);
  });
});
