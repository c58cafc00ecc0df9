// @vitest-environment jsdom
// A set of states from the list of forms to a form: created, taken over, changed and deleted.
import { createWorkflow, type StoredWorkflow, updateWorkflow } from '@constancia/contract/forms/workflows.ts';
import { checkWorkflowShape } from '@constancia/domain/forms/shape/shape-workflow.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { click, pressKey, typeHere, write } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one, saidOf } from '../../../platform/testing/find.ts';
import { refused } from '../../../platform/testing/played-server.ts';
import { decide, editorOf, isOn, openEditor, openPage, press, saved, says } from '../testing/forms-pages.tsx';
import { startFormsServer } from '../testing/forms-server.ts';

const DIALOG = 'Crear flujo de trabajo';
const BY = { updatedAt: '2026-03-10T10:00:00.000Z', updatedBy: 'gsoldevila' };

/** A server that keeps sets of states; no two have the same name. */
function startServer() {
  const server = startFormsServer();
  const sets = new Map<string, StoredWorkflow>();
  server.play({
    'GET /api/workflows': () => ({ workflows: [...sets.values()] }),
    'POST /api/workflows': ({ body }) => {
      const { id, ...content } = createWorkflow.body.parse(body);
      const checked = checkWorkflowShape(content);
      if ('issues' in checked) return refused('workflow-invalid', { issues: checked.issues });
      const isTaken = [...sets.values()].some(
        ({ name }) => name.toLowerCase() === content.name.toLowerCase(),
      );
      if (isTaken) return refused('workflow-name-taken');
      sets.set(id, { id, version: 1, ...content, ...BY });
      return { id, version: 1 };
    },
    'PUT /api/workflows/:workflowId': ({ params, body }) => {
      const { version, ...content } = updateWorkflow.body.parse(body);
      const id = params['workflowId'] ?? '';
      sets.set(id, { id, version: version + 1, ...content, ...BY });
      return { id, version: version + 1 };
    },
    'DELETE /api/workflows/:workflowId': ({ params }) => {
      sets.delete(params['workflowId'] ?? '');
      return {};
    },
  });
  return { server, sets };
}

const dialog = () => one('dialog', DIALOG);
const name = () => one('field', 'Nombre del flujo', dialog());
const save = () => click(one('button', 'Guardar flujo', dialog()));

async function openWorkflows(): Promise<void> {
  await openPage('/listar');
  await click((await until(() => all('button', DIALOG)[0] ?? null))!);
  await until(name);
}

async function addState(state: string): Promise<void> {
  await write(one('field', 'Nuevo estado', dialog()), '');
  await typeHere(state);
  await pressKey('Enter');
}

async function leadsTo(from: string, to: string): Promise<void> {
  await click(all('button', new RegExp(`^Transiciones de ${from}:`))[0]!);
  const transitions = await until(
    () => all('dialog').find((each) => each.textContent.includes('Aceptar')) ?? null,
  );
  await click(one('box', to, transitions!));
  await click(one('button', 'Aceptar', transitions!));
  await until(dialog);
}

it('P2.80 X31.70 E4.02 E4.05 E5.14 X12.07 a workflow is created, drawn, taken over by a form, changed and deleted; a save stops at a name that was not accepted', async () => {
  const { server, sets } = startServer();
  const id = server.store({ ...SMALL_FORM, states: [], initialState: null });
  await openWorkflows();
  await save();
  await until(() => expect(one('alert', /^/, dialog()).textContent).toContain('Debe ingresar un nombre'));
  await write(name(), 'Habilitación comercial');
  for (const state of ['Recibida', 'En curso', 'Resuelta', 'Suelta']) await addState(state);
  await leadsTo('Recibida', 'En curso');
  await leadsTo('En curso', 'Resuelta');
  expect(says('No se puede llegar a: Suelta.')).toBe(true);
  // A name that was not accepted keeps what was typed, and nothing is sent.
  const first = () => one('field', 'Nombre del estado Recibida');
  const sent = server.sent().length;
  await write(first(), 'Suelta');
  await save();
  await until(() => expect(saidOf(first())).toBe('El estado ya existe'));
  expect([first().value, server.sent().length]).toEqual(['Suelta', sent]);
  await write(first(), 'Ingresada');
  // A name is accepted when its field is left.
  await act(async () => first().blur());
  await save();
  await until(() => expect(says('Ingresada · En curso · Resuelta · Suelta')).toBe(true));
  // Names are unique, regardless of upper and lower case.
  await write(name(), 'habilitación COMERCIAL');
  await addState('Una');
  await save();
  await until(() => expect(says('Ya existe un flujo de trabajo con ese nombre.')).toBe(true));
  await click(one('button', 'Cerrar', dialog()));
  await decide('Descartar');

  await openEditor(editorOf(id));
  await press('Tomar un flujo de trabajo');
  await click(await until(() => one('button', 'Usar el flujo Habilitación comercial')));
  await until(() => expect(isOn('Estado inicial: Ingresada')).toBe(true));
  expect(document.querySelectorAll('[role=img][aria-label^="Los estados y a cuáles"]')).toHaveLength(1);
  await press('Deshacer');
  expect(all('radio', 'Estado inicial: Ingresada')).toEqual([]);
  await press('Rehacer');
  const { states } = await saved(server, id);
  expect(states.map((state) => [state.name, state.transitions.length])).toEqual([
    ['Ingresada', 1],
    ['En curso', 1],
    ['Resuelta', 0],
    ['Suelta', 0],
  ]);

  await openWorkflows();
  await click(await until(() => one('button', 'Editar el flujo Habilitación comercial')));
  await write(name(), 'Habilitaciones');
  await save();
  await click(await until(() => one('button', 'Eliminar el flujo Habilitaciones')));
  await click(one('button', 'Eliminar', dialog()));
  await until(() => expect(says('Todavía no hay flujos de trabajo guardados.')).toBe(true));
  expect(sets.size).toBe(0);
  // The form keeps the states that it copied.
  expect(server.forms.get(id)?.definition.states).toHaveLength(4);
});
