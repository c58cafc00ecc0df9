// Two people of the register side by side, to make one of them.
// rules: X34.53
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import { useParams } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { QueryStatus } from '../../../ui/staff/query-status.tsx';
import type { CitizenRead } from './api.ts';
import { MergeForm } from './merge-form.tsx';
import { useCitizen } from './use-citizen.ts';

export function MergeScreen() {
  const { municipality: municipalityId = '', id = '', other = '' } = useParams();
  const one = useCitizen({ municipalityId, citizenId: Number(id) });
  const two = useCitizen({ municipalityId, citizenId: Number(other) });
  const failed = [one, two].find(({ isError }) => isError);
  return (
    <Page
      title={t('citizens.merge-title')}
      description={t('citizens.merge-text')}
      back={<BackButton to={pathOf('citizen', { municipality: municipalityId, id })} />}
    >
      <QueryStatus query={failed ?? (one.isPending ? one : two)} failure={{ otherwise: 'citizens.failed' }} />
      {!failed && one.data && two.data && (
        <Compared municipalityId={municipalityId} one={one.data} two={two.data} />
      )}
    </Page>
  );
}

interface ComparedProps {
  readonly municipalityId: string;
  readonly one: CitizenRead;
  readonly two: CitizenRead;
}

function Compared({ municipalityId, one, two }: ComparedProps) {
  if (one.isReadOnly) return <Alert severity="info">{t('citizens.read-only')}</Alert>;
  if (one.citizen.id === two.citizen.id) return <Alert severity="info">{t('citizens.merged')}</Alert>;
  if (one.citizen.personType !== two.citizen.personType)
    return <Alert severity="info">{t('citizens.merge-differs')}</Alert>;
  return (
    <MergeForm key={`${one.version} ${two.version}`} municipalityId={municipalityId} people={[one, two]} />
  );
}
