// The links of a form that open it with answers: what each fills in, until when, and how often it was opened. Without it only
// programs could make and take back links.
// rules: X38.95
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { readFormToEdit } from '../api.ts';
import { READ_FORM_PROBLEMS } from '../form-problems.ts';
import { LINKS, type ListedLink, readLinks } from './prefilled-api.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

interface Read {
  readonly links: readonly ListedLink[];
  readonly timeZone: string;
  readonly formTitle: string;
  /** By the id of the question. */
  readonly titles: ReadonlyMap<string, string>;
}

async function read(formId: string, signal: AbortSignal): Promise<Read> {
  const [links, { definition, municipality }] = await Promise.all([
    readLinks(formId, signal),
    readFormToEdit(formId),
  ]);
  const { questionById } = indexForm(definition);
  const titles = [...questionById].map(
    ([id, { question }]) => [id, inLanguage(question.title, language)] as const,
  );
  return {
    links,
    timeZone: municipality.timeZone,
    formTitle: inLanguage(definition.title, language),
    titles: new Map(titles),
  };
}

/** In the order of the form; a question that it lost since has no title any more. */
function filledIn({ questions, assetId, person }: ListedLink, titles: Read['titles']): string {
  const known = [...titles].flatMap(([id, title]) => (questions.includes(id) ? [title] : []));
  const gone = questions.flatMap((id) => (titles.has(id) ? [] : [t('prefilled-links.question-gone')]));
  const shown = [...known, ...gone];
  const asset = assetId === null ? [] : [t('prefilled-links.asset-named', { id: assetId })];
  const named = person ? [t('prefilled-links.person-named')] : [];
  return [...named, ...asset, ...shown].join(', ');
}

const columns = ({ titles, timeZone }: Read): readonly [Column<ListedLink>, ...Column<ListedLink>[]] => [
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
  const list = useQuery({
    queryKey: [LINKS, id],
    queryFn: ({ signal }) => read(id, signal),
    refetchOnMount: 'always',
  });
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
        actions={list.data && list.data.links.length > 0 && add}
        list={list}
        failure={READ_FORM_PROBLEMS}
        empty={list.data?.links.length === 0 && { text: t('prefilled-links.none'), action: add }}
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
