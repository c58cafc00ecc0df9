// @vitest-environment jsdom
// Copying sections from another form: which forms are offered, and that a form with submissions takes none.
import { until } from '../../../../platform/testing/draw.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, it } from 'vitest';
import { write } from '../../../../platform/testing/act-on.ts';
import { all, one } from '../../../../platform/testing/find.ts';
import { editorOf, openEditor, press, says } from '../../testing/forms-pages.tsx';
import { startFormsServer } from '../../testing/forms-server.ts';

const COPY = 'Copiar de otro formulario';

it('X35.40 only forms that the person may edit are offered, and a form with submissions takes no sections', async () => {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  const other = server.store({ ...SMALL_FORM, title: { text: 'Zona de lectura' } });
  server.mayOnlyRead(other);
  await openEditor(editorOf(id));
  await press(COPY);
  // The form itself is duplicated, not copied from.
  await write(one('field', 'Buscar formulario'), 'Zona');
  await until(() =>
    expect(one('dialog').textContent).toContain('Ningún formulario que usted pueda editar se llama así.'),
  );
  await press('Cancelar');
  server.store(SMALL_FORM, { id, submissionCount: 1 });
  await openEditor(editorOf(id));
  await press(COPY);
  expect(all('dialog')).toEqual([]);
  expect(says('Este formulario ya tiene respuestas')).toBe(true);
});
