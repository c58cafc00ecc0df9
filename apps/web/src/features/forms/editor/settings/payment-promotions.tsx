// The promotions of the product: another price until a given day.
// rules: E9.26

import { centsOfText } from '@constancia/domain/payments/amount.ts';
import { PROMOTIONS_MAX } from '@constancia/domain/payments/check-product.ts';
import { addPromotion, updatePromotion } from '@constancia/domain/payments/edit-product.ts';
import type { Promotion } from '@constancia/domain/payments/product.ts';
import TextField from '@mui/material/TextField';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { productElement } from '../editing/selection.ts';
import { BoundText } from '../fields/bound-text.tsx';
import { TypedField } from '../fields/bound-typed-text.tsx';
import { AddButton, textOfPrice, useRequiredText } from './payment-fields.tsx';
import { addRowElement, PaymentRow, rowNameElement } from './payment-row.tsx';

interface PromotionProps {
  readonly promotion: Promotion;
  readonly index: number;
  readonly last: boolean;
}

function PromotionCard({ promotion, index, last }: PromotionProps) {
  const { store, may } = useEditor();
  const field = (name: string) => `payments.promotions[${index}].${name}`;
  const nameError = useRequiredText(field('name'), 'outside.need-name');
  const priceError = useRequiredText(field('price'), 'outside.need-price');
  const untilError = useRequiredText(field('until'), 'outside.need-until');
  const { discount } = promotion;
  return (
    <PaymentRow
      list="promotions"
      index={index}
      last={last}
      name={t('outside.promotion-number', { number: index + 1 })}
    >
      <BoundText
        id={productElement(field('name'))}
        label={t('outside.location-name')}
        value={promotion.name}
        mark={field('name')}
        error={nameError}
        write={(definition, name) => updatePromotion(definition, index, { name })}
      />
      <div className="ed-pair">
        <TypedField
          id={productElement(field('price'))}
          label={t('outside.price')}
          keyboard="decimal"
          value={promotion.price}
          read={centsOfText}
          show={textOfPrice}
          error={priceError}
          write={(definition, price) => updatePromotion(definition, index, { price })}
        />
        <TextField
          id={productElement(field('until'))}
          label={t('outside.promotion-until')}
          type="date"
          size="small"
          fullWidth
          value={promotion.until}
          error={untilError !== undefined}
          helperText={untilError}
          onChange={(event) =>
            store.edit((definition) => updatePromotion(definition, index, { until: event.target.value }), {
              mark: field('until'),
            })
          }
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: !may.content } }}
        />
      </div>
      {discount !== null && (
        <p className="ed-help">{t('outside.promotion-discount', { percent: discount })}</p>
      )}
    </PaymentRow>
  );
}

export function PaymentPromotions({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const { store, may } = useEditor();
  const add = () => {
    store.edit(addPromotion);
    store.announce(t('outside.promotion-added'));
    store.focus(rowNameElement('promotions', promotions.length));
  };
  return (
    <div id={productElement('payments.promotions')} tabIndex={-1} className="ed-fields">
      <h4>{t('outside.promotions')}</h4>
      {promotions.length === 0 && <p className="ed-help">{t('outside.promotions-none')}</p>}
      {promotions.map((promotion, index) => (
        <PromotionCard
          key={index}
          promotion={promotion}
          index={index}
          last={index === promotions.length - 1}
        />
      ))}
      <AddButton
        id={addRowElement('promotions')}
        text={t('outside.add-promotion')}
        disabled={!may.content || promotions.length >= PROMOTIONS_MAX}
        onAdd={add}
      />
    </div>
  );
}
