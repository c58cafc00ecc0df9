// A person's own submissions to one form; new ones appear by themselves.
// rules: P2.16, P2.71, R2.091, R2.097, X33.06

import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { language } from '../../../platform/language.ts';
import { useAskedEvery, useFormChanges } from '../../../platform/live/use-live.ts';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { useListBack } from '../../forms/public.ts';
import { useAccount } from '../../session/public.ts';
import { listOwnSubmissions } from './list-submissions.ts';
import { OwnSubmissionTable } from './own-submission-table.tsx';
import { SubmissionPager } from './submission-pager.tsx';
import { useListCursor } from './use-list-cursor.ts';

/** The list updates itself while its page is shown (R2.091): when something changed, or so often while no events come. */
const REFRESH_MS = 5_000;

export function OwnSubmissionsScreen() {
  const { id = '' } = useParams();
  const account = useAccount();
  const listBack = useListBack();
  const { cursor, goTo } = useListCursor();
  const queries = useQueryClient();
  useFormChanges(id, () => void queries.invalidateQueries({ queryKey: ['own-submissions', id] }));
  const list = useQuery({
    queryKey: ['own-submissions', id, cursor],
    queryFn: ({ signal }) => listOwnSubmissions(id, cursor, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: useAskedEvery(REFRESH_MS),
  });
  const { data } = list;
  const answer = data?.may.answer && (
    <Button variant="outlined" component={Link} to={pathOf('answer', { id })}>
      {t('staff.forms-answer')}
    </Button>
  );
  return (
    <ListScreen
      title={t('form-list.own-title')}
      windowTitle={[t('form-list.own-title'), data && inLanguage(data.form.title, language)]}
      description={data && inLanguage(data.form.title, language)}
      back={<BackButton to={listBack.to} />}
      actions={data && data.total > 0 ? answer : null}
      list={list}
      empty={data?.total === 0 && { text: t('submission-list.own-none'), action: answer }}
      pager={
        data && (
          <SubmissionPager page={data} cursor={list.isPlaceholderData ? null : cursor} onCursor={goTo} />
        )
      }
    >
      {({ submissions }) => (
        <OwnSubmissionTable submissions={submissions} timeZone={account.municipality.timeZone} />
      )}
    </ListScreen>
  );
}
