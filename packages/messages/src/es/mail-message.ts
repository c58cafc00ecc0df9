// Words of the e-mail itself, which the server writes.
// rules: A4.43, A7.15
export const mailMessage = {
  'mail-message.intro': 'Esta es una copia de una respuesta registrada en el municipio.',
  'mail-message.message-from': 'Mensaje de {name}',
  'mail-message.record-attached': 'El acta completa va adjunta en PDF.',
  'mail-message.record-too-large':
    'El acta en PDF es demasiado grande para ir adjunta: pídala en el municipio con el código de la respuesta.',
  'mail-message.footer':
    'Recibió este correo porque alguien del municipio indicó su dirección. No responda a esta dirección: nadie lee lo que llega a ella.',
} as const;
