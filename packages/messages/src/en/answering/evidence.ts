// Texts about what is recorded of when and where a form is answered.
export const evidence = {
  'evidence.notice':
    'This form records the position and the time of the device at the start and when sending, as evidence of the visit.',
  'evidence.notice-position':
    'This form records the position of the device at the start and when sending, as evidence of the visit.',
  'evidence.notice-times':
    'This form records the time of the device at the start and when sending, as evidence of the visit.',
};
