// The outline of the form while it loads.
import { t } from '../../platform/texts.ts';
import './light.css';
import './form-skeleton.css';

const QUESTIONS = ['first', 'second', 'third', 'fourth'];

export function AnsweringSkeleton() {
  return (
    <div className="answering answering-column" aria-busy="true">
      <p className="only-read" role="status">
        {t('shell.loading')}
      </p>
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-line" />
      <div className="section skeleton-section">
        {QUESTIONS.map((question) => (
          <div key={question}>
            <div className="skeleton skeleton-label" />
            <div className="skeleton skeleton-field" />
          </div>
        ))}
      </div>
    </div>
  );
}
