// The list of sessions, in a file of its own: what the first page of staff imports of this feature stays without the
// component library.
import { deferredBlock } from '../../ui/light/deferred-block.tsx';

export const SessionListBlock = deferredBlock(async () => (await import('./session-list.tsx')).SessionList, {
  height: 80,
});
