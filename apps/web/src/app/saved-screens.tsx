// The pages after an answer was stored, with what each feature adds to them. Only the frame of the product knows them
// all. rules: R2.105, R2.106, W4
import { ReceiptPart } from '../features/documents/receipt-part.tsx';
import { SavedScreen } from '../features/submissions/saved-screen.tsx';

const PARTS = [ReceiptPart];

export function SavedPage() {
  return <SavedScreen parts={PARTS} />;
}
