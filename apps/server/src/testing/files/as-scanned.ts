// For tests of what judges bytes: they are taken as scanned.
import type { ScannedBytes } from '../../platform/file-checks/scanned-bytes.ts';

export const asScanned = (bytes: Buffer): ScannedBytes => bytes as ScannedBytes;
