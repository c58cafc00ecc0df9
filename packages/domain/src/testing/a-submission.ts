// A stored submission for tests; every field can be replaced.
// rules: A3.31, R3.01

import { NO_ANSWERS } from '../submissions/answers/answers.ts';
import type { Submission } from '../submissions/submission.ts';

export function aSubmission(over: Partial<Submission> = {}): Submission {
  return {
    id: 'AbC4567890123456789x',
    formId: 'Form5678901234567890',
    code: 'VM4378',
    recordCode: '',
    createdBy: 'ana.perez',
    author: { firstName: 'Ana', lastName: 'Pérez', inspectorNumber: '' },
    createdAt: '2025-03-10T15:04:05.000Z',
    updatedAt: '2025-03-10T15:04:05.000Z',
    answers: NO_ANSWERS,
    location: null,
    citizen: null,
    state: null,
    stateHistory: [],
    signatures: [],
    ...over,
  };
}
