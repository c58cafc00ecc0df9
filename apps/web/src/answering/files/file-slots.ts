// The files of one submission. Each slot is created when its field is first drawn, and kept as long as the submission
// is on screen.
import type { AnsweringStore } from '../session/answering-store.ts';
import { type FileSlotRef, fileKey } from './file-actions.ts';
import { createFileSlot, type FileSlot } from './file-slot.ts';
import type { SlotNeeds } from './slot-state.ts';

const slots = new WeakMap<AnsweringStore, Map<string, FileSlot>>();

export function fileSlotOf(store: AnsweringStore, needs: SlotNeeds, at: FileSlotRef): FileSlot {
  const slotsOfStore = slots.get(store) ?? new Map<string, FileSlot>();
  slots.set(store, slotsOfStore);
  const key = fileKey(at);
  const slot = slotsOfStore.get(key) ?? createFileSlot(store, needs, at);
  slotsOfStore.set(key, slot);
  return slot;
}

/** Ends all uploads of the submission; the files stay on the device. */
export function pauseUploads(store: AnsweringStore): void {
  for (const slot of slots.get(store)?.values() ?? []) slot.pause();
}
