// @vitest-environment jsdom
// What is asked before an asset is deleted.
import { expect, it, vi } from 'vitest';
import { draw, until } from '../../../platform/testing/draw.ts';
import { AroundStaff } from '../../../ui/staff/testing/around-staff.tsx';
import { DeleteAssetDialog } from './delete-asset-dialog.tsx';

/** What the dialog asks where so many submissions name the asset, once it knows. */
async function question(submissions: number): Promise<string> {
  vi.stubGlobal('fetch', async () =>
    Response.json({ asset: { description: 'Fresno 910' }, version: 1, submissions }),
  );
  draw(
    <AroundStaff key={submissions}>
      <DeleteAssetDialog of={{ municipalityId: 'm', assetId: 910 }} onClose={() => {}} />
    </AroundStaff>,
  );
  await until(() => expect(document.body.textContent).toContain('No se puede deshacer.'));
  return document.body.textContent;
}

it('X34.59 how many submissions name the asset is said in words, none and one too', async () => {
  expect(await question(0)).toContain('Nadie podrá elegirlo más. Ninguna respuesta lo nombra.');
  expect(await question(1)).toContain('La respuesta que lo nombra conserva lo que decía.');
  expect(await question(12)).toContain('Las 12 respuestas que lo nombran conservan lo que decían.');
});
