// Enters a location without a map, as latitude and longitude.
// rules: X16.06
import { type Point, pointOf } from '@constancia/domain/submissions/particulars/map-start.ts';
import { useState } from 'react';
import { t } from '../../platform/texts.ts';
import { FieldError } from '../fields/question-field.tsx';
import { sectionFieldKey } from '../session/field-key.ts';

interface CoordinatesFieldProps {
  readonly location: Point | null;
  readonly onPoint: (point: Point) => void;
}

export function CoordinatesField({ location, onPoint }: CoordinatesFieldProps) {
  const marked = location ? `${location.latitude}, ${location.longitude}` : '';
  const [text, setText] = useState(marked);
  const [shown, setShown] = useState(marked);
  if (shown !== marked) {
    // The marker was moved on the map: show its new coordinates.
    setShown(marked);
    setText(marked);
  }
  const [wrong, setWrong] = useState(false);
  const id = sectionFieldKey('coordinates');
  const set = () => {
    const point = pointOf(text);
    setWrong(point === null);
    if (point) onPoint(point);
  };
  return (
    <div className={wrong ? 'question question-wrong' : 'question'}>
      <label className="question-name" htmlFor={id}>
        {t('location.coordinates')}
      </label>
      <p className="question-help" id={`${id}.help`}>
        {t('location.coordinates-help')}
      </p>
      {wrong && <FieldError id={`${id}.error`}>{t('location.coordinates-wrong')}</FieldError>}
      <div className="location-row">
        <input
          className="input"
          id={id}
          value={text}
          autoComplete="off"
          aria-describedby={wrong ? `${id}.help ${id}.error` : `${id}.help`}
          aria-invalid={wrong || undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            set();
          }}
        />
        <button type="button" className="button" onClick={set}>
          {t('location.coordinates-set')}
        </button>
      </div>
    </div>
  );
}
