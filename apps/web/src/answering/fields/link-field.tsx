// A web address, completed with https:// when the person leaves the field. A link that the question itself brings is
// shown as a link only when it is safe, and always with its host.
// rules: A3.21, A5.50, W14
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import { linkDisplay } from '@constancia/domain/questions/link.ts';
import { t } from '../../platform/texts.ts';
import { useAnswer } from '../session/use-answering.tsx';
import { type FieldProps, textOf } from './field-props.ts';

export function LinkField({ at, id, describedBy, invalid }: FieldProps) {
  const { value, give, leave } = useAnswer(at);
  return (
    <input
      className="input"
      type="url"
      id={id}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={textOf(value)}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => give(event.target.value)}
      onBlur={leave}
    />
  );
}

export function LinkReference({ question }: { readonly question: Question }) {
  const shown = linkDisplay(question.link, question);
  if (shown.kind !== 'link') return null;
  return (
    <p className="link-reference">
      <a href={shown.href} target="_blank" rel="noopener noreferrer">
        {shown.text}
        <span className="only-read"> {t('answering.new-tab')}</span>
      </a>{' '}
      <span className="soft">{shown.host}</span>
    </p>
  );
}
