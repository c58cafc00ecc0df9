// What is done with the chosen submissions of a list: their state is changed, their records are downloaded.
// rules: X33.09, X33.68
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { t } from '../../../platform/texts.ts';
import { AT_LINE_START } from '../../../ui/staff/theme.ts';
import type { Choice } from '../../../ui/staff/choices/select-field.tsx';
import { BulkRecords } from './bulk-records.tsx';
import { BulkState } from './bulk-state.tsx';
import { ChoosingContext } from './choose-row.tsx';

interface Props {
  readonly formId: string;
  /** Those of the page. */
  readonly submissions: readonly SubmissionRow[];
  /** To which they can be moved; none for a form without, and for who may not. */
  readonly states: readonly Choice[];
}

export function BulkBar({ formId, submissions, states }: Props) {
  const choosing = use(ChoosingContext);
  if (!choosing) return null;
  const { chosen, onChoose, onMoved } = choosing;
  const onPage = new Map(submissions.map((row) => [row.id, row]));
  // Those of the page as they are now.
  const rows = [...chosen.values()].map((row) => onPage.get(row.id) ?? row);
  const others = submissions.filter(({ id }) => !chosen.has(id));
  return (
    <Box
      role="group"
      aria-label={t('submission-list.bulk-group')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}
    >
      <Button
        size="small"
        sx={AT_LINE_START}
        disabled={others.length === 0}
        onClick={() => onChoose([...rows, ...others])}
      >
        {t('submission-list.choose-all')}
      </Button>
      {rows.length > 0 && (
        <>
          <Button size="small" onClick={() => onChoose([])}>
            {t('submission-list.choose-none')}
          </Button>
          <Typography role="status">{t('submission-list.chosen', { count: rows.length })}</Typography>
          <BulkRecords formId={formId} rows={rows} />
        </>
      )}
      {states.length > 0 && <BulkState rows={rows} states={states} onMoved={onMoved} />}
    </Box>
  );
}
