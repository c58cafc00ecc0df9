// Whole numbers and decimals, with the number pad of a phone.
// rules: A3.17, A3.18, A5.06, A5.07
import type { FieldProps } from './field-props.ts';
import { TypedField } from './typed-field.tsx';
import { asTyped } from './typed-text.ts';

export function IntegerField(props: FieldProps) {
  return <TypedField {...props} typed={asTyped} className="input-number" inputMode="numeric" />;
}

export function DecimalField(props: FieldProps) {
  return <TypedField {...props} typed={asTyped} className="input-number" inputMode="decimal" />;
}
