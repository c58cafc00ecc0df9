// Shows how a question will appear to the people who answer it, without working controls. It is kept light, because a
// form may hold a thousand questions.
// rules: E3.46, E3.47
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import { isChoice } from '@constancia/domain/forms/edit/edit-questions.ts';
import { t } from '../../../../platform/texts.ts';

const OPTIONS_SHOWN = 6;

function Rows({ texts, mark }: { readonly texts: readonly string[]; readonly mark: 'radio' | 'box' }) {
  return texts.map((text, index) => (
    <span key={index} className={`ed-choice ed-choice-${mark}`}>
      {text}
    </span>
  ));
}

function Choices({ question }: { readonly question: Question }) {
  const more = question.options.length - OPTIONS_SHOWN;
  const shown = question.options
    .slice(0, OPTIONS_SHOWN)
    .map(({ text }) => text.text || t('editor.untitled-option'));
  if (shown.length === 0) return <span className="ed-note">{t('editor.no-options')}</span>;
  return (
    <>
      {question.searchable && <span className="ed-input">{t('editor.preview-search')}</span>}
      <Rows texts={shown} mark={question.kind === 'single-choice' ? 'radio' : 'box'} />
      {more > 0 && <span className="ed-note">{t('editor.more-options', { count: more })}</span>}
    </>
  );
}

const SAMPLE: Readonly<Partial<Record<QuestionKind, () => string>>> = {
  integer: () => '0',
  decimal: () => '0,00',
  date: () => t('editor.preview-date'),
  time: () => 'HH:mm',
  link: () => 'https://',
};

/** Hidden from screen readers: they hear the kind beside the question's name. */
export function QuestionPreview({ question }: { readonly question: Question }) {
  const { kind } = question;
  return (
    <div className="ed-preview" aria-hidden="true">
      {isChoice(kind) && <Choices question={question} />}
      {kind === 'yes-no' && <Rows texts={[t('staff.yes'), t('staff.no')]} mark="radio" />}
      {kind === 'link' && question.link !== '' && (
        <span className="ed-link">{question.linkTitle || question.link}</span>
      )}
      {!isChoice(kind) && kind !== 'yes-no' && (
        <span className={kind === 'text' || kind === 'link' ? 'ed-input' : 'ed-input ed-input-short'}>
          {SAMPLE[kind]?.()}
        </span>
      )}
      {(question.allowsImage || question.allowsDocument || question.allowsAudio) && (
        <span className="ed-attachments">
          {question.allowsImage && <span className="ed-chip">{t('editor.attach-image')}</span>}
          {question.allowsDocument && <span className="ed-chip">{t('editor.attach-document')}</span>}
          {question.allowsAudio && <span className="ed-chip">{t('editor.allows-audio')}</span>}
        </span>
      )}
    </div>
  );
}
