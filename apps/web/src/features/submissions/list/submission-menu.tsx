// The menu of a submission in the list. It offers what the person may do and what is possible; without entries the menu
// is absent.
// rules: R2.036-R2.039, R2.095, R6.02, R6.04

import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { use, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { RowMenu } from '../../../ui/staff/menus/row-menu.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { ChoosingContext } from '../bulk/choose-row.tsx';
import { DeleteDialog } from '../deletion/delete-dialog.tsx';
import { useOpening } from '../list-url/opened-from.ts';

interface Props {
  readonly row: SubmissionRow;
  readonly timeZone: string;
}

export function SubmissionMenu({ row: { id, code, may }, timeZone }: Props) {
  const notify = useNotify();
  const choosing = use(ChoosingContext);
  const [deleting, setDeleting] = useState(false);
  const { state } = useOpening();
  return (
    <>
      <RowMenu
        buttonId={`more-${id}`}
        label={t('staff.submissions-more', { code })}
        entries={[
          may.complete && { text: t('review.complete'), to: pathOf('complete', { id }), state },
          may.correct && { text: t('review.correct'), to: pathOf('correct', { id }), state },
          may.delete && { text: t('deletion.delete'), onChoose: () => setDeleting(true) },
        ]}
      />
      {deleting && (
        <DeleteDialog
          submissionId={id}
          code={code}
          timeZone={timeZone}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            choosing?.onDeleted(id);
            notify({ kind: 'success', text: t('deletion.done-in-list') });
          }}
        />
      )}
    </>
  );
}
