// The button of a list that chooses its columns, and its dialog: those of every list, and questions of the form.
// rules: X33.64, X40.18
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readListColumns } from '@constancia/contract/submissions/columns.ts';
import { LIST_COLUMNS } from '@constancia/domain/limits.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { EmptyState } from '../../../ui/staff/empty-state.tsx';
import { SkeletonRows } from '../../../ui/staff/query-status.tsx';
import { HIDEABLE, HIDEABLE_COLUMNS, type ListColumns } from './list-columns.ts';

interface Props {
  readonly formId: string;
  /** The form sells, so its list has a column for the payment. */
  readonly sells: boolean;
  readonly columns: ListColumns;
  readonly onChoose: (columns: ListColumns) => void;
}

export function ColumnsButton(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('list-columns.open')}
      </Button>
      {open && <ColumnsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function toggled<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

function ColumnsDialog({
  formId,
  sells,
  columns,
  onChoose,
  onClose,
}: Props & { readonly onClose: () => void }) {
  const [draft, setDraft] = useState(columns);
  const { data, error } = useQuery({
    queryKey: ['list-columns', formId],
    queryFn: ({ signal }) =>
      call<typeof readListColumns>({
        method: 'GET',
        path: '/api/forms/:formId/list-columns',
        params: { formId },
        signal,
      }),
  });
  const asked = new Set(data?.sections.flatMap(({ questions }) => questions.map(({ id }) => id)));
  // A question that the form lost since has no box: it would take the room of another one for ever.
  const shown = data ? { ...draft, questions: draft.questions.filter((id) => asked.has(id)) } : draft;
  const choose = () => {
    onChoose(shown);
    onClose();
  };
  return (
    <DialogFrame
      title={t('list-columns.title')}
      text={t('list-columns.text', { count: LIST_COLUMNS.questions })}
      size="sm"
      fullScreenBelow="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setDraft({ hidden: [], questions: [] })}>{t('list-columns.usual')}</Button>
          <Button onClick={onClose}>{t('editor.cancel')}</Button>
          <Button variant="contained" onClick={choose}>
            {t('list-columns.apply')}
          </Button>
        </>
      }
    >
      <Group title={t('list-columns.of-every-list')}>
        {HIDEABLE_COLUMNS.filter((column) => sells || column !== 'payment').map((column) => (
          <Box key={column}>
            <FormControlLabel
              label={t(HIDEABLE[column])}
              control={
                <Checkbox
                  size="small"
                  checked={!shown.hidden.includes(column)}
                  onChange={() => setDraft({ ...shown, hidden: toggled(shown.hidden, column) })}
                />
              }
            />
          </Box>
        ))}
      </Group>
      {error ? (
        <EmptyState tone="error" text={problemText(error)} />
      ) : data ? (
        <QuestionGroups sections={data.sections} draft={shown} onDraft={setDraft} />
      ) : (
        <SkeletonRows />
      )}
    </DialogFrame>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        <bdi>{title}</bdi>
      </Box>
      {children}
    </Box>
  );
}

interface QuestionGroupsProps {
  readonly sections: Reply<typeof readListColumns>['sections'];
  readonly draft: ListColumns;
  readonly onDraft: (draft: ListColumns) => void;
}

function QuestionGroups({ sections, draft, onDraft }: QuestionGroupsProps) {
  const isFull = draft.questions.length >= LIST_COLUMNS.questions;
  return sections
    .filter(({ questions }) => questions.length > 0)
    .map(({ id, title, questions }) => (
      <Group key={id} title={inLanguage(title, language)}>
        {questions.map((question) => {
          const isChosen = draft.questions.includes(question.id);
          return (
            <Box key={question.id}>
              <FormControlLabel
                label={<bdi>{inLanguage(question.title, language)}</bdi>}
                disabled={isFull && !isChosen}
                control={
                  <Checkbox
                    size="small"
                    checked={isChosen}
                    onChange={() => onDraft({ ...draft, questions: toggled(draft.questions, question.id) })}
                  />
                }
              />
            </Box>
          );
        })}
      </Group>
    ));
}
