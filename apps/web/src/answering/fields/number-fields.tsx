// Whole numbers take digits only. Decimals take a comma; a typed point becomes one.
// rules: A3.17, A3.18, A5.06, A5.07
import type { FieldProps } from './field-props.ts';
import { TypedField } from './typed-field.tsx';
import { typedDecimal, typedInteger } from './typed-text.ts';

export function IntegerField(props: FieldProps) {
  return <TypedField {...props} typed={typedInteger} className="input-number" inputMode="numeric" />;
}

export function DecimalField(props: FieldProps) {
  return <TypedField {...props} typed={typedDecimal} className="input-number" inputMode="decimal" />;
}
