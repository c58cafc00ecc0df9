// A register from a spreadsheet: choosing the file, saying which column is what, checking, creating, a report.
// rules: X34.61, X34.62, X34.63
import {
  type ChosenColumns,
  columnsByTitle,
  sheetLines,
  type TextTable,
} from '@constancia/domain/sheets/sheet-lines.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { newEntityId } from '../../../platform/new-id.ts';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportLines } from './import-lines.tsx';
import type { ImportedRegister, ImportLine, SendLines } from './imported-register.ts';
import { useSheetImport } from './use-sheet-import.ts';

interface Props<Column extends string, Known, Entry> {
  readonly register: ImportedRegister<Column, Known, Entry>;
  /** What the cells may mean; null while it is not read. */
  readonly known: Known | null;
  readonly send: SendLines<Entry>;
  /** Path of the register. */
  readonly back: string;
  /** The columns that this person is asked for. */
  readonly asked: readonly Column[];
  /** Whether a file can be read now. */
  readonly isOffered?: boolean;
  /** Why nothing can be imported. */
  readonly failure: ReactNode;
  /** What else is chosen; what was checked does not hold once `onChange` was called. */
  readonly renderOptions?: (onChange: () => void, disabled: boolean) => ReactNode;
}

interface Opened<Column extends string> {
  readonly name: string;
  readonly table: TextTable;
  readonly columns: ChosenColumns<Column>;
  /** An id for each line of the file, the same for all tries. */
  readonly ids: readonly string[];
}

export function ImportScreen<Column extends string, Known, Entry>(props: Props<Column, Known, Entry>) {
  const { register, known, send, back, asked, isOffered = true, failure, renderOptions } = props;
  const { sheet, texts } = register;
  const [opened, setOpened] = useState<Opened<Column> | null>(null);
  const lines = useLines(register, opened, known);
  const importing = useSheetImport(lines ?? [], { ...register, send });
  const titles = titlesOf(register);
  const isBusy = importing.round !== null;
  const open = (name: string, table: TextTable) => {
    importing.reset();
    const [headings = []] = table;
    const ids = Array.from({ length: table.length + 1 }, newEntityId);
    setOpened({ name, table, columns: columnsByTitle(headings, titles), ids });
  };
  return (
    <Page title={t(texts.title)} description={t(texts.description)} back={<BackButton to={back} />}>
      {renderOptions?.(importing.reset, isBusy)}
      {isOffered && (
        <FileChoice name={opened?.name ?? ''} empty={texts.empty} disabled={isBusy} onRead={open} />
      )}
      {failure}
      {opened && (
        <ColumnChoice
          text={t(texts.columns)}
          asked={asked}
          titles={titles}
          headings={opened.table[0] ?? []}
          columns={opened.columns}
          needed={sheet.needed}
          disabled={isBusy}
          onChoose={(columns) => {
            importing.reset();
            // Other columns may mean other entries.
            setOpened({ ...opened, columns, ids: opened.ids.map(newEntityId) });
          }}
        />
      )}
      {lines && (
        <>
          <ImportActions lines={lines} importing={importing} register={register} />
          <ImportLines lines={lines} importing={importing} shown={register.shown} />
        </>
      )}
    </Page>
  );
}

/** Null while they cannot be read. */
function useLines<Column extends string, Known, Entry>(
  { sheet }: ImportedRegister<Column, Known, Entry>,
  opened: Opened<Column> | null,
  known: Known | null,
): readonly ImportLine<Entry>[] | null {
  return useMemo(() => {
    if (!opened || known === null) return null;
    if (sheet.needed.some((column) => opened.columns[column] === null)) return null;
    return sheetLines(sheet, opened, known).map((line) => ({ ...line, id: opened.ids[line.line] ?? '' }));
  }, [sheet, opened, known]);
}

/** In the language of the page, as the file that is downloaded has them. */
function titlesOf<Column extends string, Known, Entry>({
  sheet,
  titles,
}: ImportedRegister<Column, Known, Entry>): Readonly<Record<Column, string>> {
  const named = sheet.columns.map((column) => [column, t(titles[column])] as const);
  return Object.fromEntries(named) as Record<Column, string>;
}
