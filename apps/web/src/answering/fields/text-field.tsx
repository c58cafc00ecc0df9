// Free text: one line that grows while a person writes.
// rules: A3.16, A4.01

import { useAnswer } from '../session/use-answering.tsx';
import { type FieldProps, textOf } from './field-props.ts';

export function TextField({ at, id, describedBy, invalid }: FieldProps) {
  const { value, give, leave } = useAnswer(at);
  return (
    <textarea
      className="input input-growing"
      id={id}
      rows={1}
      value={textOf(value)}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => give(event.target.value)}
      onBlur={leave}
    />
  );
}
