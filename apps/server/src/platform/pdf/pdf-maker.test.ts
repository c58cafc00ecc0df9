// The drawing process: what it returns, and what happens when a template is wrong or takes too long.
import { afterEach, expect, it } from 'vitest';
import { type PdfMaker, pdfMaker } from './pdf-maker.ts';

const makers: PdfMaker[] = [];
const made = (...settings: Parameters<typeof pdfMaker>) => {
  const maker = pdfMaker(...settings);
  makers.push(maker);
  return maker;
};
afterEach(async () => {
  await Promise.all(makers.splice(0).map((maker) => maker.close()));
});

const DATE = '#set document(title: "Acta", date: datetime(year: 2026, month: 3, day: 10))\n';
const document = (body: string) => ({ sources: { '/main.typ': DATE + body }, files: {} });
const hello = document('#set text(font: "Source Sans 3", lang: "es")\n= Hola');

it('X18.03 every process draws the same bytes', async () => {
  const maker = made({ perProcess: 1 });
  const [first, second, third] = await Promise.all([hello, hello, hello].map((pdf) => maker.make(pdf)));
  expect(Buffer.from(second!.content).equals(first!.content)).toBe(true);
  expect(Buffer.from(third!.content).equals(first!.content)).toBe(true);
});

it('X18.03 nothing of one record is left for the next', async () => {
  const maker = made();
  await maker.make({ ...document('#image("/one.svg", alt: "x")'), files: { '/one.svg': svg() } });
  await expect(maker.make(document('#image("/one.svg", alt: "x")'))).rejects.toThrow('no PDF');
});

it('X18.02 type of this machine is not used', async () => {
  const { standard } = await made().make(
    document('#set text(font: ("Source Sans 3", "DejaVu Sans", "Noto Sans CJK JP"))\n= 𓀀'),
  );
  expect(standard).toBe('1.7');
});

it('X18.04 a template reads nothing of the disk', async () => {
  const maker = made();
  for (const path of ['/etc/passwd', '../../../../../../../etc/passwd', 'pdf-process.ts'])
    await expect(maker.make(document(`#read("${path}")`))).rejects.toThrow('no PDF');
});

it('X18.11 a record that fails fails alone, and reveals nothing of its data', async () => {
  const maker = made();
  await expect(maker.make(document('#panic("secreto")'))).rejects.toThrow(/^no PDF: (?!.*secreto)/s);
  expect((await maker.make(hello)).standard).toBe('ua-1');
});

it('X18.11 a record that takes too long is given up', async () => {
  await expect(made({ timeoutMs: 1 }).make(hello)).rejects.toThrow('it took too long');
});

function svg(): Buffer {
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
}
