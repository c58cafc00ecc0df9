// Chooses what looks for viruses, by the configuration.
import { type FileScanner, noScanner } from '../../platform/file-checks/file-scanner.ts';
import { type ClamdSettings, clamdScanner } from './clamd.ts';

export function virusScanner(clamd: ClamdSettings | null): FileScanner {
  return clamd === null ? noScanner : clamdScanner(clamd);
}
