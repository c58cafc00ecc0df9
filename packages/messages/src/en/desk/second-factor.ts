// Texts about the second factor (the second step of signing in, and setting it up), passkeys and single sign-on.
export const secondFactor = {
  'account.factor': 'Second factor',
  'account.factor-text':
    'Signing in asks, besides the password, for a code that changes every 30 seconds in an application on your phone, or for a passkey. Somebody who finds out the password cannot get in without one of the two.',
  'account.factor-on': 'On',
  'account.factor-required':
    'Your role must have a second factor: you will be asked to set it up the next time you sign in.',
  'account.factor-not-offered': 'This installation does not offer codes of an application yet.',
  'account.factor-no-password':
    'Your account has no password, so the second factor is set up when you sign in.',
  'account.factor-add-application': 'Add an application for codes',
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
    'If you lose the phone or the passkey, each works once in its place. They will not be shown again: download or print them and keep them away from your devices.',
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
    'Did you lose your second factor and the codes? Ask whoever runs Constancia in your municipality to remove the second factor from your account.',
  'account.step-submit': 'Verify',
  'account.step-enrolment': 'Set up your second factor',
  'account.step-enrolment-text':
    'Your role must sign in with a second factor. Install an application for codes (TOTP) on your phone and follow these steps.',
  'account.step-back': 'Back to sign-in',
  'account.step-recovery': 'Recovery code',
  'account.step-recovery-text': 'Type one of your recovery codes.',
  'account.step-passkey': 'Confirm that it is you',
  'account.step-passkey-text': 'Use the passkey that is on this device, on your phone or on a security key.',
  'account.step-passkey-use': 'Use the passkey',
  'account.step-passkey-cancelled':
    'The passkey was not used: it was cancelled or took too long. You can try again.',
  'account.step-passkey-refused': 'The passkey was not accepted. Try again or use a code.',
  'account.step-by-code': 'Use a code of the application, or a recovery code',
  'account.step-by-recovery': 'Use a recovery code',
  'account.step-choose-text':
    'Your role must sign in with a second factor. Choose which one to use; you can add the other one later in My account.',
  'account.step-choose-application': 'Use an application for codes',
  'account.step-choose-passkey': 'Use a passkey',
  'account.step-choose-other': 'Choose another way',
  // Passkeys
  'account.passkeys': 'Passkeys',
  'account.passkeys-text':
    'They are used with the finger, the face or the PIN of a device, or with a security key, in place of a code.',
  'account.passkeys-unusable':
    'This browser cannot use passkeys here: it takes a recent one and an address that begins with https.',
  'account.passkeys-full': 'You have {max} passkeys, which is the maximum.',
  'account.passkey-add': 'Add a passkey',
  'account.passkey-added': 'The passkey was added.',
  'account.passkey-times': 'Added on {added}, last used on {used}',
  'account.passkey-unused': 'Added on {added}, not used yet',
  'account.passkey-delete': 'Delete',
  'account.passkey-delete-named': 'Delete the passkey {name}',
  'account.passkey-delete-text':
    'You will no longer be able to sign in with it. Type your password to go on.',
  'account.passkey-deleted': 'The passkey was deleted.',
  'account.passkey-last':
    'It is your only second factor and your role must have one. Add another one before deleting it.',
  'account.passkey-name': 'Name of the passkey',
  'account.passkey-name-help': 'To recognise it later, for example by the device that it is on.',
  'account.passkey-make-text':
    'When you go on, the browser will ask for your finger, your face, the PIN or the security key.',
  'account.passkey-make': 'Create the passkey',
  'account.passkey-not-made':
    'The passkey was not created: it was cancelled or took too long. You can try again.',
  'account.passkey-known': 'This device already has a passkey of your account.',
  'account.passkey-device-failed': 'The browser could not use a passkey. Try again or with another device.',
  'account.passkey-make-refused': 'The passkey could not be verified. Begin again.',
  // Single sign-on
  'account.sso-or': 'or',
  'account.sso-enter': 'Continue with single sign-on',
  'account.sso-enter-with': 'Continue with {name}',
  'account.sso-title': 'Single sign-on',
  'account.sso-done': 'You are signed in. You can close this window.',
  'account.sso-of-another':
    'The account named {username} belongs to somebody else in single sign-on. If it is yours, ask whoever manages the users to unlink it.',
  'account.sso-unregistered':
    'Ask your supervisor to create your account ({username}) in Constancia to be able to use this module.',
};
