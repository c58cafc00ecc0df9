// @vitest-environment jsdom
// The sets of states of a municipality in their dialog: what was changed is not lost by a press on something else.
import type { StoredWorkflow } from '@constancia/contract/forms/workflows.ts';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawAndFollow, until } from '../../../platform/testing/draw.ts';
import { type } from '../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../../ui/staff/testing/around-staff.tsx';
import { WorkflowDialog } from './workflow-dialog.tsx';

const stored = (id: string, name: string): StoredWorkflow => ({
  id,
  version: 1,
  name,
  states: [{ id: 0, name: 'Recibida', transitions: [] }],
  initialState: 0,
  updatedAt: '2026-03-10T10:00:00.000Z',
  updatedBy: 'ana',
});

let requests: string[];
let readings: number;
let isClosed: boolean;

beforeEach(async () => {
  requests = [];
  readings = 0;
  isClosed = false;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') readings += 1;
    else requests.push(`${method} ${url}`);
    return Response.json(
      method === 'GET' ? { workflows: [stored('licences', 'Licencias'), stored('works', 'Obras')] } : {},
    );
  });
  await drawAndFollow(
    <AroundStaff>
      <WorkflowDialog
        municipalityId="m"
        onClose={() => {
          isClosed = true;
        }}
      />
    </AroundStaff>,
  );
  await until(() => document.querySelectorAll('.wf-item').length === 2);
});

const named = (name: string) =>
  [...document.querySelectorAll('button')].findLast(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
const press = (name: string) => act(async () => named(name)?.click());
const field = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    ?.control as HTMLInputElement;
const asked = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';

it('X31.70 P2.80 another set is opened, and the dialog closed, only after a question where something was changed', async () => {
  await press('Editar el flujo Licencias');
  expect(asked()).toBe('');
  type(field('Nombre del flujo'), 'Licencias de obra');
  await press('Editar el flujo Obras');
  expect(asked()).toContain('Lo que cambió en el flujo no está guardado');
  await press('Seguir editando');
  expect(field('Nombre del flujo').value).toBe('Licencias de obra');
  await press('Cerrar');
  await press('Descartar');
  expect(isClosed).toBe(true);
  expect(requests).toEqual([]);
});

it('X31.70 P2.80 deleting one set keeps what was changed in another', async () => {
  await press('Editar el flujo Licencias');
  type(field('Nombre del flujo'), 'Licencias de obra');
  await press('Eliminar el flujo Obras');
  await press('Eliminar');
  await until(() => readings === 2);
  expect(requests).toEqual([expect.stringContaining('DELETE')]);
  expect(field('Nombre del flujo').value).toBe('Licencias de obra');
});

it('X31.70 a save stops at a new state that was written and not added', async () => {
  await press('Editar el flujo Licencias');
  type(field('Nuevo estado'), 'Archivada');
  await press('Guardar flujo');
  expect(document.body.textContent).toContain('El estado «Archivada» todavía no está agregado');
  expect(document.activeElement).toBe(field('Nuevo estado'));
  expect(requests).toEqual([]);
  await press('Agregar estado');
  await press('Guardar flujo');
  expect(requests).toEqual([expect.stringContaining('PUT')]);
});
