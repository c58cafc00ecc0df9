// A spreadsheet of incident areas and types that somebody wrote: its columns, and the area and type of each line.
// rules: X34.65
import type { Issue } from '../issue.ts';
import { type Judged, named, type Sheet } from '../sheets/sheet-lines.ts';
import { tidiedIncidentText } from './incident-register.ts';

const COLUMNS = ['area', 'type', 'public'] as const;
export type IncidentColumn = (typeof COLUMNS)[number];

export interface IncidentEntry {
  readonly area: string;
  /** '' for a line that is about the area only. */
  readonly title: string;
  /** Whether citizens see incidents of the type. */
  readonly public: boolean;
}

/** How a cell says yes and no. */
export interface KnownWords {
  readonly words: readonly { readonly id: 'yes' | 'no'; readonly name: string }[];
}

export const INCIDENT_SHEET: Sheet<IncidentColumn, KnownWords, IncidentEntry> = {
  columns: COLUMNS,
  needed: ['area'],
  read: readEntry,
  identity: ({ area, title }) => JSON.stringify([area.toLowerCase(), title.toLowerCase()]),
};

/** An empty cell means that citizens do not see it. */
function readEntry(cell: (column: IncidentColumn) => string, known: KnownWords): IncidentEntry & Judged {
  const typed = cell('public');
  const [found] = named(known.words, typed);
  const [yes, no] = known.words.map(({ name }) => name);
  const issues: readonly Issue[] =
    typed !== '' && !found
      ? [{ code: 'sheet-yes-or-no', values: { name: typed, yes: yes ?? '', no: no ?? '' } }]
      : [];
  return {
    area: tidiedIncidentText(cell('area')),
    title: tidiedIncidentText(cell('type')),
    public: found?.id === 'yes',
    issues,
  };
}
