// The differences between two versions of a form, as a readable list.
// rules: X12.02

import { compareForms } from '@constancia/domain/forms/compare/compare-forms.ts';
import type { FieldChange, FormChange } from '@constancia/domain/forms/compare/form-change.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { useMemo } from 'react';
import { t } from '../../../platform/texts.ts';
import { fieldText, subjectText, valueText } from './change-text.ts';
import './changes.css';

interface Props {
  readonly before: FormDefinition;
  readonly after: FormDefinition;
  /** What changed beside the definition. */
  readonly beside?: readonly FormChange[];
}

const NOTHING: readonly FormChange[] = [];

export function FormChanges({ before, after, beside = NOTHING }: Props) {
  const compared = useMemo(() => compareForms(before, after), [before, after]);
  const changes = [...beside, ...compared];
  if (changes.length === 0) return <p className="fc-none">{t('editor.change.none')}</p>;
  return (
    <ul className="fc-list">
      {changes.map((change) => (
        <ChangeItem key={`${change.change}-${change.subject}-${change.id}`} change={change} />
      ))}
    </ul>
  );
}

function ChangeItem({ change }: { readonly change: FormChange }) {
  return (
    <li className="fc-item">
      <p className="fc-head">
        <span className={`fc-mark fc-${change.change}`}>{t(`editor.change.${change.change}`)}</span>
        <bdi className="fc-subject">{subjectText(change)}</bdi>
        {change.within.length > 0 && (
          <span className="fc-within">
            {t('editor.change.in', {
              position: change.within.map((name) => name || t('editor.change.untitled')).join(' › '),
            })}
          </span>
        )}
      </p>
      {change.fields.length > 0 && (
        <dl className="fc-fields">
          {change.fields.map((field) => (
            <Field key={field.field} change={field} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Field({ change }: { readonly change: FieldChange }) {
  const before = valueText(change.field, change.before);
  const after = valueText(change.field, change.after);
  return (
    <div>
      <dt>{fieldText(change)}</dt>
      <dd>
        {before === null || after === null ? (
          t('editor.change.differs')
        ) : (
          <>
            <del>{before}</del> <span aria-hidden>→</span> <ins>{after}</ins>
          </>
        )}
      </dd>
    </div>
  );
}
