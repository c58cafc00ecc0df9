// The list of forms with what other features add to it. Only the app knows all the features.
// rules: A2.06, X36.04
import { FormListScreen } from '../features/forms/list/form-list-screen.tsx';
import { StoredNotice } from '../features/submissions/answer/stored-notice.tsx';
import { deferredBlock } from '../ui/light/deferred-block.tsx';

/** Downloaded only after something was sent. */
const RecordBlock = deferredBlock(
  async () => (await import('../features/records/record-action.tsx')).RecordAction,
);

export function FormListPage() {
  return <FormListScreen notice={<StoredNotice record={RecordBlock} />} />;
}
