// Whether this browser belongs to nobody: one at a counter, or a tablet for the public. It keeps nothing of what people
// write or who they are, so that the next person finds nothing. Whoever sets it up says so once, in their account.
// rules: X37.74

export const SHARED_KEY = 'constancia.shared-device';

export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(SHARED_KEY) !== null;
  } catch {
    return false;
  }
}
