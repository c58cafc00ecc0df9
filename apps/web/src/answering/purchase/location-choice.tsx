// The locations as whole rows: name, today's price, seats left. A location that is sold out cannot be chosen.
// rules: E9.20-E9.22, E9.26
import type { Sale } from '@constancia/contract/payments/sale.ts';
import { euros } from '../../platform/numbers/euros.ts';
import { t, tIssue } from '../../platform/texts.ts';
import { FieldError } from '../fields/question-field.tsx';
import { sectionFieldKey } from '../session/field-key.ts';
import { useAnswering, useAnsweringStore, useIssue } from '../session/use-answering.tsx';
import { changePurchase } from './purchase-actions.ts';

export function LocationChoice({ sale: { locations, currency } }: { readonly sale: Sale }) {
  const store = useAnsweringStore();
  const chosen = useAnswering((state) => state.purchase.location);
  const key = sectionFieldKey('purchase.location');
  const issue = useIssue(key);
  return (
    <fieldset
      className={issue ? 'question question-wrong' : 'question'}
      id={key}
      aria-describedby={issue && `${key}.error`}
    >
      <legend className="question-name">
        {t('payments.locations')} <span className="question-required">{t('answering.required')}</span>
      </legend>
      {issue && <FieldError id={`${key}.error`}>{tIssue(issue.code, issue.values)}</FieldError>}
      <div className="choice-list purchase-locations">
        {locations.map(({ name, price, regularPrice, promotion, left }, position) => (
          <label
            key={name}
            htmlFor={`${key}.${position}`}
            className={left === 0 ? 'choice purchase-location choice-disabled' : 'choice purchase-location'}
          >
            <input
              type="radio"
              id={`${key}.${position}`}
              name={key}
              value={position}
              checked={chosen === name}
              disabled={left === 0}
              onChange={() => store.change(changePurchase({ location: name }))}
            />
            <span className="purchase-location-name" dir="auto">
              {name}
            </span>
            <span className="purchase-location-price">{euros(price, currency)}</span>
            <span className="purchase-location-note">
              {left === 0 ? t('payments.sold-out') : t('payments.left', { count: left })}
              {promotion !== '' && (
                <>
                  {' · '}
                  <bdi>{promotion}</bdi>
                  {', '}
                  {t('payments.regular-price', { price: euros(regularPrice, currency) })}
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
