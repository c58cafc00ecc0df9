// What is bought with the submission: a location with its price and the seats left, the quantity, and the buyer.
// rules: E9.17, E9.26, A3.33, X21.02, X31.08
import type { Sale } from '@constancia/contract/payments/sale.ts';
import { SEATS_HELD_PAYING_MINUTES } from '@constancia/domain/limits.ts';
import { euros } from '../../platform/numbers/euros.ts';
import { t, tIssue } from '../../platform/texts.ts';
import { FieldError } from '../fields/question-field.tsx';
import type { ReadSale } from '../session/api.ts';
import { sectionFieldKey } from '../session/field-key.ts';
import { useAnswering, useAnsweringStore, useIssue } from '../session/use-answering.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { LocationChoice } from './location-choice.tsx';
import { changePurchase } from './purchase-actions.ts';
import { useSale } from './use-sale.ts';
import './purchase.css';

export function PurchaseFields({ read }: { readonly read: ReadSale | null }) {
  return (
    <section className="purchase" aria-labelledby="purchase-title">
      <h2 id="purchase-title">{t('payments.buy-title')}</h2>
      {read ? <Purchase read={read} /> : <p className="notice">{t('payments.preview')}</p>}
    </section>
  );
}

function Purchase({ read }: { readonly read: ReadSale }) {
  const { sale, retry } = useSale(read);
  if (sale === 'loading') return <p role="status">{t('payments.loading')}</p>;
  if (sale === 'failed') {
    return (
      <div className="notice" role="alert">
        <p>{t('payments.sale-failed')}</p>
        <button type="button" className="button" onClick={retry}>
          {t('shell.retry')}
        </button>
      </div>
    );
  }
  return <OpenSale sale={sale} />;
}

function OpenSale({ sale }: { readonly sale: Sale }) {
  return (
    <>
      <p className="purchase-product" dir="auto">
        <strong>{sale.name}</strong>
        {sale.date !== '' && <span>{sale.date}</span>}
        {sale.address !== '' && <span>{sale.address}</span>}
      </p>
      {sale.state === 'over' ? (
        <div className="notice purchase-over">
          <h3>{t('payments.over')}</h3>
          <p>{t('payments.over-text', { moment: sale.ended })}</p>
        </div>
      ) : sale.state === 'closed' ? (
        <p className="notice">{t('payments.closed')}</p>
      ) : (
        <>
          {sale.isTrial && <p className="notice">{t('payments.trial')}</p>}
          <LocationChoice sale={sale} />
          <Quantity sale={sale} />
          <Total sale={sale} />
          <BuyerFields />
          <p className="question-help purchase-then">
            {t('payments.then-gateway', { minutes: SEATS_HELD_PAYING_MINUTES })}
          </p>
        </>
      )}
    </>
  );
}

function Quantity({ sale: { maxPerOrder: max, isMaxPerPerson } }: { readonly sale: Sale }) {
  const store = useAnsweringStore();
  const quantity = useAnswering((state) => state.purchase.quantity);
  const key = sectionFieldKey('purchase.quantity');
  const issue = useIssue(key);
  const described = [`${key}.help`, issue && `${key}.error`].filter(Boolean).join(' ');
  const typed = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : 0);
  return (
    <div className={issue ? 'question question-wrong' : 'question'}>
      <label className="question-name" htmlFor={key}>
        {t('payments.quantity')}
      </label>
      <p className="question-help" id={`${key}.help`}>
        {t(isMaxPerPerson ? 'payments.person-help' : 'payments.quantity-help', { max })}
      </p>
      {issue && <FieldError id={`${key}.error`}>{tIssue(issue.code, issue.values)}</FieldError>}
      <input
        className="input input-number"
        id={key}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={quantity === 0 ? '' : quantity}
        aria-invalid={issue ? true : undefined}
        aria-describedby={described}
        onChange={(event) => store.change(changePurchase({ quantity: typed(event.target.value.trim()) }))}
      />
    </div>
  );
}

function Total({ sale }: { readonly sale: Sale }) {
  const { location, quantity } = useAnswering((state) => state.purchase);
  const chosen = sale.locations.find(({ name }) => name === location);
  return (
    <p className="purchase-total" role="status">
      {chosen && quantity > 0 && (
        <>
          {t('payments.total')}: <strong>{euros(chosen.price * quantity, sale.currency)}</strong>
        </>
      )}
    </p>
  );
}
