// The list of everything answered, before it is sent or signed: each line leads to its field, and from there back.
// rules: X36.10, X36.11, X36.12
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../platform/texts.ts';
import { ErrorIcon } from '../../ui/light/icons.tsx';
import { changeDone, changeFromCheck } from '../position/position-actions.ts';
import { focusField } from '../session/focus-field.ts';
import { useAnsweringStore } from '../session/use-answering.tsx';
import { type AnsweredRow, answeredGroups } from './answered-rows.ts';
import './check-list.css';

const HEADING = 'check-heading';
const changeId = (key: string) => `change.${key}`;

export function CheckList() {
  const store = useAnsweringStore();
  // Nothing changes while it is shown.
  const [groups] = useState(() => answeredGroups(store));
  const wrong = groups.flatMap(({ rows }) => rows).filter(({ issue }) => issue !== '').length;
  useEffect(() => {
    const { changing } = store.get().check;
    const line = changing === null ? null : document.getElementById(changeId(changing));
    const focused = line ?? document.getElementById(HEADING);
    focused?.focus({ preventScroll: true });
    focused?.scrollIntoView({ block: line ? 'center' : 'start' });
    store.change(changeDone);
  }, [store]);
  return (
    <div className="check-list">
      <h2 id={HEADING} className="step-heading" tabIndex={-1}>
        {t('answering.check-title')}
      </h2>
      <p>{t('answering.check-text')}</p>
      {wrong > 0 && (
        <p className="check-wrong">
          <ErrorIcon />
          {t('answering.check-wrong', { count: wrong })}
        </p>
      )}
      {groups.map(({ title, rows }, position) => (
        <section key={position} aria-labelledby={`check-${position}`}>
          <h3 id={`check-${position}`} dir="auto">
            {title}
          </h3>
          <dl>
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Row({ row: { key, at, label, texts, issue } }: { readonly row: AnsweredRow }) {
  const store = useAnsweringStore();
  return (
    <div className="check-row">
      <dt dir="auto">{label}</dt>
      <dd className="check-answer" dir="auto">
        {texts.map((text, position) => (
          <p key={position}>{text}</p>
        ))}
        {texts.length === 0 && <p className="check-none">{t('answering.check-none')}</p>}
        {issue !== '' && (
          <p className="check-wrong">
            <ErrorIcon />
            {issue}
          </p>
        )}
      </dd>
      <dd>
        <button
          id={changeId(key)}
          type="button"
          className="button-quiet"
          onClick={() => {
            flushSync(() => store.change(changeFromCheck(store.index, key, at)));
            focusField(key);
          }}
        >
          {t('answering.check-change')}
          <span className="only-read"> {label}</span>
        </button>
      </dd>
    </div>
  );
}
