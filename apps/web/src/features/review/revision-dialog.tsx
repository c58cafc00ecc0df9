// Asks the citizen to revise what was marked: what has to be put right, in all and question by question, and until when.
// rules: R2.080, R5.01, R5.02, X33.71, X33.72
import type { Review } from '@constancia/contract/submissions/review.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import { REVISION_COMMENT_MAX, REVISION_REMARK_MAX } from '@constancia/domain/limits.ts';
import { marksProblem } from '@constancia/domain/review/change-request.ts';
import { lastDueDay, mayBeDue } from '@constancia/domain/review/due-date.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { epochMilliseconds } from '../../platform/clock.ts';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { NOTICE_MS } from '../../ui/notice-times.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { useNotify } from '../../ui/staff/toast.tsx';
import { requestChanges, reviewKey } from './api.ts';
import { askedName } from './last-request.tsx';

/** Height of the comment field, in lines (R9.11). */
const ROWS = 8;

const SENDING: ProblemWording = {
  otherwise: 'review.revision-failed',
  codes: { offline: 'review.revision-failed' },
};

interface Props {
  readonly view: SubmissionView;
  readonly review: Review;
  readonly onClose: () => void;
}

export function RevisionDialog(props: Props) {
  const { review, onClose } = props;
  const problem = marksProblem(review.marks);
  // What somebody else marks or sends in between takes away nothing that is being written; a tick that is still being stored
  // while the dialog opens counts once it is.
  const [isWriting, setWriting] = useState(problem === null);
  if (problem === null && !isWriting) setWriting(true);
  if (isWriting) return <RequestDialog {...props} />;
  if (problem === 'nothing-marked')
    return (
      <DialogFrame title={t('review.nothing-marked')} text={t('problem.nothing-marked')} onClose={onClose}>
        <Typography>{t('review.nothing-marked-hint')}</Typography>
      </DialogFrame>
    );
  return (
    <DialogFrame
      title={t('problem.section-without-answers')}
      text={t('review.section-without-answers-hint')}
      onClose={onClose}
    />
  );
}

type MarkedQuestion = Review['marks'][number] & { readonly questionId: string };

const keyOf = ({ questionId, rowId = '' }: MarkedQuestion) => `${questionId}.${rowId}`;

function RequestDialog({ view, review, onClose }: Props) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [comment, setComment] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState({ of: '', text: '' });
  const questions = review.marks.filter((mark): mark is MarkedQuestion => mark.questionId !== undefined);
  const today = wallTimeOf(epochMilliseconds(), view.timeZone).day;
  const isDueRefused = dueOn !== '' && !mayBeDue(dueOn, today);
  const send = async () => {
    if (comment.trim() === '') return setFailed({ of: comment, text: t('review.comment-required') });
    if (isDueRefused) return;
    setSending(true);
    const said = questions.map((at) => ({
      questionId: at.questionId,
      ...(at.rowId !== undefined && { rowId: at.rowId }),
      text: (remarks[keyOf(at)] ?? '').trim(),
    }));
    try {
      const { mailed } = await requestChanges(view.id, {
        comment: comment.trim(),
        dueOn: dueOn === '' ? null : dueOn,
        remarks: said.filter(({ text }) => text !== ''),
      });
      if (mailed) notify({ kind: 'success', text: t('review.revision-sent') });
      else
        notify({
          kind: 'warning',
          text: t('review.revision-sent-unmailed'),
          milliseconds: NOTICE_MS.errorAlert,
        });
      onClose();
    } catch (error) {
      setFailed({ of: comment, text: problemText(error, SENDING) });
      setSending(false);
    }
    await queries.invalidateQueries({ queryKey: reviewKey(view.id) });
  };
  const adds = review.badge === 'in-review' ? t('review.revision-adds') : '';
  return (
    <DialogFrame
      title={t('review.send-revision')}
      text={`${t('review.revision-text', { count: questions.length })} ${adds}`.trim()}
      size="sm"
      scrolls
      busy={sending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={sending} onClick={onClose}>
            {t('answering.cancel')}
          </Button>
          <Button variant="contained" disabled={sending} onClick={() => void send()}>
            {t('review.send')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4, pt: 2 }}>
        <TextField
          fullWidth
          multiline
          rows={ROWS}
          required
          label={t('review.comment')}
          value={comment}
          error={failed.text !== '' && failed.of === comment}
          helperText={failed.of === comment && failed.text}
          slotProps={{ htmlInput: { maxLength: REVISION_COMMENT_MAX } }}
          onChange={(event) => setComment(event.target.value)}
        />
        <TextField
          type="date"
          label={t('review.due')}
          value={dueOn}
          error={isDueRefused}
          helperText={isDueRefused ? t('review.due-refused') : t('review.due-hint')}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { min: today, max: lastDueDay(today) },
          }}
          onChange={(event) => setDueOn(event.target.value)}
        />
        <Remarks view={view} questions={questions} remarks={remarks} onChange={setRemarks} />
      </Stack>
    </DialogFrame>
  );
}

interface RemarksProps {
  readonly view: SubmissionView;
  readonly questions: readonly MarkedQuestion[];
  /** By question and copy. */
  readonly remarks: Readonly<Record<string, string>>;
  readonly onChange: (remarks: Readonly<Record<string, string>>) => void;
}

function Remarks({ view, questions, remarks, onChange }: RemarksProps) {
  const index = useMemo(() => indexForm(view.definition), [view.definition]);
  return (
    <>
      <Typography variant="subtitle1" component="h3">
        {t('review.remarks')}
      </Typography>
      {questions.map((at) => (
        <TextField
          key={keyOf(at)}
          fullWidth
          multiline
          label={askedName({ view, index }, at)}
          value={remarks[keyOf(at)] ?? ''}
          slotProps={{ htmlInput: { maxLength: REVISION_REMARK_MAX } }}
          onChange={(event) => onChange({ ...remarks, [keyOf(at)]: event.target.value })}
        />
      ))}
    </>
  );
}
