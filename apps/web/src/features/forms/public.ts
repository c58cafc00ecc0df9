// What other features may use of forms.

export { LiftHoldDialog, PutOnHoldDialog } from './holds/hold-dialog.tsx';
export { HoldLines } from './holds/hold-lines.tsx';
export { useListBack } from './list/list-back.ts';
