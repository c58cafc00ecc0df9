// A form from a file: choosing the file, a report of what is not in the form, and the form as an unsaved new one in the
// editor.
// rules: X38.50, X38.51
import { type FormDefinition, questionsOf } from '@constancia/domain/forms/definition/form.ts';
import { syncOf } from '@constancia/domain/forms/edit/set-option.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { FileButton } from '../../../ui/staff/choices/file-button.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { useFocusAfter } from '../../../ui/staff/use-focus-after.ts';
import { useAccount } from '../../session/public.ts';
import { keepAsNew } from '../editor/editing/keep-edit.ts';
import { type ReadFile, readFormFile } from './read-form-file.ts';
import { ReportTable } from './report-table.tsx';
import { reportedLine } from './report-text.ts';

export function FormImportScreen() {
  const [reading, setReading] = useState('');
  const [failure, setFailure] = useState('');
  const [read, setRead] = useState<ReadFile | null>(null);
  const button = useFocusAfter<HTMLButtonElement>(reading !== '');
  const choose = async (file: File) => {
    setReading(file.name);
    setFailure('');
    setRead(null);
    const found = await readFormFile(file);
    if (typeof found === 'string') setFailure(found);
    else setRead(found);
    setReading('');
  };
  return (
    <Page
      title={t('xlsform.open')}
      description={t('xlsform.text')}
      back={<BackButton to={pathOf('forms')} />}
    >
      <FileButton
        label={t('xlsform.choose')}
        accept=".xlsx,.json"
        name={read?.name ?? ''}
        reading={reading === '' ? '' : t('xlsform.reading', { name: reading })}
        buttonRef={button}
        onChoose={(file) => void choose(file)}
      />
      {failure !== '' && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failure}
        </Alert>
      )}
      {read && <Outcome read={read} />}
    </Page>
  );
}

function Outcome({ read: { definition, lines, more } }: { readonly read: ReadFile }) {
  return (
    <>
      {definition ? (
        <ReadyForm definition={definition} isWhole={lines.length === 0} />
      ) : (
        <Alert severity="error" sx={{ mb: 4 }}>
          {t('xlsform.refused')}
        </Alert>
      )}
      {lines.length > 0 && <ReportTable lines={lines.map(reportedLine)} more={more} />}
    </>
  );
}

interface ReadyProps {
  readonly definition: FormDefinition;
  /** Whether everything in the file is in the form. */
  readonly isWhole: boolean;
}

function ReadyForm({ definition, isWhole }: ReadyProps) {
  const { userId } = useAccount();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      const draft = { definition, areaId: '', sync: syncOf(definition) };
      await keepAsNew(userId, { copyOf: null, isFromFile: true, draft });
      await navigate(pathOf('newForm'));
    } catch {
      setFailed(true);
      setOpening(false);
    }
  };
  const { sections, title } = definition;
  const questions = sections.reduce((count, section) => count + questionsOf(section).length, 0);
  return (
    <Stack sx={{ gap: 3, mb: 4, alignItems: 'start' }}>
      <Alert severity="success" role="status">
        {t('xlsform.ready', { title: title.text, sections: sections.length, questions })}{' '}
        {isWhole && t('xlsform.whole')}
      </Alert>
      <Button variant="contained" loading={opening} onClick={() => void open()}>
        {t('xlsform.edit')}
      </Button>
      {failed && <Alert severity="error">{t('xlsform.not-kept')}</Alert>}
    </Stack>
  );
}
