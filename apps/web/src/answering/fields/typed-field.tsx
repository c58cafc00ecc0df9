// A field of one line for numbers, dates and times. It keeps what is typed; what is wrong is said when it is left.
// rules: A5.06-A5.08, X31.30
import type { InputHTMLAttributes } from 'react';
import { useAnswer } from '../session/use-answering.tsx';
import { type FieldProps, textOf } from './field-props.ts';
import type { Typed } from './typed-text.ts';

interface TypedFieldProps extends FieldProps {
  readonly typed: Typed;
  readonly className: string;
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

export function TypedField({
  at,
  id,
  describedBy,
  invalid,
  offered,
  typed,
  className,
  inputMode,
}: TypedFieldProps) {
  const { value, give, leave } = useAnswer(at);
  const previous = textOf(value);
  return (
    <input
      className={`input ${className}`}
      type="text"
      id={id}
      inputMode={inputMode}
      autoComplete={offered ?? 'off'}
      value={previous}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => give(typed({ previous, text: event.target.value }))}
      onBlur={leave}
    />
  );
}
