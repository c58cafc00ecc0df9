// @vitest-environment jsdom
// Rows as cards on a phone: what a card says of a row.
import Typography from '@mui/material/Typography';
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { narrowWindow } from '../../platform/testing/narrow-window.ts';
import { DataTable } from './data-table.tsx';

beforeEach(narrowWindow);

it('X40.14 a card leaves out a title without a value, also where the value stands in an element of its own', () => {
  const rows = [{ id: '1', address: '', asset: '', area: 'Alumbrado', lamps: 0 }];
  draw(
    <DataTable
      label="Incidentes"
      rows={rows}
      columns={[
        { title: 'Número', cell: ({ id }) => id },
        { title: 'Dirección', cell: ({ address }) => <span dir="auto">{address}</span> },
        { title: 'Activo', cell: ({ asset }) => <bdi>{asset}</bdi> },
        { title: 'Detalle', cell: ({ asset }) => <Typography component="span">{asset}</Typography> },
        {
          title: 'Nota',
          cell: ({ asset, address }) => (
            <>
              <span>{asset}</span>
              {address !== '' && <div>{address}</div>}
            </>
          ),
        },
        { title: 'Área', cell: ({ area }) => <span dir="auto">{area}</span> },
        { title: 'Luminarias', cell: ({ lamps }) => <span>{lamps}</span> },
      ]}
    />,
  );
  expect(document.querySelector('li')?.textContent).toBe('1Área: AlumbradoLuminarias: 0');
});
