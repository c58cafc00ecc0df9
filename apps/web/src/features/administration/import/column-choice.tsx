// Says which column of the file is what. Those whose headings are the titles of the register's table are chosen already.
// rules: X34.61, X34.63
import type { ChosenColumns } from '@constancia/domain/sheets/sheet-lines.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';

interface Props<Column extends string> {
  /** What the columns are, under the text of the page. */
  readonly text: string;
  readonly asked: readonly Column[];
  /** In the language of the page, as the file that is downloaded has them. */
  readonly titles: Readonly<Record<Column, string>>;
  readonly headings: readonly string[];
  readonly columns: ChosenColumns<Column>;
  readonly needed: readonly Column[];
  readonly disabled: boolean;
  readonly onChoose: (columns: ChosenColumns<Column>) => void;
}

export function ColumnChoice<Column extends string>(props: Props<Column>) {
  const { text, asked, titles, headings, columns, needed, disabled, onChoose } = props;
  const choices = headings.map((heading, position) => ({
    id: String(position),
    name: heading.trim() || t('sheet-import.column-number', { number: position + 1 }),
  }));
  return (
    <SectionCard title={t('sheet-import.columns')}>
      <Typography sx={{ mb: 4 }}>{text}</Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr 1fr' } }}>
        {asked.map((column) => (
          <SelectField
            key={column}
            id={`column-${column}`}
            label={titles[column]}
            none={t('sheet-import.no-column')}
            value={String(columns[column] ?? '')}
            choices={choices}
            disabled={disabled}
            error={
              needed.includes(column) && columns[column] === null
                ? t('sheet-import.column-needed')
                : undefined
            }
            onPick={(position) =>
              onChoose({ ...columns, [column]: position === '' ? null : Number(position) })
            }
          />
        ))}
      </Box>
    </SectionCard>
  );
}
