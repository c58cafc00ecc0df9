// The options of a choice. The whole row can be pressed; long lists scroll and can be searched. Chosen options stay
// visible when the search does not find them.
// rules: A5.10, A5.11, A5.13
import type { ChoiceOption, Question } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { type ReactNode, useState } from 'react';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { searchOptions } from './search-options.ts';

interface ChoiceListProps {
  readonly question: Question;
  /** Id of the list; the ids of the search box are derived from it. */
  readonly id: string;
  readonly searchable: boolean;
  readonly type: 'radio' | 'checkbox';
  /** Ids of the chosen options. */
  readonly chosen: readonly string[];
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly onChange: (optionId: string, chosen: boolean) => void;
}

export function ChoiceList(props: ChoiceListProps) {
  const { question, id, searchable, chosen } = props;
  const [search, setSearch] = useState('');
  const { shown, found } = searchOptions(question.options, searchable ? search : '', language);
  const hidden = question.options.filter((option) => chosen.includes(option.id) && !shown.includes(option));
  return (
    <>
      {searchable && (
        <div className="choice-search">
          <label className="only-read" htmlFor={`${id}.search`}>
            {t('answering.search-options', { question: inLanguage(question.title, language) })}
          </label>
          <input
            className="input"
            type="search"
            id={`${id}.search`}
            autoComplete="off"
            placeholder={t('answering.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <p className="only-read" role="status">
            {search === '' ? '' : t('answering.options-found', { count: found })}
          </p>
        </div>
      )}
      <div className="choice-list">
        <Options {...props} options={shown} />
        {found === 0 && (
          <p className="choice-note">
            {t(question.options.length === 0 ? 'answering.without-options' : 'answering.no-options')}
          </p>
        )}
        {found > shown.length && (
          <p className="choice-note">{t('answering.more-options', { shown: shown.length, count: found })}</p>
        )}
      </div>
      {hidden.length > 0 && (
        <div className="choice-list choice-list-hidden">
          <Options {...props} options={hidden} />
        </div>
      )}
    </>
  );
}

function Options({
  options,
  type,
  id,
  chosen,
  describedBy,
  invalid,
  onChange,
}: ChoiceListProps & { readonly options: readonly ChoiceOption[] }) {
  return options.map((option) => (
    <ChoiceRow
      key={option.id}
      type={type}
      name={id}
      checked={chosen.includes(option.id)}
      describedBy={describedBy}
      invalid={invalid ?? false}
      onChange={(checked) => onChange(option.id, checked)}
    >
      {inLanguage(option.text, language)}
    </ChoiceRow>
  ));
}

interface ChoiceRowProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

export function ChoiceRow({
  type,
  name,
  checked,
  disabled,
  describedBy,
  invalid,
  onChange,
  children,
}: ChoiceRowProps) {
  return (
    <label className={disabled ? 'choice choice-disabled' : 'choice'}>
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={(type === 'checkbox' && invalid) || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
