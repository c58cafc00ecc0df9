// Shows the person that the submission is about, so that staff can see that it is the right one.
// rules: A1.10, A3.28, A3.29, A4.12
import { personName } from '@constancia/domain/citizens/person-name.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { useEffect, useRef } from 'react';
import { type TextCode, t } from '../../platform/texts.ts';
import { DoneIcon } from '../../ui/light/icons.tsx';

interface ChosenPersonProps {
  readonly person: Citizen;
  readonly who: 'citizen' | 'recipient';
  /** `now`: found a moment ago; `before`: known when the step was opened. */
  readonly since: 'now' | 'before';
}

export function ChosenPerson({ person, who, since }: ChosenPersonProps) {
  const card = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus moves to the person that was found.
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
