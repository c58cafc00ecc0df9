// The fields of the buyer, each with its error beside it.
// rules: A3.33, A5.14-A5.20, X36.51
import type { Purchase } from '@constancia/domain/payments/new-purchase.ts';
import { type TextCode, t, tIssue } from '../../platform/texts.ts';
import { FieldError } from '../fields/question-field.tsx';
import { sectionFieldKey } from '../session/field-key.ts';
import { useByCitizen } from '../session/api.ts';
import { useAnswering, useAnsweringStore, useIssue } from '../session/use-answering.tsx';
import { changePurchase } from './purchase-actions.ts';

interface Field {
  readonly name: Exclude<keyof Purchase, 'location' | 'quantity'>;
  readonly label: TextCode;
  readonly need: 'required' | 'optional';
  readonly help?: TextCode;
  readonly type: 'text' | 'email' | 'tel';
  /** What the browser may offer where the buyer answers. */
  readonly autoComplete: string;
}

const FIELDS: readonly Field[] = [
  { name: 'fullName', label: 'payments.full-name', need: 'required', type: 'text', autoComplete: 'name' },
  { name: 'dni', label: 'payments.dni', need: 'required', type: 'text', autoComplete: 'off' },
  { name: 'email', label: 'payments.email', need: 'required', type: 'email', autoComplete: 'email' },
  {
    name: 'phone',
    label: 'payments.phone',
    need: 'optional',
    help: 'payments.phone-help',
    type: 'tel',
    autoComplete: 'tel',
  },
];

export function BuyerFields() {
  return (
    <fieldset className="plain-group purchase-buyer">
      <legend>{t('payments.buyer')}</legend>
      {FIELDS.map((field) => (
        <BuyerField key={field.name} field={field} />
      ))}
    </fieldset>
  );
}

function BuyerField({ field: { name, label, need, help, type, autoComplete } }: { readonly field: Field }) {
  const store = useAnsweringStore();
  const byCitizen = useByCitizen();
  const value = useAnswering((state) => state.purchase[name]);
  const key = sectionFieldKey(`purchase.${name}`);
  const issue = useIssue(key);
  const described = [help && `${key}.help`, issue && `${key}.error`].filter(Boolean).join(' ');
  return (
    <div className={issue ? 'question question-wrong' : 'question'}>
      <label className="question-name" htmlFor={key}>
        {t(label)}{' '}
        <span className="question-required">
          {t(need === 'required' ? 'answering.required' : 'payments.optional')}
        </span>
      </label>
      {help && (
        <p className="question-help" id={`${key}.help`}>
          {t(help)}
        </p>
      )}
      {issue && <FieldError id={`${key}.error`}>{tIssue(issue.code, issue.values)}</FieldError>}
      <input
        className="input"
        id={key}
        type={type}
        autoComplete={byCitizen ? autoComplete : 'off'}
        value={value}
        aria-invalid={issue ? true : undefined}
        aria-describedby={described === '' ? undefined : described}
        onChange={(event) => store.change(changePurchase({ [name]: event.target.value }))}
      />
    </div>
  );
}
