// Tries the laws about names, words and texts on offending code, which they must refuse, and on similar code, which
// must pass.

import { describe, it } from 'vitest';
import { holds } from '../testing/law-examples.ts';

const submit = 'apps/server/src/features/submissions/intake/submit.ts';
const queries = 'apps/server/src/features/forms/queries.ts';
const screen = 'apps/web/src/features/forms/form-screen.tsx';

describe('names, words and texts', () => {
  it('X30.10 a name is made of words that mean one thing', () => {
    holds('words', {
      refused: [
        [submit, 'const place = 1;'],
        [submit, 'export function forgetMails() {}'],
        [submit, 'const { calls } = api;'],
        [screen, 'const a = <Slot part={b} toldUntil={c} />; interface Told { x: 1 }'],
        ['apps/web/src/features/mail/mail-part.tsx', 'export const mail = 1;'],
        ['apps/web/src/features/mail/mail-part.css', '.mail { color: red; }'],
        ['apps/server/database/functions/settle_order.sql', 'select 1;'],
        ['apps/server/src/features/portal/own-answers.ts', 'export const list = 1;'],
        [submit, 'interface AnswerKey { id: string }'],
        [screen, 'const { headerImageAddress } = form;'],
        [submit, 'const composeLetter = 1;'],
      ],
      clean: [
        [submit, "const replaced = text.replaceAll('a', 'b'); const placeholder = partition;"],
        [submit, 'await Promise.allSettled(all); const lookUp = looksUpAddress;'],
        [
          submit,
          'const { answers, mailAddress, clientAddress } = asked; const letters = openFormToAnswer(answers);',
        ],
        ['apps/web/src/features/records/look-up.ts', 'export const record = 1;'],
      ],
    });
  });

  it('X30.12 a page is linked by its name', () => {
    holds('page-urls', {
      refused: [
        [screen, "const a = <Link to='/listar' />;"],
        [screen, 'go(`/ver/${id}`);'],
        [submit, "const page = '/actas/consultar';"],
      ],
      clean: [
        [screen, "go(pathOf('submission', { id }));"],
        [screen, "call({ path: '/api/forms' });"],
      ],
    });
  });

  it('X30.13 a file says what it is for, and names five rules at most', () => {
    holds('headers', {
      refused: [
        [submit, 'export const a = 1;'],
        [submit, '// rules: A4.01, A4.02\nexport const a = 1;'],
        [submit, '// Stores it. rules: A4.01, A4.02, A4.03, A4.04, A4.05-A4.09\nexport const a = 1;'],
      ],
      clean: [
        [submit, '// Stores a submission.\n// rules: A4.01, A4.02-A4.09, W1\nexport const a = 1;'],
        [screen, '// The list of forms.\n\nexport const a = 1;'],
      ],
    });
  });

  it('X3.16 names are in kebab-case and say what is inside', () => {
    holds('file-names', {
      refused: [
        ['packages/domain/src/utils/dates.ts', ''],
        ['apps/web/src/platform/helpers.ts', ''],
        ['apps/server/src/common/log.ts', ''],
        ['apps/server/src/platform/misc.ts', ''],
        ['apps/web/src/platform/date-utils.ts', ''],
        ['apps/server/src/platform/SessionManager.ts', ''],
        ['apps/server/src/platform/session-manager.ts', ''],
        ['apps/web/src/ui/DataTable.tsx', ''],
        ['apps/web/src/ui/data_table.tsx', ''],
        ['apps/server/database/baseline/0001_territory.sql', ''],
        ['apps/server/src/features/reports/queries.ts', ''],
      ],
      clean: [
        ['apps/web/src/ui/data-table.tsx', ''],
        ['apps/web/src/ui/data-table.test.tsx', ''],
        ['apps/server/database/baseline/0001-territory.sql', ''],
        ['apps/server/database/functions/delete_submission.sql', ''],
        [queries, ''],
        ['apps/web/src/vite-env.d.ts', ''],
      ],
    });
  });

  it('X3.20 a style sheet has at most 400 lines', () => {
    const sheet = (lines: number) => '.field {}\n'.repeat(lines);
    holds('style-size', {
      refused: [['apps/web/src/features/forms/editor/editor.css', sheet(401)]],
      clean: [['apps/web/src/features/forms/editor/editor.css', sheet(400)]],
    });
  });

  it('X3.15 what a person reads or hears stands in messages', () => {
    holds('text-in-messages', {
      refused: [
        [screen, 'const a = <p>Guardar</p>;'],
        [screen, 'const a = <button aria-label="Cerrar" />;'],
        [screen, "const a = <TextField label={'Nombre'} helperText={`${n} letras`} />;"],
        [screen, "const a = <p>{open ? 'Abierto' : text}</p>;"],
        [screen, "const a = <p>{name ?? 'sin nombre'}</p>;"],
        [screen, "document.title = 'Formularios';"],
        [screen, "if (confirm('¿Seguro?')) leave();"],
      ],
      clean: [
        [screen, 'const a = <p className="big">{text(\'save\')} · 12 × {n}</p>;'],
        [screen, "const a = <button aria-label={text('close')} title={busy ? text('wait') : undefined} />;"],
        [
          screen,
          'const a = <p>{rows.map((row) => <Row key={row.id} kind="wide" sx={{ color: \'red\' }} />)}</p>;',
        ],
        [screen, "const a = <p>{kind === 'text' && text('hint')}</p>;"],
        [screen, "if (await confirm({ title: text('sure') })) leave();"],
      ],
    });
  });
});
