// The top bar with the component library, in a chunk of its own.
import { deferredBlock } from '../../ui/light/deferred-block.tsx';

export const TopBarBlock = deferredBlock(async () => (await import('./themed-bar.tsx')).ThemedBar, {
  height: 57,
});
