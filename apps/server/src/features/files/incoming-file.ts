// What happens to a file that a person sends before anything else looks at it: it is scanned for viruses. One that is infected
// goes no further, and the audit log says so without its name and content; one that could not be scanned goes no further either.
// rules: X37.35, X37.36, X37.37
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { type FileScanner, InfectedFile, ScanFailure } from '../../platform/file-checks/file-scanner.ts';
import {
  type ScannedBytes,
  type ScannedContent,
  scanBytes,
  scanStored,
} from '../../platform/file-checks/scanned-bytes.ts';
import { Problem } from '../../platform/http/problem.ts';

export interface ScanServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly scanner: FileScanner;
}

export interface IncomingFile {
  readonly municipalityId: string;
  /** The form that it is for, or the municipality. */
  readonly of: string;
  /** Username of the sender; '' for a visitor. */
  readonly by: string;
  readonly kind: string;
  /** Its name, for the person; where it came without one, its kind. */
  readonly name?: string;
}

/** Throws file-infected, file-unchecked, file-too-large-to-check. */
export function scannedBytes(
  services: ScanServices,
  file: IncomingFile,
  bytes: Buffer,
): Promise<ScannedBytes> {
  return refusing(services, file, () => scanBytes(services.scanner, bytes));
}

/** The same for what has arrived in pieces and may be too large for memory. */
export function scannedContent(
  services: ScanServices,
  file: IncomingFile,
  open: ScannedContent['open'],
): Promise<ScannedContent> {
  return refusing(services, file, () => scanStored(services.scanner, open));
}

async function refusing<Result>(
  services: ScanServices,
  file: IncomingFile,
  scan: () => Promise<Result>,
): Promise<Result> {
  try {
    return await scan();
  } catch (error) {
    const values = { name: file.name ?? file.kind };
    if (error instanceof InfectedFile) {
      await auditRefusal(services, file, error.message);
      throw new Problem('file-infected', { values });
    }
    if (!(error instanceof ScanFailure)) throw error;
    const code = error.kind === 'too-large' ? 'file-too-large-to-check' : 'file-unchecked';
    throw Object.assign(new Problem(code, { values }), { cause: error });
  }
}

function auditRefusal(
  { db, clock }: ScanServices,
  { municipalityId, of, by, kind }: IncomingFile,
  found: string,
): Promise<void> {
  return appendAudit(db, {
    municipalityId,
    at: clock(),
    actor: by,
    action: 'refuse',
    subject: 'file',
    subjectId: of,
    details: { kind, found },
  });
}
