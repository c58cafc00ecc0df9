// Says which column of the file is what. Those whose headings are the titles of the table of users are chosen already.
// rules: X34.61
import { type ChosenColumns, USER_COLUMNS, type UserColumn } from '@constancia/domain/users/user-sheet.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../../platform/texts.ts';
import { SelectField } from '../../../../ui/staff/choices/select-field.tsx';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import { useAccount } from '../../../session/public.ts';

const TITLES = {
  username: 'users.column-username',
  email: 'users.column-email',
  firstName: 'users.column-first-name',
  lastName: 'users.column-last-name',
  role: 'users.column-role',
  municipality: 'users.column-municipality',
  areas: 'users.column-areas',
} as const satisfies Readonly<Record<UserColumn, string>>;

/** In the language of the page, as the file that is exported has them. */
export function columnTitles(): Readonly<Record<UserColumn, string>> {
  const titles = USER_COLUMNS.map((column) => [column, t(TITLES[column])] as const);
  return Object.fromEntries(titles) as Record<UserColumn, string>;
}

interface Props {
  readonly headings: readonly string[];
  readonly columns: ChosenColumns;
  readonly needed: readonly UserColumn[];
  readonly disabled: boolean;
  readonly onChoose: (columns: ChosenColumns) => void;
}

export function ColumnChoice({ headings, columns, needed, disabled, onChoose }: Props) {
  const { acrossMunicipalities } = useAccount();
  const asked = USER_COLUMNS.filter((column) => column !== 'municipality' || acrossMunicipalities);
  const choices = headings.map((heading, position) => ({
    id: String(position),
    name: heading.trim() || t('user-import.column-number', { number: position + 1 }),
  }));
  return (
    <SectionCard title={t('user-import.columns')}>
      <Typography sx={{ mb: 4 }}>{t('user-import.columns-text')}</Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr 1fr' } }}>
        {asked.map((column) => (
          <SelectField
            key={column}
            id={`column-${column}`}
            label={t(TITLES[column])}
            none={t('user-import.no-column')}
            value={String(columns[column] ?? '')}
            choices={choices}
            disabled={disabled}
            error={
              needed.includes(column) && columns[column] === null ? t('user-import.column-needed') : undefined
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
