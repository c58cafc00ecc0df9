// Texts about the second factor (the second step of signing in, and setting it up) and about single sign-on.
export const secondFactor = {
  'account.factor': 'Second factor',
  'account.factor-text':
    'Signing in asks, besides the password, for a code that changes every 30 seconds in an application on your phone. Somebody who finds out the password cannot get in without it.',
  'account.factor-on': 'On',
  'account.factor-required':
    'Your role must have a second factor: you will be asked to set it up the next time you sign in.',
  'account.factor-not-offered': 'This installation does not offer a second factor yet.',
  'account.factor-no-password':
    'Your account has no password, so the second factor is set up when you sign in.',
  'account.factor-turn-on': 'Turn on the second factor',
  'account.factor-move': 'Move to another phone',
  'account.factor-turn-off': 'Remove the second factor',
  'account.factor-turned-off': 'From now on you sign in with the password alone.',
  'account.factor-codes-left': 'You have {count} recovery codes left.',
  'account.factor-codes-left.one': 'You have {count} recovery code left.',
  'account.factor-codes-few': 'You have {count} recovery codes left. Ask for others before they run out.',
  'account.factor-codes-few.one': 'You have {count} recovery code left. Ask for others before they run out.',
  'account.factor-codes-new': 'New recovery codes',
  'account.factor-password': 'Type your password to go on.',
  'account.factor-continue': 'Continue',
  'account.factor-scan':
    'Scan this picture with the application for codes on your phone. Then type the code that it shows.',
  'account.factor-scan-alt': 'Picture for the application for codes',
  'account.factor-secret': 'If you cannot scan the picture, type this key into the application:',
  'account.factor-code': 'Code of the application',
  'account.factor-code-help': 'Six digits',
  'account.factor-confirm': 'Check the code',
  'account.factor-recovery': 'Keep your recovery codes',
  'account.factor-recovery-text':
    'If you lose the phone, each works once in place of the code of the application. They will not be shown again: download or print them and keep them away from the phone.',
  'account.factor-recovery-list': 'Recovery codes',
  'account.factor-recovery-file': 'recovery-codes',
  'account.factor-recovery-head': 'Recovery codes of Constancia for {account}. Each works once.',
  'account.factor-recovery-download': 'Download',
  'account.factor-recovery-copy': 'Copy',
  'account.factor-recovery-copied': 'Codes copied.',
  'account.factor-recovery-not-copied': 'They could not be copied. Select the codes and copy them.',
  'account.factor-recovery-kept': 'I have kept them',
  'account.factor-set-up': 'The second factor is on.',
  'account.step-code': 'Verification code',
  'account.step-code-text':
    'Type the six-digit code of the application on your phone. If you do not have it at hand, use one of your recovery codes.',
  'account.step-code-label': 'Code of the application, or recovery code',
  'account.step-code-lost':
    'Did you lose the phone and the codes? Ask whoever runs Constancia in your municipality to remove the second factor from your account.',
  'account.step-submit': 'Verify',
  'account.step-enrolment': 'Set up your second factor',
  'account.step-enrolment-text':
    'Your role must sign in with a second factor. Install an application for codes (TOTP) on your phone and follow these steps.',
  'account.step-back': 'Back to sign-in',
  // Single sign-on
  'account.sso-or': 'or',
  'account.sso-enter': 'Continue with single sign-on',
  'account.sso-enter-with': 'Continue with {name}',
  'account.sso-title': 'Single sign-on',
  'account.sso-done': 'You are signed in. You can close this window.',
  'account.sso-unregistered':
    'Ask your supervisor to create your account ({username}) in Constancia to be able to use this module.',
};
