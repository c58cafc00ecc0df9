// The kind of person, the number, and the search button. The number can always be typed; the search is refused until
// the number can be valid.
// rules: A4.10, A4.11, A4.15, A4.16
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import { t, tIssue } from '../../platform/texts.ts';
import { ChoiceRow } from '../fields/choice-list.tsx';
import { FieldError } from '../fields/question-field.tsx';
import type { PersonSearch } from './use-person-search.ts';

const TYPES = ['fisica', 'juridica'] as const satisfies readonly PersonType[];

export function SearchFields({ search }: { readonly search: PersonSearch }) {
  const { wanted } = search;
  return (
    <>
      <div className="question">
        <fieldset role="radiogroup">
          <legend className="question-name">{t('person.type')}</legend>
          <div className="choice-list">
            {TYPES.map((personType) => (
              <ChoiceRow
                key={personType}
                type="radio"
                name="person-type"
                checked={wanted.personType === personType}
                onChange={() => search.want({ personType, number: '' })}
              >
                {t(`person.type-${personType}`)}
              </ChoiceRow>
            ))}
          </div>
        </fieldset>
      </div>
      {wanted.personType && <NumberField search={search} personType={wanted.personType} />}
    </>
  );
}

interface NumberFieldProps {
  readonly search: PersonSearch;
  readonly personType: PersonType;
}

function NumberField({ search, personType }: NumberFieldProps) {
  const { chosen, outcome, wanted } = search;
  const wrong = outcome.kind === 'number-wrong' && !search.maySearch;
  const searching = outcome.kind === 'searching';
  return (
    <form
      className={wrong ? 'question question-wrong' : 'question'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) search.search();
      }}
    >
      <label className="question-name" htmlFor="person-number">
        {t(`person.number-${personType}`)}
      </label>
      <p className="question-help" id="person-number-help">
        {t(`person.number-help-${personType}`)}
      </p>
      {wrong && (
        <FieldError id="person-number-error">
          {tIssue(personType === 'juridica' ? 'cuit-invalid' : 'dni-search-invalid')}
        </FieldError>
      )}
      <div className="person-search">
        <input
          className="input"
          id="person-number"
          type="text"
          inputMode={personType === 'juridica' ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={40}
          value={wanted.number}
          aria-describedby={wrong ? 'person-number-help person-number-error' : 'person-number-help'}
          aria-invalid={wrong || undefined}
          onChange={(event) => search.want({ personType, number: event.target.value })}
          onBlur={search.onBlurNumber}
        />
        {!chosen && (
          // Not `disabled`: pressing it shows what is wrong with the number.
          <button
            type="submit"
            className="button button-main"
            aria-disabled={!search.maySearch || searching || undefined}
          >
            {t(searching ? 'person.searching' : 'person.search')}
          </button>
        )}
      </div>
      <p className="only-read" role="status">
        {searching && t('person.searching')}
      </p>
    </form>
  );
}
