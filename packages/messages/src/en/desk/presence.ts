// English texts about who else has a submission open.
export const presence = {
  'presence.now': 'With this submission open now: {people}',
  'presence.viewing': '{name} (viewing)',
  'presence.editing': '{name} (editing)',
} as const;
