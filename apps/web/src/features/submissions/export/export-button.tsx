// The button of a list that exports what its filter finds, and says how far the export is while its dialog is closed.
// rules: R2.045, R4.36, R5.11, R7.29
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { useExport } from './use-export.ts';

interface Props {
  readonly formId: string;
  readonly filter: FilterQuery;
  readonly order: string | null;
  /** Null until it is known. */
  readonly total: number | null;
}

export function ExportButton({ formId, filter, order, total }: Props) {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const running = useExport();
  const { state } = running;
  const press = () => {
    if (total === 0) notify({ kind: 'warning', text: t('staff.submissions-none') });
    else setOpen(true);
  };
  const label = () => {
    if (state.step === 'writing') return t('export.writing', { percent: state.percent });
    return state.step === 'waiting' ? t('export.waiting-short') : t('export.open');
  };
  return (
    <>
      <Button variant="outlined" disabled={total === null} onClick={press}>
        {label()}
      </Button>
      {(open || state.step === 'failed') && (
        <ExportDialog
          formId={formId}
          running={running}
          total={total ?? 0}
          onExport={(format) => running.start({ formId, format, filter, order })}
          onClose={() => {
            setOpen(false);
            if (['failed', 'done', 'ended'].includes(state.step)) running.clear();
          }}
        />
      )}
    </>
  );
}
