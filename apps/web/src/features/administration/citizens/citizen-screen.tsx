// The page of a person of the register: data, what was corrected, the submissions about them.
// rules: X34.50-X34.54
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { type FactLine, FactList } from '../../../ui/staff/fact-list.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { QueryStatus } from '../../../ui/staff/query-status.tsx';
import { hasFailed } from '../../../platform/page/shown-data.ts';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import type { CitizenKey, CitizenRead } from './api.ts';
import { CitizenChanges } from './citizen-changes.tsx';
import { CitizenSubmissions } from './citizen-submissions.tsx';
import { nameOf } from './citizen-texts.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { FindOtherDialog } from './find-other-dialog.tsx';
import { registerOf, useCitizen } from './use-citizen.ts';

function factsOf({ citizen, formerNumbers }: CitizenRead): readonly FactLine[] {
  const fact = (label: string, value: string): readonly FactLine[] =>
    value === '' ? [] : [{ label, value }];
  return [
    ...fact(t('citizens.column-type'), t(`person.type-${citizen.personType}`)),
    ...fact(t('citizens.column-number'), citizen.documentNumber),
    ...fact(t('citizens.former-numbers'), formerNumbers.join(', ')),
    ...fact(t('citizens.tax-number'), citizen.taxNumber),
    ...fact(t('person.email'), citizen.email),
    ...fact(t('person.phone'), citizen.phone),
    ...fact(t('person.street'), citizen.street),
    ...fact(t('citizens.username'), citizen.username),
  ];
}

export function CitizenScreen() {
  const { municipality: municipalityId = '', id = '' } = useParams();
  const key = { municipalityId, citizenId: Number(id) };
  const read = useCitizen(key);
  // Merged with somebody else: the page is that of who it is now.
  if (read.data && read.data.citizen.id !== key.citizenId) {
    const now = pathOf('citizen', { municipality: municipalityId, id: read.data.citizen.id });
    return <Navigate to={now} replace />;
  }
  return (
    <Page
      title={read.data ? nameOf(read.data.citizen) : t('citizens.title')}
      windowTitle={[read.data && nameOf(read.data.citizen), t('citizens.title')]}
      back={<BackButton to={registerOf(municipalityId)} />}
      action={read.data && !read.data.isReadOnly && <Actions of={key} read={read.data} />}
    >
      <QueryStatus query={read} failure={{ otherwise: 'citizens.failed' }} />
      {read.data && !hasFailed(read) && (
        <>
          {read.data.isReadOnly && <Alert severity="info">{t('citizens.read-only')}</Alert>}
          <SectionCard title={t('citizens.data')}>
            <FactList facts={factsOf(read.data)} />
          </SectionCard>
          <CitizenSubmissions of={key} />
          <CitizenChanges read={read.data} />
        </>
      )}
    </Page>
  );
}

type Open = 'correct' | 'merge' | 'erase';

function Actions({ of, read }: { readonly of: CitizenKey; readonly read: CitizenRead }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen('correct')}>
        {t('citizens.correct')}
      </Button>
      <Button variant="outlined" onClick={() => setOpen('merge')}>
        {t('citizens.merge')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setOpen('erase')}>
        {t('citizens.erase')}
      </Button>
      {open === 'correct' && <CorrectDialog of={of} read={read} onClose={close} />}
      {open === 'merge' && <FindOtherDialog of={of} read={read} onClose={close} />}
      {open === 'erase' && <EraseDialog of={of} read={read} onClose={close} />}
    </>
  );
}
