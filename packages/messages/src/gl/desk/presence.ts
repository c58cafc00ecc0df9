// Galician texts about who else has a submission open.
export const presence = {
  'presence.now': 'Con esta resposta aberta agora: {people}',
  'presence.viewing': '{name} (consultando)',
  'presence.editing': '{name} (corrixindo)',
} as const;
