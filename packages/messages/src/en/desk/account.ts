// Texts about the own account: password, recovery, open sessions.
export const account = {
  'account.title': 'My account',
  'account.who': '{username}, signs in with {email}',
  'account.cancel': 'Cancel',
  'account.recovery-text':
    'Type the e-mail that you sign in with. We will send you a link to choose a new password.',
  'account.recovery-send': 'Send the link',
  'account.recovery-sent':
    'If there is an account with that e-mail, the link will arrive in a few minutes. It works for 30 minutes.',
  'account.recovery-failed': 'The link could not be sent. Try again in a few minutes.',
  'account.new-password': 'Choose your password',
  'account.to-sign-in': 'Go to sign-in',
  'account.password-for': 'It is the password with which {email} will sign in.',
  'account.password-new': 'New password',
  'account.password-current': 'Current password',
  'account.password-help': 'At least 12 characters. Easiest to remember: four words of your own.',
  'account.password-save': 'Save the password',
  'account.password-set': 'The password is saved. You can sign in with it now.',
  'account.password-change': 'Change the password',
  'account.password-changed': 'The password was changed. The other sessions were ended.',
  'account.sessions': 'Open sessions',
  'account.browser-unknown': 'Unknown browser',
  'account.browser-on': '{browser} on {system}',
  'account.session-here': 'This browser',
  'account.session-times': 'Since {started}, last used {used}',
  'account.session-end': 'End',
  'account.session-end-named': 'End the session of {name}',
  'account.session-ended': 'The session was ended.',
  'account.sessions-end-others': 'End all others',
  'account.this-browser': 'This browser',
  'account.shared': 'Several people use it',
  'account.shared-text':
    'For a computer at the counter or a tablet for the public: it keeps no drafts, no files and not who signed in, and what is written is lost when the page is closed. Without a connection nothing can be sent later.',
  'account.shared-ask': 'Keep nothing in this browser?',
  'account.shared-ask-text':
    'Everything in it is deleted now, whoever it is of: drafts, files, submissions that wait for a connection and what was prepared for the field. This cannot be undone.',
  'account.shared-ask-yes': 'Delete and keep nothing',
  'account.shared-on': 'This browser keeps nothing any more.',
  'account.shared-failed':
    'The browser does not let us remember it: see whether it blocks the storage of this site.',
};
