// What a citizen is asked to correct, above the form: the official's words, a way to each question, and how many have
// been put right.
// rules: A2.32, A4.24, X31.83
import type { SubmissionToRevise } from '@constancia/contract/submissions/portal.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { isRevised } from '@constancia/domain/review/change-request.ts';
import { copyNumber, rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { goToStep, openSection } from '../../answering/session/answering-actions.ts';
import type { AnsweringSession } from '../../answering/session/answering-session.ts';
import { questionKey } from '../../answering/session/field-key.ts';
import { focusField } from '../../answering/session/focus-field.ts';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { DoneIcon } from '../../ui/light/icons.tsx';

type Asked = SubmissionToRevise['requested'][number];

interface Props {
  readonly session: AnsweringSession;
  readonly requested: readonly Asked[];
  readonly comment: string;
}

export function AskedPanel({ session: { store }, requested, comment }: Props) {
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
      <ol className="portal-asked-list">
        {requested.map((item) => (
          <li key={`${item.questionId}.${item.rowId ?? ''}`}>
            <AskedLink store={store} item={item} isDone={done.includes(item)} />
          </li>
        ))}
      </ol>
      <p className="portal-asked-progress" role="status">
        {t('portal.revision-progress', { done: done.length, total: requested.length })}
      </p>
    </section>
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
