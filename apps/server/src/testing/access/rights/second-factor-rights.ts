// Who may use the endpoints of second factors, written out from the rules.
// rules: X34.01-X34.05, X34.16-X34.18

export const SECOND_FACTOR_RIGHTS = {
  readSecondFactor: { who: 'signed in', because: 'X34.01: people set up their own second factor' },
  beginSecondFactor: { who: 'signed in', because: 'X34.01: people set up their own second factor' },
  confirmSecondFactor: { who: 'signed in', because: 'X34.01: people set up their own second factor' },
  renewRecoveryCodes: { who: 'signed in', because: 'X34.04: people print their own recovery codes' },
  removeSecondFactor: { who: 'signed in', because: 'X34.01: people turn their own second factor off' },
  giveSecondFactor: { who: 'everybody', because: 'X34.02: who takes the second step is not signed in yet' },
  beginEnrolment: { who: 'everybody', because: 'X34.05: who takes the second step is not signed in yet' },
  confirmEnrolment: { who: 'everybody', because: 'X34.05: who takes the second step is not signed in yet' },
  beginPasskey: { who: 'signed in', because: 'X34.16: people add passkeys to their own account' },
  addPasskey: { who: 'signed in', because: 'X34.16: people add passkeys to their own account' },
  deletePasskey: { who: 'signed in', because: 'X34.16: people delete their own passkeys' },
  beginPasskeyStep: { who: 'everybody', because: 'X34.17: who takes the second step is not signed in yet' },
  givePasskey: { who: 'everybody', because: 'X34.17: who takes the second step is not signed in yet' },
  beginPasskeyEnrolment: {
    who: 'everybody',
    because: 'X34.18: who takes the second step is not signed in yet',
  },
  confirmPasskeyEnrolment: {
    who: 'everybody',
    because: 'X34.18: who takes the second step is not signed in yet',
  },
  readRequiredRoles: {
    who: 'manage usuario',
    because: 'X34.05: administrators say which roles must have one',
  },
  setRequiredRoles: {
    who: 'manage usuario',
    because: 'X34.05: administrators say which roles must have one',
  },
} as const;
