// Texts about what is recorded of when and where a form is answered.
export const visitEvidence = {
  'visit-evidence.title': 'Evidence of the visit',
  'visit-evidence.started': 'Started',
  'visit-evidence.ended': 'Ended',
  'visit-evidence.duration': 'Duration',
  'visit-evidence.start': 'Position at the start',
  'visit-evidence.end': 'Position when sent',
  'visit-evidence.distance': 'Distance between both',
  'visit-evidence.metres': '{metres} m',
  'visit-evidence.denied': 'Reading the position was not allowed',
  'visit-evidence.unavailable': 'The device could not find the position',
  'visit-evidence.timeout': 'The position did not arrive in time',
  'visit-evidence.worse': 'less accurate than {limit} m',
  'visit-evidence.photo-taken': 'Taken: {moment}',
  'visit-evidence.photo-added': 'Added: {moment} (the photo is older)',
};
