// The fields of a person who is being created, each with its error beside it.
// rules: A5.14-A5.20, A5.27-A5.29
import type { NewPerson, NewPersonField } from '@constancia/domain/citizens/new-person.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { useEffect, useRef } from 'react';
import { type TextCode, t, tIssue } from '../../platform/texts.ts';
import { FieldError } from '../fields/question-field.tsx';

interface Field {
  readonly name: NewPersonField;
  readonly label: TextCode;
  readonly need: 'required' | 'optional';
  readonly help?: TextCode;
  readonly type?: 'email' | 'tel';
}

const contact: readonly Field[] = [
  { name: 'email', label: 'person.email', need: 'optional', type: 'email' },
  { name: 'phone', label: 'person.phone', need: 'optional', help: 'person.phone-help', type: 'tel' },
  { name: 'street', label: 'person.street', need: 'optional' },
];

const FIELDS: Readonly<Record<PersonType, readonly Field[]>> = {
  fisica: [
    { name: 'firstName', label: 'person.first-name', need: 'required' },
    { name: 'lastName', label: 'person.last-name', need: 'required' },
    { name: 'documentNumber', label: 'person.number-new-fisica', need: 'required' },
    ...contact,
  ],
  juridica: [
    { name: 'firstName', label: 'person.business-name', need: 'required' },
    { name: 'documentNumber', label: 'person.number-new-juridica', need: 'required' },
    ...contact,
  ],
};

interface PersonFieldsProps {
  readonly person: NewPerson;
  readonly issues: readonly Issue[];
  readonly onChange: (field: NewPersonField, value: string) => void;
}

export function PersonFields({ person, issues, onChange }: PersonFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  // The button that opened the form is gone, so the first field takes the focus.
  useEffect(() => first.current?.focus(), []);
  return FIELDS[person.personType].map((field, position) => {
    const { name, label, need, help, type = 'text' } = field;
    const id = `person-${name}`;
    const issue = issues.find(({ at }) => at?.field === name);
    const described = [help && `${id}-help`, issue && `${id}-error`].filter(Boolean).join(' ');
    return (
      <div key={name} className={issue ? 'question question-wrong' : 'question'}>
        <label className="question-name" htmlFor={id}>
          {t(label)}{' '}
          <span className="question-required">
            {t(need === 'required' ? 'answering.required' : 'person.optional')}
          </span>
        </label>
        {help && (
          <p className="question-help" id={`${id}-help`}>
            {t(help)}
          </p>
        )}
        {issue && <FieldError id={`${id}-error`}>{tIssue(issue.code, issue.values)}</FieldError>}
        <input
          className="input"
          id={id}
          ref={position === 0 ? first : undefined}
          type={type}
          // The browser would offer the data of the person at the device, not of the person across the desk.
          autoComplete="off"
          value={person[name]}
          aria-invalid={issue ? true : undefined}
          aria-describedby={described === '' ? undefined : described}
          onChange={(event) => onChange(name, event.target.value)}
        />
      </div>
    );
  });
}
