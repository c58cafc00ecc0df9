// Portuguese texts about who else has a submission open.
export const presence = {
  'presence.now': 'Com esta resposta aberta agora: {people}',
  'presence.viewing': '{name} (consultando)',
  'presence.editing': '{name} (corrigindo)',
} as const;
