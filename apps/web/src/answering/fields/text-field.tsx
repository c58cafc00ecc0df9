// Free text: one line that grows while a person writes.
// rules: A3.16, A4.01, X36.69, X39.66

import { inLanguage } from '@constancia/domain/localized.ts';
import { language } from '../../platform/language.ts';
import { loadOnApproachTexts } from '../../platform/texts.ts';
import { deferredBlock } from '../../ui/light/deferred-block.tsx';
import { useAnswer } from '../session/use-answering.tsx';
import { type FieldProps, textOf } from './field-props.ts';

/** The field can be typed into without it. */
const ScanBlock = deferredBlock(
  async () => {
    const [{ ScanCode }] = await Promise.all([import('../scan/scan-code.tsx'), loadOnApproachTexts()]);
    return ScanCode;
  },
  { quiet: true },
);

export function TextField({ question, at, id, describedBy, invalid, offered }: FieldProps) {
  const { purpose } = question;
  const { value, give, leave } = useAnswer(at);
  return (
    <>
      <textarea
        className="input input-growing"
        id={id}
        rows={1}
        autoComplete={offered}
        inputMode={purpose === 'email' || purpose === 'tel' ? purpose : undefined}
        value={textOf(value)}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => give(event.target.value)}
        onBlur={leave}
      />
      {question.scansCode && <ScanBlock at={at} id={id} title={inLanguage(question.title, language)} />}
    </>
  );
}
