// @vitest-environment jsdom
// Everything that happened to a submission, where its earlier events cannot be read at first.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { openPage } from '../../../app/testing/open-page.tsx';
import { playedView, repliesFor, SUBMISSION } from '../../../app/testing/played-submission.ts';
import { click } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one } from '../../../platform/testing/find.ts';
import { never, refused } from '../../../platform/testing/played-server.ts';

const TIMELINE = 'GET /api/submissions/:submissionId/timeline';
const FORM = aForm().withSection('s', aQuestion('q', 'text')).build();
const AT = '2026-03-10T15:00:00.000Z';

const events = () => all('item', /^/, one('region', 'Todo lo que pasó con esta respuesta'));

it('X33.70 X40.56 what happened stays when what was before cannot be read, and the same button tries again', async () => {
  const server = await openPage(`/ver/${SUBMISSION.id}`, 'ROLE_ADMIN', {
    ...repliesFor(playedView(FORM)),
    [TIMELINE]: ({ query }) =>
      query['cursor'] === undefined
        ? { events: [{ kind: 'record', at: AT, by: 'bruno' }], next: 'x' }
        : refused('unexpected'),
    '*': never,
  });
  await click(await until(() => one('button', 'Todo lo que pasó con esta respuesta')));
  await until(() => expect(events()).toHaveLength(1));
  await click(one('button', 'Ver lo anterior'));
  await until(() => one('alert', 'No se pudo leer el resto de la lista.'));
  expect(events()).toHaveLength(1);
  server.play({
    [TIMELINE]: { events: [{ kind: 'sent', at: AT, by: 'bruno', startedFrom: '' }], next: null },
  });
  await click(one('button', 'Reintentar'));
  await until(() => expect(events()).toHaveLength(2));
  expect(all('alert')).toEqual([]);
  expect(all('button', 'Ver lo anterior')).toEqual([]);
});
