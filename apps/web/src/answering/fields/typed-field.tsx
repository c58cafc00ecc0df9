// A field of one line that refuses characters its kind cannot hold.
// rules: A5.06-A5.08
import { QUESTION_TYPES } from '@constancia/domain/questions/registry.ts';
import type { InputHTMLAttributes } from 'react';
import { useAnswer } from '../session/use-answering.tsx';
import { type FieldProps, textOf } from './field-props.ts';
import { accept, type Typed } from './typed-text.ts';

interface TypedFieldProps extends FieldProps {
  readonly typed: Typed;
  readonly className: string;
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

export function TypedField({
  question,
  at,
  id,
  describedBy,
  invalid,
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
      autoComplete="off"
      value={previous}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => {
        const next = accept(QUESTION_TYPES[question.kind], typed, { previous, text: event.target.value });
        if (next !== null) give(next);
      }}
      onBlur={leave}
    />
  );
}
