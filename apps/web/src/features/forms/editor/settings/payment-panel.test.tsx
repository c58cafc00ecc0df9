// @vitest-environment jsdom
// What a form sells: in which time zone its dates are shown and typed, and what is said of what is missing.
import type { Account } from '@constancia/contract/session.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { updateProduct } from '@constancia/domain/payments/edit-product.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, it, vi } from 'vitest';
import { click, typeHere, write } from '../../../../platform/testing/act-on.ts';
import { all, one, saidOf } from '../../../../platform/testing/find.ts';
import { drawAndFollow, until } from '../../../../platform/testing/draw.ts';
import { AroundStaff } from '../../../../ui/staff/testing/around-staff.tsx';
import { editorOf, openEditor, press, save, saved, says, toggle } from '../../testing/forms-pages.tsx';
import { startFormsServer } from '../../testing/forms-server.ts';
import { type Editor, EditorContext } from '../editing/editor-context.tsx';
import { createEditorStore } from '../editing/editor-store.ts';
import { productElement } from '../editing/selection.ts';
import { narrowWindow } from '../../../../platform/testing/narrow-window.ts';
import { PaymentPanel } from './payment-panel.tsx';

/** Nine in the evening in Buenos Aires, one in the morning in Madrid. */
const ENDS = '2026-12-01T00:00:00.000Z';

/** The panel before the list of municipalities has arrived, for somebody of Buenos Aires who works in all of them. */
async function saleEnds(savedZone: string | null, areaId = 'plaza'): Promise<HTMLInputElement | null> {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const account = {
    acrossMunicipalities: true,
    municipality: { timeZone: 'America/Argentina/Buenos_Aires' },
  } as Account;
  const definition = updateProduct(EMPTY_FORM, { saleEnds: ENDS });
  const store = createEditorStore({ definition, areaId, sync: 'off' });
  const may = { content: true, structure: true, states: true };
  const editor = { account, savedZone, store, may } as Partial<Editor> as Editor;
  await drawAndFollow(
    <AroundStaff>
      <EditorContext value={editor}>
        <PaymentPanel />
      </EditorContext>
    </AroundStaff>,
  );
  return document.querySelector<HTMLInputElement>(`#${productElement('payments.saleEnds')}`);
}

it('E9.18 the dates of a saved form are those of its municipality, for who works in several too', async () => {
  expect((await saleEnds('Europe/Madrid'))?.value).toBe('2026-12-01T01:00');
});

it('E9.18 a new form without an area has the dates of the own municipality', async () => {
  expect((await saleEnds(null, ''))?.value).toBe('2026-11-30T21:00');
});

it('E8.11 E9.17 E9.21 E9.23 E9.27 on a phone what is missing in a product takes the focus and says why', async () => {
  narrowWindow();
  const server = startFormsServer();
  const sells = { ...SMALL_FORM, options: { ...SMALL_FORM.options, addPaymentGateway: true } };
  await openEditor(editorOf(server.store(updateProduct(sells, {}))));
  const closeSheet = async () => {
    await press('Cerrar');
    await until(() => expect(all('dialog')).toEqual([]));
  };
  const refusedAt = async (asked: () => HTMLElement, why: string) => {
    await save();
    await until(() => expect(document.activeElement).toBe(asked()));
    expect(saidOf(asked())).toContain(why);
  };
  await refusedAt(() => one('field', 'Nombre del evento o artista'), 'Ingrese un nombre.');
  expect(says('Faltan algunos campos requeridos')).toBe(true);
  await write(one('field', 'Nombre del evento o artista'), 'Concierto de invierno');
  await write(one('field', 'Fecha y hora'), '2026-12-20T19:30');
  await write(one('field', 'Dirección'), 'Teatro Verdi');
  await write(one('field', 'Máximo de entradas por persona'), '4');
  const first = (label: string) => one('field', label, one('group', 'Ubicación 1'));
  for (const [label, value] of [
    ['Nombre', 'Platea'],
    ['Precio (€)', 'gratis'],
    ['Cantidad máxima', '12'],
    ['Cantidad diferida', '13'],
  ] as const)
    await write(first(label), value);
  await closeSheet();
  await refusedAt(() => first('Precio (€)'), 'mayor que 0');
  await write(first('Precio (€)'), '54');
  await closeSheet();
  await refusedAt(() => first('Cantidad diferida'), 'hasta la cantidad máxima');
  expect(server.sent()).toEqual([]);
});

it('E3.35 E9.15 E9.16 E9.18 E9.20 E9.22 E9.24 E9.26 on a phone a product is filled in: locations in their order, promotions, prices in cents', async () => {
  narrowWindow();
  const server = startFormsServer();
  const municipality = { ...server.account.municipality, timeZone: 'America/Argentina/Cordoba' };
  server.play({ 'GET /api/session': { account: { ...server.account, municipality } } });
  const id = server.store(SMALL_FORM, { municipality });
  await openEditor(editorOf(id));
  await press('Configuración');
  await toggle('Pasarela de pago');
  const texts = (name: string) => [...one('field', name).options].map(({ text }) => text);
  expect([texts('Qué se vende'), one('field', 'Qué se vende').selectedOptions[0]?.text]).toEqual([
    ['Evento', 'Producto'],
    'Evento',
  ]);
  expect(texts('Moneda')).toEqual(['Euro (€)']);
  const fill = async (fields: Readonly<Record<string, string>>, within: ParentNode = document) => {
    for (const [name, value] of Object.entries(fields)) await write(one('field', name, within), value);
  };
  const location = (number: number) => one('group', `Ubicación ${number}`);
  await fill({
    'Nombre del evento o artista': 'Concierto de invierno',
    'Fecha y hora': '2026-12-20T19:30',
    Dirección: 'Teatro Verdi',
    'Máximo de entradas por persona': '4',
  });
  await fill({ Nombre: 'Platea', 'Precio (€)': '12,5', 'Cantidad máxima': '100' }, location(1));
  await press('Agregar ubicación');
  await until(() => expect(document.activeElement).toBe(one('field', 'Nombre', location(2))));
  await typeHere('Palco');
  await fill({ 'Precio (€)': '54', 'Cantidad máxima': '12', 'Cantidad diferida': '2' }, location(2));
  await press('Subir: Ubicación 2');
  expect(one('field', 'Nombre', location(1)).value).toBe('Palco');
  await press('Agregar promoción');
  const promotion = one('group', 'Promoción 1');
  await until(() => expect(document.activeElement).toBe(one('field', 'Nombre', promotion)));
  await typeHere('Anticipada');
  await fill({ 'Precio (€)': '10', 'Hasta el día': '2026-11-30' }, promotion);
  await click(one('button', 'Cerrar'));
  await until(() => expect(all('dialog')).toEqual([]));
  const { options, payments } = await saved(server, id);
  expect(options.addPaymentGateway).toBe(true);
  expect(payments).toEqual({
    type: 'event',
    name: 'Concierto de invierno',
    date: '2026-12-20T22:30:00.000Z',
    address: 'Teatro Verdi',
    locations: [
      { orden: 0, name: 'Palco', price: 5400, maxQuantity: 12, deferredQuantity: 2 },
      { orden: 1, name: 'Platea', price: 1250, maxQuantity: 100, deferredQuantity: 0 },
    ],
    maxPerPerson: 4,
    currencyType: { sign: '€', name: 'EUR' },
    promotions: [{ orden: 0, name: 'Anticipada', price: 1000, until: '2026-11-30' }],
  });
});
