// What other features may use of the outbox.
export type { EntryPartProps } from './delivery-list.tsx';
