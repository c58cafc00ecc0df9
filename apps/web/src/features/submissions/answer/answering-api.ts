// What place, signatures and files of an answer ask the server, as staff and as a visitor.
// rules: A7.16, A7.21, A7.22, A7.26
import type { PartCalls } from '../../../answering/session/api.ts';
import { fileCallsOfStaff, fileCallsOfVisitor } from './file-api.ts';
import { placeCallsOfStaff, placeCallsOfVisitor } from './location-api.ts';
import { readSaleAsStaff, readSaleAsVisitor } from './sale-api.ts';
import { signatureCallsOfStaff, signatureCallsOfVisitor } from './signature-api.ts';

export function partCallsOfStaff(formId: string): PartCalls {
  return {
    places: placeCallsOfStaff(formId),
    signatures: signatureCallsOfStaff(formId),
    files: fileCallsOfStaff(formId),
    sale: readSaleAsStaff(formId),
  };
}

export function partCallsOfVisitor(formId: string): PartCalls {
  return {
    places: placeCallsOfVisitor(formId),
    signatures: signatureCallsOfVisitor(formId),
    files: fileCallsOfVisitor(formId),
    sale: readSaleAsVisitor(formId),
  };
}
