// People of the register from a spreadsheet. Who is there already is corrected only when that is chosen.
// rules: X34.64
import {
  CITIZEN_SHEET,
  type CitizenColumn,
  type KnownPersonTypes,
} from '@constancia/domain/citizens/citizen-sheet.ts';
import type { NewPerson } from '@constancia/domain/citizens/new-person.ts';
import { ENTRIES_AT_ONCE } from '@constancia/domain/limits.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { SHEET_TITLES } from '@constancia/messages/sheet-titles.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import type { ImportedRegister } from '../import/imported-register.ts';
import { RegisterImport, useImportMunicipality } from '../import/register-import.tsx';
import { createCitizens, searchCitizens } from './api.ts';
import { nameOf } from './citizen-texts.ts';

const CITIZENS: ImportedRegister<CitizenColumn, KnownPersonTypes, NewPerson> = {
  sheet: CITIZEN_SHEET,
  titles: SHEET_TITLES.citizens,
  texts: {
    title: 'citizen-import.title',
    description: 'citizen-import.description',
    columns: 'citizen-import.columns-text',
    empty: 'citizen-import.empty',
    create: 'citizen-import.create',
  },
  shown: [
    { title: 'citizens.column-number', of: ({ documentNumber }) => documentNumber },
    { title: 'citizens.column-name', of: nameOf },
    { title: 'citizens.column-email', of: ({ email }) => email },
  ],
  report: 'informe-ciudadanos.csv',
  atOnce: ENTRIES_AT_ONCE,
  lists: 'citizens',
};

const personTypes = () =>
  (['fisica', 'juridica'] as const).map((id) => ({ id, name: t(`person.type-${id}`) }));

export function CitizenImportScreen() {
  const municipality = useImportMunicipality();
  const [correct, setCorrect] = useState(false);
  const read = useQuery({
    queryKey: ['citizens-to-import', municipality.id],
    queryFn: async ({ signal }) => {
      const { isReadOnly } = await searchCitizens(municipality.id, {}, signal);
      return { known: { personTypes: personTypes() }, isReadOnly };
    },
    // Each reading counts against the rate.
    refetchOnWindowFocus: false,
  });
  return (
    <RegisterImport
      register={CITIZENS}
      municipality={municipality}
      read={read}
      texts={{ readOnly: 'citizens.read-only', failed: 'citizens.failed' }}
      send={({ lines, onlyCheck }) => {
        const citizens = lines.map(({ id, line: _line, issues: _issues, ...person }) => ({ id, person }));
        return createCitizens(municipality.id, { citizens, correct, onlyCheck });
      }}
      back={PATHS.citizens}
      renderOptions={(onChange, disabled) => (
        <CorrectChoice
          checked={correct}
          disabled={disabled}
          onChoose={(chosen) => {
            setCorrect(chosen);
            onChange();
          }}
        />
      )}
    />
  );
}

interface CorrectChoiceProps {
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

function CorrectChoice({ checked, disabled, onChoose }: CorrectChoiceProps) {
  const help = useId();
  return (
    <FormControl sx={{ mt: 4, display: 'block' }}>
      <FormControlLabel
        label={t('citizen-import.correct')}
        control={
          <Checkbox
            checked={checked}
            disabled={disabled}
            onChange={(_event, chosen) => onChoose(chosen)}
            slotProps={{ input: { 'aria-describedby': help } }}
          />
        }
      />
      <FormHelperText id={help} sx={{ mt: 0 }}>
        {t('citizen-import.correct-help')}
      </FormHelperText>
    </FormControl>
  );
}
