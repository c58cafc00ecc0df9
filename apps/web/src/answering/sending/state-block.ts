// The dialog in which staff choose a state; visitors choose none and do not download it.
import { loadLaterTexts } from '../../platform/texts.ts';
import { deferredBlock } from '../../ui/light/deferred-block.tsx';

export const StateBlock = deferredBlock(async () => {
  const [{ StateDialog }] = await Promise.all([import('./state-dialog.tsx'), loadLaterTexts()]);
  return StateDialog;
});
