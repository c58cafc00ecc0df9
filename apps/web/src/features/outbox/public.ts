// What other features may use of the outbox.
export type { EntrySlotProps } from './delivery-list.tsx';
