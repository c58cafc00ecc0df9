// The number and name of the current step, with buttons to go to the others. A form of one step shows nothing.
// rules: A2.26-A2.29, X15.01
import { answeringSteps } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { RefObject } from 'react';
import { t } from '../../platform/texts.ts';
import { goToStep } from '../session/answering-actions.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';
import { stepName } from './step-name.ts';
import './stepper.css';

interface StepHeadingProps {
  /** Takes the focus when the step changes. */
  readonly at: RefObject<HTMLHeadingElement | null>;
  /** Position of the only section that is shown; null where all are. */
  readonly section: number | null;
}

export function StepHeading({ at, section }: StepHeadingProps) {
  const store = useAnsweringStore();
  const present = useAnswering(({ step }) => step);
  const { definition } = store.index;
  const steps = answeringSteps(definition);
  const sectionName =
    section === null
      ? ''
      : t('answering.section-of', { number: section + 1, total: store.index.sections.length });
  const isChecking = useAnswering(({ check }) => check.at === 'shown');
  if (steps.length === 1 && (sectionName === '' || isChecking)) return null;
  const step =
    steps.length > 1
      ? t('answering.step', {
          number: steps.indexOf(present) + 1,
          total: steps.length,
          name: stepName(definition, present),
        })
      : '';
  const heading = [step, sectionName].filter((text) => text !== '').join(' · ');
  return (
    <>
      {steps.length > 1 && (
        <nav className="steps" aria-label={t('answering.steps')}>
          <ol>
            {steps.map((step, position) => (
              <li key={step}>
                <button
                  type="button"
                  className="step"
                  aria-current={step === present ? 'step' : undefined}
                  onClick={() => store.change(goToStep(step))}
                >
                  <span className="step-number">{position + 1}</span>
                  {stepName(definition, step)}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {!isChecking && (
        <h2 className="step-heading" ref={at} tabIndex={-1}>
          {heading}
        </h2>
      )}
    </>
  );
}
