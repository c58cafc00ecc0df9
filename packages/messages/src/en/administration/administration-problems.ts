// English texts of problems that only staff meet, in administration and in their own account: pages of citizens do not carry them.
export const administrationProblems = {
  'problem.submission-held': 'The answer is on hold by order: nobody can delete it.',
  'problem.form-held': 'It cannot be deleted: the form, or one of its answers, is on hold by order.',
  'problem.hold-changed': 'Somebody else has changed the hold in the meantime. Check how it is now.',
  'problem.register-entry-not-found': 'It is not in the register.',
  'problem.register-entry-changed':
    'Somebody else changed these data in the meantime. Reload the page to see theirs; what you wrote here was not saved.',
  'problem.register-read-only': "This register is the municipal platform's: it is changed there.",
  'problem.agenda-in-use':
    'Forms give appointments of this agenda, or people have one to come. Choose another agenda in them, or take the appointment off, and delete it then.',
  'problem.agenda-invalid': 'The data of the agenda are not valid.',
  'problem.work-order-invalid': 'The work order has data to correct.',
  'problem.plan-rule-invalid': 'The rule of the plan has data to correct.',
  'problem.plan-rules-full':
    'The municipality has as many rules of the plan as it may have. Delete one before you add another.',
  'problem.prefilled-link-invalid': 'The link with answers has data to correct.',
  'problem.prefilled-links-full':
    'The form has as many links with answers as it may have. Take one back before you add another.',
  'problem.work-order-taken': '{by} has it. It is free again when it is not used for twenty minutes.',
  'problem.work-order-closed': 'The order is already done or cancelled.',
  'problem.asset-invalid': 'The data of the asset are not valid.',
  'problem.incident-area-in-use':
    'It cannot be deleted: the area has types ({types}), or forms ({forms}) or assets ({assets}) name it.',
  'problem.incident-type-in-use':
    'It cannot be deleted: forms create incidents of this type ({forms}), or incidents are of it ({incidents}).',
  'problem.incident-change-invalid': 'Data of the change of the incident must be corrected.',
  'problem.incident-area-invalid': 'Data of the incident area must be corrected.',
  'problem.incident-type-invalid': 'Data of the incident type must be corrected.',
  'problem.territory-in-use': 'It cannot be deleted: there is still something in it ({count}).',
  'problem.own-country': 'Nobody can disable the country that they work in.',
  'problem.territory-invalid': 'The name or the keyword has something to correct.',
  'problem.user-not-found': 'The user does not exist.',
  'problem.user-changed': 'Somebody else changed this user. Close it and open it again to see the changes.',
  'problem.settings-changed':
    'Somebody else changed these settings in the meantime. Reload the page to see theirs; what you wrote here was not saved.',
  'problem.secret-keys-missing': 'This installation cannot store keys: SECRET_KEYS is missing.',
  'problem.payment-shop-not-tried': 'Only an own shop of a test gateway is tried.',
  'problem.user-without-email': 'The account has no e-mail: without it there is no password.',
  'problem.user-deactivated': 'The account is deactivated. Activate it first.',
  'problem.last-administrator':
    'It is the only administrator’s account: the system cannot be left without one.',
  'problem.token-refused': 'The program did not identify itself with a valid token.',
  'problem.two-identities': 'The request brings both a token and the session of a person.',
  'problem.not-for-programs': 'Programs cannot use this address.',
  'problem.program-not-found': 'The program does not exist.',
  'problem.programs-full': 'The municipality has 100 tokens in use already. Revoke those that are not used.',
  'problem.program-invalid': 'There is something to correct.',
  'problem.webhook-not-found': 'The notified system does not exist or is not of your areas.',
  'problem.webhook-changed':
    'Somebody else changed the system in between. Close it, open it again and repeat your change.',
  'problem.webhooks-full': 'There are 20 notified systems already. Delete those that are not used.',
  'problem.webhook-invalid': 'There is something to correct.',
  'problem.own-account': 'Nobody can do this to their own account.',
  'problem.username-retired':
    'That username was that of a deleted account, and its answers keep it. Choose another one.',
  'problem.username-refused': 'The username is not valid.',
  'problem.user-not-verified': 'An error occurred while verifying the user in the municipal platform',
  'problem.area-invalid': 'The area has data to correct.',
  'problem.municipality-invalid': 'The municipality has data to correct.',
  'problem.revocation-invalid': 'The date needs day and time in full, e.g. 2026-03-10T15:00:00.',
  'problem.user-invalid': 'The user has data to correct.',
  'problem.appointment-change-refused':
    'An appointment is cancelled until it begins; from then on it is noted whether the person came.',
  'problem.provider-not-bound': 'The account is not linked to single sign-on.',
  'problem.second-factor-missing': 'The account has no second factor.',
  'problem.second-factor-required':
    'Your role must have a second factor. You can move it to another phone, but not remove it.',
  'problem.second-factor-unavailable':
    'This installation cannot store second factors yet: the key SECRET_KEYS is missing.',
  'problem.passkey-limit':
    'The account already has {max} passkeys, which is the maximum. Delete one before adding another.',
  'problem.agenda-leaves-appointments':
    'With these hours appointments to come are outside of them ({count}). Nothing was stored.',
} as const;
