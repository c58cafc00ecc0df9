// A day as DD/MM/YYYY, typed or picked in the calendar. The answer is the text.
// rules: A3.19, A4.02, A5.08, A5.09, P9.25
import { inLanguage } from '@constancia/domain/localized.ts';
import { useRef, useState } from 'react';
import { language } from '../../platform/language.ts';
import { loadLaterTexts, t } from '../../platform/texts.ts';
import { deferredBlock } from '../../ui/light/deferred-block.tsx';
import { CalendarIcon } from '../../ui/light/icons.tsx';
import { useAnswer } from '../session/use-answering.tsx';
import { type FieldProps, textOf } from './field-props.ts';
import { typedDate } from './typed-text.ts';

export const CalendarBlock = deferredBlock(
  async () => {
    const [{ Calendar }] = await Promise.all([import('./calendar.tsx'), loadLaterTexts()]);
    return Calendar;
  },
  { failed: 'answering.calendar-not-loaded' },
);

export function DateField({ question, at, id, describedBy, invalid, offered }: FieldProps) {
  const { value, give, leave } = useAnswer(at);
  const [picking, setPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const previous = textOf(value);
  const close = () => {
    setPicking(false);
    button.current?.focus();
  };
  return (
    <div
      className="date-field"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      <input
        className="input input-date"
        type="text"
        id={id}
        inputMode="numeric"
        autoComplete={offered ?? 'off'}
        value={previous}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => give(typedDate({ previous, text: event.target.value }))}
      />
      <button ref={button} type="button" className="button button-icon" onClick={() => setPicking(true)}>
        <CalendarIcon />
        <span className="only-read">
          {t('answering.pick-date', { question: inLanguage(question.title, language) })}
        </span>
      </button>
      {picking && (
        <CalendarBlock
          chosen={previous}
          onChoose={(date) => {
            give(date);
            leave();
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
