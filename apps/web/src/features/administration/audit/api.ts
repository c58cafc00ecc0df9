// The requests of the screen of the audit log.
import type {
  checkAuditChain,
  exportAudit,
  ListedEntry,
  listAudit,
} from '@constancia/contract/administration/audit.ts';
import type { QueryIn, Reply } from '@constancia/contract/endpoint.ts';
import { call, urlOf } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';

export type { ListedEntry };
export type EntryQuery = Omit<QueryIn<typeof exportAudit>, 'language'>;
export type ChainVerdict = Reply<typeof checkAuditChain>;

export function readAudit(municipalityId: string, query: QueryIn<typeof listAudit>, signal: AbortSignal) {
  return call<typeof listAudit>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/audit',
    params: { municipalityId },
    query,
    signal,
  });
}

export function auditFileUrl(municipalityId: string, query: EntryQuery): string {
  return urlOf({
    path: '/api/municipalities/:municipalityId/audit.csv',
    params: { municipalityId },
    query: { ...query, language },
  });
}

export function checkChain(municipalityId: string) {
  return call<typeof checkAuditChain>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/audit/check',
    params: { municipalityId },
  });
}
