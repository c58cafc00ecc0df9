// @vitest-environment jsdom
// Choosing the columns of a list after its form lost questions that were columns.
import { LIST_COLUMNS } from '@constancia/domain/limits.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { drawAndFollow, until } from '../../../platform/testing/draw.ts';
import { AroundStaff } from '../../../ui/staff/testing/around-staff.tsx';
import { ColumnsButton } from './columns-button.tsx';
import type { ListColumns } from './list-columns.ts';

it('X40.18 X33.64 columns of questions that the form lost take no room, and are not chosen again', async () => {
  const questions = [{ id: 'street', title: { text: 'Calle' } }];
  const sections = [{ id: 's', title: { text: 'Datos' }, questions }];
  vi.stubGlobal('fetch', async () => Response.json({ sections }));
  const onChoose = vi.fn<(columns: ListColumns) => void>();
  const gone = Array.from({ length: LIST_COLUMNS.questions }, (_, number) => `gone-${number}`);
  await drawAndFollow(
    <AroundStaff>
      <ColumnsButton
        formId="f"
        sells={false}
        columns={{ hidden: ['id'], questions: gone }}
        onChoose={onChoose}
      />
    </AroundStaff>,
  );
  const press = (text: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click(),
    );
  await press('Columnas');
  const box = () =>
    [...document.querySelectorAll('label')]
      .find(({ textContent }) => textContent === 'Calle')
      ?.querySelector('input');
  await until(() => box() !== undefined);
  expect(box()?.disabled).toBe(false);
  await act(async () => box()?.click());
  await press('Aplicar');
  expect(onChoose).toHaveBeenCalledWith({ hidden: ['id'], questions: ['street'] });
});
