// The list of the submissions of one form.
// rules: R2.001, R2.022-R2.035, R7.09
import { inLanguage } from '@constancia/domain/localized.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { useListBack } from '../../forms/public.ts';
import { useAccount } from '../../session/public.ts';
import { ExportButton } from '../export/export-button.tsx';
import { listSubmissions, type SubmissionPage } from './list-submissions.ts';
import { SubmissionFilters } from './submission-filters.tsx';
import { SubmissionPager } from './submission-pager.tsx';
import { SubmissionTable } from './submission-table.tsx';
import { useFilteredList } from './use-filtered-list.ts';

const statesOf = (page: SubmissionPage | undefined) =>
  (page?.form.states ?? []).map(({ id, name }) => ({ id: String(id), name }));

export function SubmissionListScreen() {
  const { id = '' } = useParams();
  const account = useAccount();
  const listBack = useListBack();
  const filtered = useFilteredList();
  const { cursor, query, goTo } = filtered;
  const list = useQuery({
    queryKey: ['submissions', id, query, cursor],
    queryFn: ({ signal }) => listSubmissions(id, { ...query, cursor }, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  return (
    <ListScreen
      title={data ? inLanguage(data.form.title, language) : t('staff.submissions')}
      description={data && inLanguage(data.form.description, language)}
      back={<BackButton to={listBack.to} />}
      actions={!list.isError && <ExportButton formId={id} filter={query} total={data?.total ?? null} />}
      filters={<SubmissionFilters list={filtered} states={statesOf(data)} />}
      list={list}
      empty={data?.total === 0 && { text: t('staff.submissions-none') }}
      pager={data && <SubmissionPager page={data} onCursor={goTo} />}
    >
      {({ form, submissions }) => (
        <SubmissionTable
          sells={form.sells}
          submissions={submissions}
          timeZone={account.municipality.timeZone}
          byLastUpdate={filtered.byLastUpdate}
        />
      )}
    </ListScreen>
  );
}
