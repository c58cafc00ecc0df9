// The locations of the product, with their prices and quantities.
// rules: E9.20-E9.23
import { centsOfText, countOfText } from '@constancia/domain/payments/amount.ts';
import { LOCATIONS_MAX } from '@constancia/domain/payments/check-product.ts';
import { addLocation, updateLocation } from '@constancia/domain/payments/edit-product.ts';
import type { ProductLocation } from '@constancia/domain/payments/product.ts';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { productElement } from '../editing/selection.ts';
import { BoundText } from '../fields/bound-text.tsx';
import { TypedField } from '../fields/bound-typed-text.tsx';
import { AddButton, textOfCount, textOfPrice, useRequiredText } from './payment-fields.tsx';
import { addRowElement, PaymentRow, rowNameElement } from './payment-row.tsx';

interface LocationProps {
  readonly location: ProductLocation;
  readonly index: number;
  readonly last: boolean;
}

function Location({ location, index, last }: LocationProps) {
  const field = (name: string) => `payments.locations[${index}].${name}`;
  const nameError = useRequiredText(field('name'), 'outside.need-location-name');
  const priceError = useRequiredText(field('price'), 'outside.need-price');
  const maxError = useRequiredText(field('maxQuantity'), 'outside.need-quantity');
  const deferredError = useRequiredText(field('deferredQuantity'), 'outside.need-deferred');
  return (
    <PaymentRow
      list="locations"
      index={index}
      last={last}
      name={t('outside.location-number', { number: index + 1 })}
    >
      <BoundText
        id={productElement(field('name'))}
        label={t('outside.location-name')}
        value={location.name}
        mark={field('name')}
        error={nameError}
        write={(definition, name) => updateLocation(definition, index, { name })}
      />
      <div className="ed-pair">
        <TypedField
          id={productElement(field('price'))}
          label={t('outside.price')}
          keyboard="decimal"
          value={location.price}
          read={centsOfText}
          show={textOfPrice}
          error={priceError}
          write={(definition, price) => updateLocation(definition, index, { price })}
        />
        <TypedField
          id={productElement(field('maxQuantity'))}
          label={t('outside.max-quantity')}
          keyboard="numeric"
          value={location.maxQuantity}
          read={countOfText}
          show={textOfCount}
          error={maxError}
          write={(definition, maxQuantity) => updateLocation(definition, index, { maxQuantity })}
        />
      </div>
      <TypedField
        id={productElement(field('deferredQuantity'))}
        label={t('outside.deferred-quantity')}
        keyboard="numeric"
        placeholder="0"
        value={location.deferredQuantity}
        read={(text) => (text.trim() === '' ? 0 : countOfText(text))}
        show={textOfCount}
        help={t('outside.deferred-help')}
        error={deferredError}
        write={(definition, deferredQuantity) => updateLocation(definition, index, { deferredQuantity })}
      />
    </PaymentRow>
  );
}

export function PaymentLocations({ locations }: { readonly locations: readonly ProductLocation[] }) {
  const { store, may } = useEditor();
  const failure = useRequiredText('payments.locations', 'outside.need-locations');
  const add = () => {
    store.edit(addLocation);
    store.announce(t('outside.location-added'));
    store.focus(rowNameElement('locations', locations.length));
  };
  return (
    <div id={productElement('payments.locations')} tabIndex={-1} className="ed-fields">
      <h4>{t('outside.locations')}</h4>
      {failure !== undefined && <p className="ed-failure">{failure}</p>}
      {locations.map((location, index) => (
        <Location key={index} location={location} index={index} last={index === locations.length - 1} />
      ))}
      <AddButton
        id={addRowElement('locations')}
        text={t('outside.add-location')}
        disabled={!may.content || locations.length >= LOCATIONS_MAX}
        onAdd={add}
      />
    </div>
  );
}
