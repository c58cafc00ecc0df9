// @vitest-environment jsdom
// What a person does with a form, from the first answer to the stored submission, over the real store, drafts and
// sending. The journeys of e2e/answering prove that the screens show it.
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../platform/api-client.ts';
import { openScenario } from './testing/scenario.tsx';

const name = aQuestion('nombre', 'text', { title: { text: 'Nombre' }, required: true });
const phone = aQuestion('telefono', 'text', { title: { text: 'Teléfono' } });
const length = aQuestion('largo', 'decimal', { title: { text: 'Largo' }, required: true });

const SIMPLE = aForm().withSection('datos', name, phone);
const FORM = SIMPLE.withConditionalSection(
  'motivo',
  { title: { text: 'Motivo' } },
  { ...aCondition('raices', length), text: { text: 'Raíces' } },
  { ...aCondition('ramas'), text: { text: 'Ramas' } },
)
  .withRepeatableSection(
    'personas',
    aQuestion('edad', 'integer', { title: { text: 'Edad' }, required: true }),
  )
  .build();
const PERSONAS = 'Sección personas';

let online = true;

beforeEach(() => {
  localStorage.clear();
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (form = SIMPLE.build()) => openScenario({ form });

describe('conditions and copies', () => {
  it('A4.18 A4.19 only questions of ticked conditions are asked, required and sent', async () => {
    const ana = await open(FORM);
    expect(ana.shows('Largo')).toBe(false);
    ana.fill('Nombre', 'Ana').fill('Edad', '42').tick('Raíces');
    await ana.send();
    expect(ana.errors).toEqual(['Largo: * Respuesta requerida']);
    ana.fill('Largo', '3,5').untick('Raíces').undo('Raíces');
    expect(ana.value('Largo')).toBe('3,5');
    ana.untick('Raíces');
    await ana.send();
    expect(ana.intake.stored).toMatchObject([
      { answers: { ticked: {}, main: { nombre: { value: 'Ana' }, edad: { value: '42' } } } },
    ]);
    expect(JSON.stringify(ana.intake.stored)).not.toContain('3,5');
  });

  it('A4.20 with one condition allowed the next is locked until the first is unticked', async () => {
    const ana = await open(
      aForm()
        .withConditionalSection(
          'motivo',
          { single: true },
          { ...aCondition('raices'), text: { text: 'Raíces' } },
          { ...aCondition('ramas'), text: { text: 'Ramas' } },
        )
        .build(),
    );
    ana.tick('Raíces');
    expect(() => ana.tick('Ramas')).toThrow('locked');
    ana.untick('Raíces').tick('Ramas');
    await ana.send();
    expect(ana.intake.stored[0]?.answers.ticked).toEqual({ motivo: ['ramas'] });
  });

  it('A4.21 A4.22 each copy is checked, and what was in a removed one is not sent', async () => {
    const ana = await open(FORM);
    ana.fill('Nombre', 'Ana').fill('Edad', '42').addCopy(PERSONAS).addCopy(PERSONAS);
    ana.fill('Edad', '7', 2);
    await ana.send();
    expect(ana.errors).toEqual(['Edad: * Respuesta requerida']);
    ana.removeCopy(PERSONAS, 2);
    expect(ana.copies(PERSONAS)).toBe(1);
    ana.fill('Edad', '8', 2);
    await ana.send();
    expect(
      ana.intake.stored[0]?.answers.rows['personas']?.map(({ answers }) => answers['edad']?.value),
    ).toEqual(['8']);
  });
});

describe('steps', () => {
  const stepped = aForm()
    .withOptions({ digitalSignature: true })
    .withSection('datos', name)
    .withSignature({ signatory: 'citizen' })
    .build();

  it('A2.26 A2.28 the person goes forward and back, and keeps what was written', async () => {
    const ana = await open(stepped);
    ana.fill('Nombre', 'Ana').next();
    expect(ana.step).toBe('signatures');
    expect(ana.shows('Nombre')).toBe(false);
    expect(() => ana.next()).toThrow('no such button');
    expect(ana.back().value('Nombre')).toBe('Ana');
  });

  it('A4.30 A5.04 what is missing on an earlier step leads back to it', async () => {
    const ana = await open(stepped);
    await ana.next().send();
    expect(ana.step).toBe('questions');
    expect(ana.errors).toEqual(['Nombre: * Respuesta requerida']);
    expect(ana.intake.stored).toEqual([]);
  });
});

describe('the draft', () => {
  it('A4.01 W1 a reload brings back what was written, also in conditions and copies', async () => {
    const ana = await open(FORM);
    ana.fill('Nombre', 'Ana').tick('Raíces').fill('Largo', '3,5').addCopy(PERSONAS).fill('Edad', '8', 2);
    await ana.reload();
    expect(ana.recovered).toBe('same-version');
    expect([ana.value('Nombre'), ana.value('Largo'), ana.value('Edad', 2)]).toEqual(['Ana', '3,5', '8']);
  });

  it('A4.01 after it was sent nothing comes back', async () => {
    const ana = await open();
    await ana.fill('Nombre', 'Ana').send();
    expect(ana.codes).toEqual(['VM1']);
    await ana.reload();
    expect(ana.recovered).toBe('nothing');
    expect(ana.value('Nombre')).toBeUndefined();
  });

  it('X25.04 a version that is not taken any more opens the newest one with what was written', async () => {
    const ana = await open();
    const motive = aQuestion('motivo', 'text', { title: { text: 'Motivo' }, required: true });
    ana.fill('Nombre', 'Ana').publish(aForm().withSection('datos', name, phone, motive).build());
    ana.intake.answerNext(new CallError('form-changed'));
    await ana.send();
    expect(ana.recovered).toBe('other-version');
    expect(ana.value('Nombre')).toBe('Ana');
    await ana.fill('Motivo', 'Sequía').send();
    expect(ana.intake.stored).toMatchObject([
      { version: 4, answers: { main: { motivo: { value: 'Sequía' } } } },
    ]);
  });
});

describe('sending', () => {
  it('A4.33 A8.10 without connection nothing is sent, and everything is when it is back', async () => {
    const ana = await open();
    online = false;
    await ana.fill('Nombre', 'Ana').send();
    expect(ana.sending).toEqual({ step: 'no-reply', reason: 'lost', unknown: false });
    expect(ana.intake.stored).toEqual([]);
    online = true;
    await ana.answer(({ again }) => again());
    expect(ana.codes).toEqual(['VM1']);
  });

  it('W1 A8.10 a reply that is lost and a retry store one submission, also after a reload', async () => {
    const ana = await open();
    ana.intake.answerNext('lost');
    await ana.fill('Nombre', 'Ana').send();
    expect(ana.sending).toEqual({ step: 'no-reply', reason: 'lost', unknown: true });
    await ana.reload();
    await ana.send();
    expect(ana.codes).toEqual(['VM1']);
    expect(ana.intake.stored).toHaveLength(1);
  });

  it('W1 what was changed after a lost reply is not taken for stored; it can be sent as a new submission', async () => {
    const ana = await open();
    ana.intake.answerNext('lost');
    await ana.fill('Nombre', 'Ana').send();
    await ana.fill('Nombre', 'Ana María').send();
    expect(ana.sending.step).toBe('stored-before');
    await ana.answer(({ sendAsNew }) => sendAsNew());
    expect(ana.intake.stored.map(({ answers }) => answers.main['nombre']?.value)).toEqual([
      'Ana',
      'Ana María',
    ]);
    expect(new Set(ana.intake.stored.map(({ id }) => id)).size).toBe(2);
  });

  it('A8.15 a failed save leaves every entry where it was, and the next attempt stores it', async () => {
    const ana = await open();
    ana.intake.answerNext(new CallError('request-invalid'));
    await ana.fill('Nombre', 'Ana').send();
    expect(ana.sending).toMatchObject({ step: 'failed', error: { code: 'request-invalid' } });
    expect(ana.value('Nombre')).toBe('Ana');
    await ana.send();
    expect(ana.codes).toEqual(['VM1']);
  });

  it('A5.01 what only the server finds is shown like everything else', async () => {
    const ana = await open();
    const issue = {
      code: 'answer-too-long',
      at: { sectionId: 'datos', questionId: 'telefono' },
      values: { max: 5 },
    } as const;
    ana.intake.answerNext(new CallError('answers-invalid', { issues: [issue] }));
    await ana.fill('Nombre', 'Ana').fill('Teléfono', '353412').send();
    expect(ana.errors).toEqual([expect.stringMatching(/^Teléfono: .*5/)]);
    expect(ana.sending.step).toBe('writing');
  });

  it('A4.50 A8.02 a form that cannot be answered any more is refused while it is being sent', async () => {
    const ana = await open();
    ana.intake.answerNext(new CallError('limit-reached'));
    await ana.fill('Nombre', 'Ana').send();
    expect(ana.refused).toBe('limit-reached');
    expect(ana.intake.stored).toEqual([]);
  });

  it('A4.06 A4.07 A4.08 staff choose the state first: declining stores nothing, the initial one is preselected', async () => {
    const ana = await openScenario({
      form: SIMPLE.withStates('Recibido', 'Resuelto').build(),
      asksState: true,
    });
    await ana.fill('Nombre', 'Ana').send();
    expect(ana.sending).toEqual({ step: 'choosing-state', chosen: 0 });
    await ana.answer(({ dismiss }) => dismiss());
    expect(ana.intake.stored).toEqual([]);
    await ana.send();
    await ana.answer(({ chooseState }) => chooseState(1));
    expect(ana.intake.stored).toMatchObject([{ state: 1 }]);
  });
});
