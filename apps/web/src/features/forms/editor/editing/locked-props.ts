// A locked control can still be focused, appears disabled and says why: pressing it shows the explanation, and its
// description is the notice above the form.
// rules: E4.12-E4.24
import { ELEMENT } from './selection.ts';

interface LockedProps {
  readonly 'aria-disabled'?: true;
  readonly 'aria-describedby'?: string;
  readonly className?: string;
}

export function lockedProps(may: boolean): LockedProps {
  return may ? {} : { 'aria-disabled': true, 'aria-describedby': ELEMENT.lock, className: 'ed-locked' };
}
