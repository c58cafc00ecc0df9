// Writes a sheet as GeoJSON: each row is a feature with its cells as properties, at its point or at none.
// rules: X38.88
import { bytesOf, PIECE_CHARACTERS } from './csv.ts';

export interface GeoJsonSheet {
  readonly columns: readonly { readonly header: string }[];
  /** Rows, several at a time, of cells that are JSON. */
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
  /** Which cells are the point; null when no row has one. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
}

function geometryOf(cells: readonly string[], point: GeoJsonSheet['point']): string {
  const latitude = point && cells[point.latitude];
  const longitude = point && cells[point.longitude];
  if (!latitude || !longitude || latitude === 'null' || longitude === 'null') return 'null';
  return `{"type":"Point","coordinates":[${longitude},${latitude}]}`;
}

export async function* geoJsonFile({ columns, rows, point }: GeoJsonSheet): AsyncGenerator<Buffer> {
  const names = columns.map(({ header }) => `${JSON.stringify(header)}:`);
  let text = '{"type":"FeatureCollection","features":[';
  let comma = '\n';
  for await (const page of rows) {
    for (const cells of page) {
      const properties = cells.map((cell, at) => `${names[at] ?? ''}${cell}`).join(',');
      text += `${comma}{"type":"Feature","geometry":${geometryOf(cells, point)},"properties":{${properties}}}`;
      comma = ',\n';
      if (text.length < PIECE_CHARACTERS) continue;
      yield bytesOf(text);
      text = '';
    }
  }
  yield bytesOf(`${text}\n]}\n`);
}
