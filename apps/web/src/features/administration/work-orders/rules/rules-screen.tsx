// The rules of the plan: when each makes orders, what keeps it from making them, a new one, changing and deleting one.
// rules: X39.50, X39.54, X39.55, X40.57, X40.58
import { inLanguage } from '@constancia/domain/localized.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { language } from '../../../../platform/language.ts';
import { useTableQuery } from '../../../../platform/page/use-table-query.ts';
import { useTableRows } from '../../../../platform/page/use-table-rows.ts';
import { t } from '../../../../platform/texts.ts';
import { BackButton } from '../../../../ui/staff/back-button.tsx';
import { SearchField } from '../../../../ui/staff/choices/search-field.tsx';
import { type Column, DataTable } from '../../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../../ui/staff/list-screen.tsx';
import { NumberedPager } from '../../../../ui/staff/pager.tsx';
import { useAccount } from '../../../session/public.ts';
import { AskingDialog } from '../../asking-dialog.tsx';
import { deletePlanRule, type ListedPlanRule, listPlanRules } from './api.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { obstacleText, whenText } from './rule-texts.ts';

/** Made when drawn, because the texts may change with the language. */
const columns = (): readonly [Column<ListedPlanRule>, ...Column<ListedPlanRule>[]] => [
  { title: t('plan-rules.name'), cell: ({ rule }) => <span dir="auto">{rule.name}</span> },
  { title: t('plan-rules.when'), cell: (listed) => <span dir="auto">{whenText(listed)}</span> },
  {
    title: t('plan-rules.form'),
    cell: ({ formTitle }) => <span dir="auto">{formTitle && inLanguage(formTitle, language)}</span>,
  },
  {
    title: t('work-orders.person'),
    cell: ({ rule }) => <bdi>{rule.assignedTo || t('work-orders.anybody')}</bdi>,
  },
  {
    title: t('work-orders.state'),
    cell: (listed) => (
      <>
        <Chip
          size="small"
          variant="outlined"
          color={listed.rule.active ? 'success' : 'default'}
          label={t(listed.rule.active ? 'plan-rules.on' : 'plan-rules.off')}
        />
        {listed.obstacle !== null && <div>{obstacleText(listed)}</div>}
      </>
    ),
  },
  { title: t('plan-rules.open-orders'), cell: ({ openOrders }) => openOrders },
];

const deletionText = ({ openOrders: count }: ListedPlanRule) =>
  count === 0 ? t('plan-rules.delete-text-none') : t('plan-rules.delete-text', { count });

type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'delete'; readonly listed: ListedPlanRule };

const actions = (onOpen: (open: Open) => void): Column<ListedPlanRule> => ({
  title: t('work-orders.actions'),
  cell: (listed) => {
    const { name } = listed.rule;
    return (
      <>
        <Button
          size="small"
          aria-label={t('plan-rules.edit-which', { name })}
          onClick={() => onOpen({ what: 'edit', listed })}
        >
          {t('plan-rules.edit')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={t('plan-rules.delete-which', { name })}
          onClick={() => onOpen({ what: 'delete', listed })}
        >
          {t('plan-rules.delete')}
        </Button>
      </>
    );
  },
});

export function PlanRulesScreen() {
  const { municipality } = useAccount();
  const query = useTableQuery('texto', []);
  const list = useTableRows(['plan-rules'], query, ({ filters, page }, signal) =>
    listPlanRules(municipality.id, { text: filters.texto, page }, signal),
  );
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const total = list.data?.total ?? 0;
  return (
    <>
      <ListScreen
        title={t('plan-rules.title')}
        description={t('plan-rules.description')}
        back={<BackButton to={PATHS.workPlan} text={t('work-orders.title')} />}
        actions={
          list.data && (
            <Button variant="contained" onClick={() => setOpen({ what: 'new' })}>
              {t('plan-rules.new')}
            </Button>
          )
        }
        filters={
          <Box component="search" sx={{ mb: 4 }}>
            <SearchField label={t('plan-rules.filter-text')} value={query.typed} onType={query.type} />
          </Box>
        }
        list={list}
        failure={{ otherwise: 'plan-rules.failed' }}
        empty={
          list.data !== undefined &&
          total === 0 && { text: t(query.isNarrowed ? 'plan-rules.none-found' : 'plan-rules.none') }
        }
        pager={
          <NumberedPager
            text={t('plan-rules.total', { count: total })}
            total={total}
            size={PAGE_SIZES.planRules}
            page={query.page}
            rows={list.data?.rules.length}
            onPage={query.goTo}
          />
        }
      >
        {({ rules }) => (
          <DataTable
            label={t('plan-rules.title')}
            rows={rules}
            columns={columns()}
            actions={actions(setOpen)}
          />
        )}
      </ListScreen>
      {open && open.what !== 'delete' && list.data && (
        <RuleDialog
          municipalityId={municipality.id}
          offered={list.data}
          listed={open.what === 'edit' ? open.listed : null}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && (
        <AskingDialog
          title={t('plan-rules.delete-title', { name: open.listed.rule.name })}
          text={deletionText(open.listed)}
          action={t('plan-rules.delete')}
          run={() => deletePlanRule(municipality.id, open.listed)}
          done={t('plan-rules.deleted')}
          refused={{ otherwise: 'plan-rules.delete-failed' }}
          stale="plan-rules"
          onClose={close}
        />
      )}
    </>
  );
}
