// A storage that is away when something of it is to be removed.
import type { TestWorld } from '../with-app.ts';

/** The storage answers no request to remove something while `work` runs. */
export async function withoutRemoval(
  { store: given }: Pick<TestWorld, 'store'>,
  work: () => Promise<unknown>,
): Promise<void> {
  const store = given as { remove: TestWorld['store']['remove'] };
  const { remove } = store;
  store.remove = () => Promise.reject(new Error('the storage is away'));
  await work().finally(() => {
    store.remove = remove;
  });
}
