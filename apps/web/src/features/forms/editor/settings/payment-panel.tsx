// The product that the form sells: what, when, where and at which prices. It comes below the options, like the
// signatures.
// rules: E3.35, E9.15, E9.27, X31.08
import { countOfText } from '@constancia/domain/payments/amount.ts';
import { updateProduct } from '@constancia/domain/payments/edit-product.ts';
import { EURO, type ProductType, readProduct } from '@constancia/domain/payments/product.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from '../../../../platform/texts.ts';
import { fieldTimeOf, momentOf } from '../../../../platform/zoned-time.ts';
import { municipalitiesOf, readTerritory } from '../../../territory/public.ts';
import { useDefinition, useEditor, useEditorState } from '../editing/editor-context.tsx';
import { ELEMENT, productElement } from '../editing/selection.ts';
import { BoundText } from '../fields/bound-text.tsx';
import { TypedField } from '../fields/bound-typed-text.tsx';
import { NativePick } from '../fields/native-pick.tsx';
import { textOfCount, useRequiredText } from './payment-fields.tsx';
import { PaymentLocations } from './payment-locations.tsx';
import { PaymentPromotions } from './payment-promotions.tsx';

/** The time zone of the form's municipality. Of a new form without an area that of the account. */
function useTimeZone(): string {
  const { account, savedZone } = useEditor();
  const areaId = useEditorState((state) => state.draft.areaId);
  const { data } = useQuery({
    queryKey: ['territory'],
    queryFn: readTerritory,
    enabled: savedZone === null && account.acrossMunicipalities,
  });
  const municipality =
    data && municipalitiesOf(data).find(({ areas }) => areas.some(({ id }) => id === areaId));
  return savedZone ?? municipality?.timeZone ?? account.municipality.timeZone;
}

function EventDate({ date }: { readonly date: string }) {
  const zone = useTimeZone();
  const error = useRequiredText('payments.date', 'outside.need-date');
  return (
    <TypedField
      id={productElement('payments.date')}
      label={t('outside.date')}
      type="datetime-local"
      value={date}
      read={(text) => momentOf(text, zone)}
      show={(moment) => fieldTimeOf(moment, zone)}
      help={t('outside.date-help')}
      error={error}
      write={(definition, moment) => updateProduct(definition, { date: moment })}
    />
  );
}

function SaleEnd({ saleEnds, type }: { readonly saleEnds: string; readonly type: ProductType | null }) {
  const zone = useTimeZone();
  const error = useRequiredText('payments.saleEnds', 'outside.need-sale-ends');
  return (
    <TypedField
      id={productElement('payments.saleEnds')}
      label={t('outside.sale-ends')}
      type="datetime-local"
      value={saleEnds}
      read={(text) => momentOf(text, zone)}
      show={(moment) => fieldTimeOf(moment, zone)}
      help={t(type === 'product' ? 'outside.sale-ends-help-product' : 'outside.sale-ends-help')}
      error={error}
      write={(definition, moment) => updateProduct(definition, { saleEnds: moment })}
    />
  );
}

interface TextProps {
  readonly field: 'name' | 'address';
  readonly label: string;
  readonly value: string;
}

function ProductText({ field, label, value }: TextProps) {
  const error = useRequiredText(`payments.${field}`, `outside.need-${field}`);
  return (
    <BoundText
      id={productElement(`payments.${field}`)}
      label={label}
      value={value}
      mark={`payments.${field}`}
      error={error}
      write={(definition, text) => updateProduct(definition, { [field]: text })}
    />
  );
}

function MaxPerPerson({ max, type }: { readonly max: number | null; readonly type: ProductType | null }) {
  const error = useRequiredText('payments.maxPerPerson', 'outside.need-quantity');
  return (
    <TypedField
      id={productElement('payments.maxPerPerson')}
      label={t(type === 'product' ? 'outside.max-units-per-person' : 'outside.max-per-person')}
      keyboard="numeric"
      value={max}
      read={countOfText}
      show={textOfCount}
      error={error}
      write={(definition, maxPerPerson) => updateProduct(definition, { maxPerPerson })}
    />
  );
}

function CurrencyPick({ name }: { readonly name: string }) {
  const { store } = useEditor();
  const error = useRequiredText('payments.currencyType', 'outside.need-currency');
  const other: (readonly [string, string])[] =
    name === EURO.name ? [] : [[name, t('outside.currency-other', { name })]];
  return (
    <NativePick
      id={productElement('payments.currencyType')}
      label={t('outside.currency')}
      value={name}
      choices={[...other, [EURO.name, t('outside.euro')]]}
      onPick={() => store.edit((definition) => updateProduct(definition, { currency: EURO }))}
      error={error}
    />
  );
}

const TYPES = ['event', 'product'] as const;

function TypePick({ type }: { readonly type: ProductType | null }) {
  const { store } = useEditor();
  const error = useRequiredText('payments.type', 'outside.need-type');
  const choices = TYPES.map((choice) => [choice, t(`outside.product-type-${choice}`)] as const);
  const pick = (value: string) => {
    const picked = TYPES.find((choice) => choice === value);
    if (picked) store.edit((definition) => updateProduct(definition, { type: picked }));
  };
  return (
    <NativePick
      id={productElement('payments.type')}
      label={t('outside.product-type')}
      value={type ?? ''}
      choices={type === null ? [['', t('editor.choose')], ...choices] : choices}
      onPick={pick}
      error={error}
    />
  );
}

export function PaymentPanel() {
  const payments = useDefinition((definition) => definition.payments);
  const product = useMemo(() => readProduct(payments), [payments]);
  const isProduct = product.type === 'product';
  return (
    <section id={ELEMENT.product} tabIndex={-1} aria-labelledby="editor-product-title" className="ed-fields">
      <h3 id="editor-product-title">{t('outside.product')}</h3>
      <TypePick type={product.type} />
      <ProductText
        field="name"
        label={t(isProduct ? 'outside.product-name' : 'outside.event-name')}
        value={product.name}
      />
      {!isProduct && <EventDate date={product.date} />}
      <SaleEnd saleEnds={product.saleEnds} type={product.type} />
      <ProductText field="address" label={t('outside.address')} value={product.address} />
      <PaymentLocations locations={product.locations} />
      <MaxPerPerson max={product.maxPerPerson} type={product.type} />
      <CurrencyPick name={product.currency.name} />
      <PaymentPromotions promotions={product.promotions} />
    </section>
  );
}
