// A time of day as HH:mm. The colon is added automatically.
// rules: A3.20, A4.02, P9.27
import type { FieldProps } from './field-props.ts';
import { TypedField } from './typed-field.tsx';
import { typedTime } from './typed-text.ts';

export function TimeField(props: FieldProps) {
  return <TypedField {...props} typed={typedTime} className="input-time" inputMode="numeric" />;
}
