// The work order that a submission does. Only staff have any, so citizens do not download it.
// rules: X39.23
import type { Particulars } from '@constancia/domain/submissions/particulars/particulars.ts';
import { type Step, setParticular } from '../../../answering/session/answering-actions.ts';

/** The work order that is done, with the location and asset that it names where none were chosen. */
export const doWorkOrder =
  (workOrder: string, { location, asset }: Pick<Particulars, 'location' | 'asset'>): Step =>
  (state) => {
    const isFree = state.particulars.location === null && state.particulars.asset === null;
    const begun = isFree && location ? setParticular({ location, asset })(state) : state;
    return begun.workOrder === workOrder ? begun : { ...begun, workOrder };
  };
