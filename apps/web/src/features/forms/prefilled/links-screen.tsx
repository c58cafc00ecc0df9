// The links of a form that open it with answers: what each fills in, until when, and how often it was opened. Without it only
// programs could make and take back links.
// rules: X38.95, X40.57
import { inLanguage } from '@constancia/domain/localized.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { language } from '../../../platform/language.ts';
import { type TableQuery, useTableQuery } from '../../../platform/page/use-table-query.ts';
import { useTableRows } from '../../../platform/page/use-table-rows.ts';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { NumberedPager } from '../../../ui/staff/pager.tsx';
import { readFormToEdit } from '../api.ts';
import { READ_FORM_PROBLEMS } from '../form-problems.ts';
import { LINKS, type LinkPage, type ListedLink, readLinks } from './prefilled-api.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** The form that the links open. */
interface OfForm {
  readonly timeZone: string;
  readonly formTitle: string;
  /** By the id of the question. */
  readonly titles: ReadonlyMap<string, string>;
}

async function readForm(formId: string): Promise<OfForm> {
  const { definition, municipality } = await readFormToEdit(formId);
  const { questionById } = indexForm(definition);
  const titles = [...questionById].map(
    ([id, { question }]) => [id, inLanguage(question.title, language)] as const,
  );
  return {
    timeZone: municipality.timeZone,
    formTitle: inLanguage(definition.title, language),
    titles: new Map(titles),
  };
}

type Read = LinkPage & OfForm;

/** A page of the links, with the form as it was read when the screen was opened. */
function useLinks(formId: string, query: TableQuery<'texto'>) {
  const form = useQuery({
    queryKey: [`${LINKS}-form`, formId],
    queryFn: () => readForm(formId),
    refetchOnMount: 'always',
  });
  const links = useTableRows([LINKS, formId], query, ({ filters, page }, signal) =>
    readLinks(formId, { text: filters.texto, page }, signal),
  );
  const { isError, error } = form.isError ? form : links;
  const data: Read | undefined = form.data && links.data && { ...form.data, ...links.data };
  const refetch = () => Promise.all([form.refetch(), links.refetch()]);
  return { data, isError, error, isPlaceholderData: links.isPlaceholderData, refetch };
}

/** In the order of the form; a question that it lost since has no title any more. */
function filledIn({ questions, assetId, person }: ListedLink, titles: OfForm['titles']): string {
  const known = [...titles].flatMap(([id, title]) => (questions.includes(id) ? [title] : []));
  const gone = questions.flatMap((id) => (titles.has(id) ? [] : [t('prefilled-links.question-gone')]));
  const shown = [...known, ...gone];
  const asset = assetId === null ? [] : [t('prefilled-links.asset-named', { id: assetId })];
  const named = person ? [t('prefilled-links.person-named')] : [];
  return [...named, ...asset, ...shown].join(', ');
}

const columns = ({ titles, timeZone }: OfForm): readonly [Column<ListedLink>, ...Column<ListedLink>[]] => [
  { title: t('prefilled-links.label'), cell: ({ label }) => <span dir="auto">{label}</span> },
  {
    title: t('prefilled-links.filled'),
    cell: (link) => <span dir="auto">{filledIn(link, titles)}</span>,
  },
  {
    title: t('prefilled-links.last-day'),
    // A link ends at the midnight after its last day.
    cell: ({ expiresAt }) => wallTimeOf(Date.parse(expiresAt) - 1, timeZone).date,
  },
  { title: t('prefilled-links.openings'), cell: ({ openings }) => String(openings) },
  { title: t('prefilled-links.made-by'), cell: ({ createdBy }) => createdBy },
];

const takingBack = (ask: (link: ListedLink) => void): Column<ListedLink> => ({
  title: t('prefilled-links.actions'),
  cell: (link) => (
    <Button
      size="small"
      color="error"
      aria-label={t('prefilled-links.take-back-named', { label: link.label })}
      onClick={() => ask(link)}
    >
      {t('prefilled-links.take-back')}
    </Button>
  ),
});

export function PrefilledLinksScreen() {
  const { id = '' } = useParams();
  const query = useTableQuery('texto', []);
  const list = useLinks(id, query);
  const total = list.data?.total ?? 0;
  const isEmpty = list.data !== undefined && total === 0;
  const [asked, setAsked] = useState<ListedLink | null>(null);
  const add = (
    <Button variant="contained" component={Link} to={pathOf('newPrefilledLink', { id })}>
      {t('prefilled-links.new')}
    </Button>
  );
  return (
    <>
      <ListScreen
        title={t('prefilled-links.title')}
        windowTitle={[list.data?.formTitle, t('prefilled-links.title')]}
        description={list.data ? t('prefilled-links.of', { title: list.data.formTitle }) : ''}
        back={<BackButton to={pathOf('forms')} />}
        actions={list.data && (!isEmpty || query.isNarrowed) && add}
        filters={
          list.data &&
          (!isEmpty || query.isNarrowed) && (
            <Box component="search" sx={{ mb: 4 }}>
              <SearchField label={t('prefilled-links.filter-text')} value={query.typed} onType={query.type} />
            </Box>
          )
        }
        list={list}
        failure={READ_FORM_PROBLEMS}
        empty={
          isEmpty &&
          (query.isNarrowed
            ? { text: t('prefilled-links.none-found') }
            : { text: t('prefilled-links.none'), action: add })
        }
        pager={
          <NumberedPager
            text={t('prefilled-links.total', { count: total })}
            total={total}
            size={PAGE_SIZES.prefilledLinks}
            page={query.page}
            rows={list.data?.links.length}
            onPage={query.goTo}
          />
        }
      >
        {(data) => (
          <DataTable
            label={t('prefilled-links.title')}
            rows={data.links}
            columns={columns(data)}
            actions={takingBack(setAsked)}
          />
        )}
      </ListScreen>
      {asked && <TakeBackDialog formId={id} link={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
