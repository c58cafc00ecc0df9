// What a citizen is asked to correct, above the form: the official's words, also about single questions, until when, a way
// to each question, how many have been put right, and what the citizen writes back.
// rules: A2.32, A4.24, X31.83, X33.71, X33.74
import type { SubmissionToRevise } from '@constancia/contract/submissions/portal.ts';
import { REVISION_MESSAGE_MAX } from '@constancia/domain/limits.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { isRevised } from '@constancia/domain/review/change-request.ts';
import { copyNumber, rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { goToStep, openSection } from '../../answering/session/answering-actions.ts';
import type { AnsweringSession } from '../../answering/session/answering-session.ts';
import { questionKey } from '../../answering/session/field-key.ts';
import { focusField } from '../../answering/session/focus-field.ts';
import { keepRevisionMessage, readRevisionMessage } from '../../platform/device/revision-message.ts';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { DoneIcon } from '../../ui/light/icons.tsx';
import { inFormOrder } from './asked-order.ts';
import { DueLine } from './due-line.tsx';

type Asked = SubmissionToRevise['requested'][number];

interface Props {
  readonly session: AnsweringSession;
  readonly asked: SubmissionToRevise;
  /** Key of the citizen's drafts. */
  readonly person: string;
}

export function AskedPanel({ session: { store, form }, asked, person }: Props) {
  const { id, requested, comment, dueOn, timeZone } = asked;
  const answers = useSyncExternalStore(store.subscribe, () => store.get().answers);
  const done = requested.filter((item) => isRevised(answers, item));
  return (
    <section className="portal-asked-panel" aria-labelledby="portal-asked-title">
      <h2 id="portal-asked-title">{t('portal.revision-asked')}</h2>
      {comment !== '' && (
        <blockquote className="portal-comment" dir="auto">
          {comment}
        </blockquote>
      )}
      <DueLine dueOn={dueOn} timeZone={timeZone} />
      <ol className="portal-asked-list">
        {inFormOrder(requested, form.definition, answers).map((item) => (
          <li key={`${item.questionId}.${item.rowId ?? ''}`}>
            <AskedLink store={store} item={item} isDone={done.includes(item)} />
            {item.remark !== undefined && (
              <p className="portal-comment" dir="auto">
                {item.remark}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="portal-asked-progress" role="status">
        {t('portal.revision-progress', { done: done.length, total: requested.length })}
      </p>
      <RevisionMessage person={person} submissionId={id} />
    </section>
  );
}

interface MessageProps {
  readonly person: string;
  readonly submissionId: string;
}

function RevisionMessage({ person, submissionId }: MessageProps) {
  const [message, setMessage] = useState(() => readRevisionMessage(person, submissionId));
  return (
    <label className="portal-message">
      {t('portal.message')}
      <textarea
        className="input"
        rows={3}
        maxLength={REVISION_MESSAGE_MAX}
        value={message}
        onChange={({ target }) => {
          setMessage(target.value);
          keepRevisionMessage(person, submissionId, target.value);
        }}
      />
    </label>
  );
}

interface LinkProps {
  readonly store: AnsweringSession['store'];
  readonly item: Asked;
  readonly isDone: boolean;
}

function AskedLink({ store, item, isDone }: LinkProps) {
  const { sectionId, questionId, rowId } = item;
  const question = store.index.questionById.get(questionId)?.question;
  const title = question ? inLanguage(question.title, language) : questionId;
  const number = copyNumber(rowsOf(store.get().answers, sectionId).findIndex(({ id }) => id === rowId));
  const lead = () => {
    flushSync(() => {
      store.change(goToStep('questions'));
      store.change(openSection(sectionId));
    });
    focusField(questionKey({ questionId, rowId }));
  };
  return (
    <button type="button" className="button-quiet portal-asked-link" onClick={lead}>
      {rowId === undefined ? title : `${title} (${number})`}
      {isDone && (
        <>
          <DoneIcon />
          <span className="only-read"> {t('portal.revision-done')}</span>
        </>
      )}
    </button>
  );
}
