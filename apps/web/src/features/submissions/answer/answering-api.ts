// The requests about location, signatures and files of a submission, for staff and for visitors.
// rules: A7.16, A7.21, A7.22, A7.26
import type { AnsweringApi } from '../../../answering/session/api.ts';
import { fileApiOfStaff, fileApiOfVisitor } from './file-api.ts';
import { locationApiOfStaff, locationApiOfVisitor } from './location-api.ts';
import { readSaleAsStaff, readSaleAsVisitor } from './sale-api.ts';
import { signatureApiOfStaff, signatureApiOfVisitor } from './signature-api.ts';

export function answeringApiOfStaff(formId: string): AnsweringApi {
  return {
    locations: locationApiOfStaff(formId),
    signatures: signatureApiOfStaff(formId),
    files: fileApiOfStaff(formId),
    sale: readSaleAsStaff(formId),
  };
}

export function answeringApiOfVisitor(formId: string): AnsweringApi {
  return {
    locations: locationApiOfVisitor(formId),
    signatures: signatureApiOfVisitor(formId),
    files: fileApiOfVisitor(formId),
    sale: readSaleAsVisitor(formId),
  };
}
