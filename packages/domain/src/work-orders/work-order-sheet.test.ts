// Lines of a spreadsheet as work orders.
import { expect, it } from 'vitest';
import { columnsByTitle, sheetLines } from '../sheets/sheet-lines.ts';
import { type KnownPlan, WORK_ORDER_SHEET } from './work-order-sheet.ts';

const TITLES = {
  form: 'Formulario',
  asset: 'Activo',
  address: 'Dirección',
  due: 'Para el',
  priority: 'Prioridad',
  person: 'Usuario',
  note: 'Nota',
};
const HEADINGS = Object.values(TITLES);
const KNOWN: KnownPlan = {
  forms: [
    { id: 'f1', title: { text: 'Luminarias', in: { en: 'Lamps', gl: 'Veredas' } } },
    { id: 'f2', title: { text: 'Veredas' } },
    { id: 'f3', title: { text: 'veredas' } },
    { id: 'f4', title: { text: 'Farolas', in: { en: 'Street Lights' } } },
  ],
  priorities: [
    { id: 'high', name: 'Alta' },
    { id: 'low', name: 'Baja' },
  ],
};
const read = (...lines: string[][]) =>
  sheetLines(
    WORK_ORDER_SHEET,
    { table: [HEADINGS, ...lines], columns: columnsByTitle(HEADINGS, TITLES) },
    KNOWN,
  );
const codesOf = (...lines: string[][]) => read(...lines).map(({ issues }) => issues.map(({ code }) => code));

it('X39.27 a line is an order: its form by title, its day as it is written here or in a file, its priority by name', () => {
  const [first, second] = read(
    ['luminarias', '12', 'Mitre 1', '5/3/2026', 'alta', 'ana', ' Llevar escalera '],
    ['Luminarias', '', ' Mitre  1 ', '2026-03-05', '', '', ''],
  );
  expect(first).toEqual({
    line: 2,
    form: 'luminarias',
    workOrder: {
      formId: 'f1',
      assetId: 12,
      address: '',
      dueOn: '2026-03-05',
      priority: 'high',
      assignedTo: 'ana',
      note: 'Llevar escalera',
    },
    issues: [],
  });
  expect(second).toMatchObject({
    workOrder: { assetId: null, address: 'Mitre 1', dueOn: '2026-03-05', priority: 'medium' },
    issues: [],
  });
});

it('P1.24 X39.27 a form is found by its title in any language; that of the form itself counts before a translation', () => {
  const [lights, lamps] = read(
    ['street lights', '12', '', '5/3/2026', '', '', ''],
    ['Lamps', '12', '', '5/3/2026', '', '', ''],
  );
  expect(lights).toMatchObject({ workOrder: { formId: 'f4' }, issues: [] });
  expect(lamps).toMatchObject({ workOrder: { formId: 'f1' }, issues: [] });
  expect(codesOf(['Veredas', '12', '', '5/3/2026', '', '', ''])).toEqual([['sheet-form-unknown']]);
});

it('X39.27 a form, number, day or priority that is none is said, and so is a line that stands twice', () => {
  const line = (change: Partial<Record<keyof typeof TITLES, string>>) => {
    const cells = {
      form: 'Luminarias',
      asset: '',
      address: 'Mitre 1',
      due: '05/03/2026',
      priority: '',
      person: '',
      note: '',
    };
    return Object.values({ ...cells, ...change });
  };
  expect(
    codesOf(
      line({ form: 'Arbolado' }),
      line({ form: 'Veredas' }),
      line({ asset: 'doce', address: 'Mitre 2' }),
      line({ due: '31/02/2026' }),
      line({ due: 'mañana' }),
      line({ priority: 'Urgente', address: 'Mitre 3' }),
      line({}),
      line({ form: 'LUMINARIAS' }),
    ),
  ).toEqual([
    ['sheet-form-unknown'],
    ['sheet-form-unknown'],
    ['sheet-number-unknown'],
    ['sheet-day-wrong'],
    ['sheet-day-wrong'],
    ['sheet-priority-unknown'],
    [],
    ['sheet-line-repeated'],
  ]);
});
