// Accounts from a spreadsheet: choosing the file, saying which column is what, checking, creating, a report.
// rules: X34.61, X34.62
import { PATHS } from '@constancia/domain/pages/paths.ts';
import {
  type ChosenColumns,
  columnsByTitle,
  type TextTable,
  userLines,
} from '@constancia/domain/users/user-sheet.ts';
import { useMemo, useState } from 'react';
import { newEntityId } from '../../../../platform/new-id.ts';
import { t } from '../../../../platform/texts.ts';
import { BackButton } from '../../../../ui/staff/back-button.tsx';
import { Page } from '../../../../ui/staff/page.tsx';
import { ColumnChoice, columnTitles } from './column-choice.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportLines } from './import-lines.tsx';
import { useKnownNames } from './use-known-names.tsx';
import { type ImportLine, useUserImport } from './use-user-import.ts';

interface Opened {
  readonly name: string;
  readonly table: TextTable;
  readonly columns: ChosenColumns;
  /** An id for each line of the file, the same for all tries. */
  readonly ids: readonly string[];
}

/** What no account can be made without. */
const NEEDED = ['username', 'role', 'areas'] as const;

const NOTHING: readonly ImportLine[] = [];

export function UserImportScreen() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const known = useKnownNames();
  const isComplete = opened !== null && NEEDED.every((column) => opened.columns[column] !== null);
  const lines = useMemo(
    () =>
      opened && isComplete && known.names
        ? userLines(opened.table, opened.columns, known.names).map((line) => ({
            ...line,
            id: opened.ids[line.line] ?? '',
          }))
        : NOTHING,
    [opened, isComplete, known.names],
  );
  const importing = useUserImport(lines);
  const open = (name: string, table: TextTable) => {
    importing.reset();
    const [headings = []] = table;
    const ids = Array.from({ length: table.length + 1 }, newEntityId);
    setOpened({ name, table, columns: columnsByTitle(headings, columnTitles()), ids });
  };
  const [headings = []] = opened?.table ?? [];
  return (
    <Page
      title={t('user-import.title')}
      description={t('user-import.description')}
      back={<BackButton to={PATHS.users} />}
    >
      <FileChoice name={opened?.name ?? ''} disabled={importing.round !== null} onRead={open} />
      {known.failure}
      {opened && (
        <ColumnChoice
          headings={headings}
          columns={opened.columns}
          needed={NEEDED}
          disabled={importing.round !== null}
          onChoose={(columns) => {
            importing.reset();
            // Other columns may mean other accounts.
            setOpened({ ...opened, columns, ids: opened.ids.map(newEntityId) });
          }}
        />
      )}
      {isComplete && known.names && <ImportLines lines={lines} importing={importing} />}
    </Page>
  );
}
