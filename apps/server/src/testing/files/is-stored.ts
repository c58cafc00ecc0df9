// Whether a file lies in storage. Who opens one also reads or closes it, otherwise it stays open.
import type { TestWorld } from '../with-app.ts';

export async function isStored({ store }: Pick<TestWorld, 'store'>, key: string): Promise<boolean> {
  const stored = await store.open(key);
  stored?.content.destroy();
  return stored !== null;
}
