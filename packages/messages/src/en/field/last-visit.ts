// English texts about answering from the last visit of an asset.
export const lastVisit = {
  'last-visit.title': 'Last visit of this asset',
  'last-visit.start': 'Start with the answers of the last visit ({moment}, {code})',
  'last-visit.help': 'What you have answered already does not change. Files and signatures are not copied.',
  'last-visit.taken': 'You started with the answers of {code} ({moment}). Check each one before sending.',
  'last-visit.dropped': 'The form no longer asks for this, or asks in another way:',
  'last-visit.same': 'Same as the last time',
  'last-visit.changed': 'Changed since the last time',
  'last-visit.failed': 'The last visit could not be read.',
  'last-visit.began': 'Began with the answers of',
};
