// The person the answer is about, so that whoever fills it in sees that it is the right one. rules: A1.10, A3.28, A3.29, A4.12
import { personName } from '@constancia/domain/citizens/person-name.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { useEffect, useRef } from 'react';
import { type TextCode, t } from '../../platform/texts.ts';
import { DoneIcon } from '../../ui/light/icons.tsx';

interface ChosenPersonProps {
  readonly person: Citizen;
  readonly who: 'citizen' | 'recipient';
  /** Found a moment ago, or known when the step was opened. */
  readonly since: 'now' | 'before';
}

export function ChosenPerson({ person, who, since }: ChosenPersonProps) {
  const card = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the focus goes on to what came of it.
  useEffect(() => {
    if (since === 'before') return;
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [since]);
  const rows: readonly (readonly [TextCode, string])[] = [
    [`person.number-new-${person.personType}`, person.documentNumber],
    ['person.email', person.email],
    ['person.phone', person.phone],
    ['person.street', person.street],
  ];
  return (
    <div className="chosen-person" ref={card} tabIndex={-1} role="group" aria-labelledby="chosen-person">
      <p className="chosen-person-title" id="chosen-person">
        <DoneIcon />
        {t(`person.chosen-${who}`)}
      </p>
      <p className="chosen-person-name">{personName(person)}</p>
      <dl>
        {rows.map(
          ([name, value]) =>
            value !== '' && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
