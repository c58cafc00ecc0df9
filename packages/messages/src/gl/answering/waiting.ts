// Galician texts about finished submissions that wait on the device to be sent.
export const waiting = {
  'waiting.offer':
    'Pode deixala lista para enviar: queda neste dispositivo e envíase soa cando volva a conexión.',
  'waiting.leave': 'Deixar lista para enviar',
  'waiting.mail-later': 'A copia por correo pídese despois, desde a resposta.',
  'waiting.sale': 'Unha compra necesita conexión para pagar, por iso non pode quedar lista para enviar.',
  'waiting.ready': 'Lista para enviar',
  'waiting.sending': 'Enviando…',
  'waiting.refused': 'Non se puido enviar: {reason}',
  'waiting.refused-title': 'Non se puido enviar',
  'waiting.person-unknown':
    'O rexistro non ten a ninguén co número {number}. Abra a resposta e cree a persoa.',
  'waiting.files-lost':
    'Este dispositivo xa non ten un ficheiro ou unha sinatura. Ábraa, engádao de novo e envíea.',
  'waiting.card-text':
    'Quedou gardada neste dispositivo. Envíase soa cando haxa conexión, mentres estea aberta unha páxina da aplicación.',
  'waiting.sent-text': 'Enviouse cando volveu a conexión.',
  'waiting.another': 'Contestar outra',
  'waiting.continue': 'Seguir escribindo',
  'waiting.continue-named': 'Seguir escribindo {form}',
  'waiting.send-now': 'Enviar agora',
  'waiting.send-named': 'Enviar agora {form}',
  'waiting.discard': 'Borrar',
  'waiting.discard-named': 'Borrar {form}',
  'waiting.discard-title': '¿Borrar a resposta?',
  'waiting.discard-text': 'Borrarase o que escribira en «{form}». Non se enviou.',
  'waiting.untitled': 'Formulario sen título',
  'waiting.sent': 'Enviouse «{form}». Código: {code}',
  'waiting.sent-today': 'Enviadas hoxe desde este dispositivo',
  'waiting.sign-in': 'A súa sesión rematou: envíase cando inicie sesión.',
  'waiting.enter-again': 'A súa sesión rematou: envíase cando entre outra vez desde o portal.',
  'waiting.form-gone': 'Xa non recibe respostas; o escrito queda neste dispositivo.',
  'waiting.still-here': 'O escrito queda neste dispositivo.',
  'waiting.region': 'Respostas por enviar',
  'waiting.see': 'Ver respostas por enviar',
  'waiting.see-codes': 'Ver os códigos',
  'waiting.begun-title': 'Sen rematar',
  'waiting.line.one': '{count} resposta está lista para enviar e sae soa cando haxa conexión.',
  'waiting.line': '{count} respostas están listas para enviar e saen soas cando haxa conexión.',
  'waiting.line-refused.one': '{count} resposta non se puido enviar.',
  'waiting.line-refused': '{count} respostas non se puideron enviar.',
  'waiting.line-begun.one': '{count} resposta está sen rematar neste dispositivo.',
  'waiting.line-begun': '{count} respostas están sen rematar neste dispositivo.',
  'waiting.line-sent.one': '{count} resposta enviouse hoxe.',
  'waiting.line-sent': '{count} respostas enviáronse hoxe.',
  'waiting.login.one':
    'Neste dispositivo hai {count} resposta lista para enviar. Envíase cando o seu autor inicie sesión.',
  'waiting.login':
    'Neste dispositivo hai {count} respostas listas para enviar. Envíanse cando o seu autor inicie sesión.',
  'waiting.sign-out.one':
    '{count} está lista para enviar: se a conserva, envíase cando volva iniciar sesión.',
  'waiting.sign-out':
    '{count} están listas para enviar: se as conserva, envíanse cando volva iniciar sesión.',
} as const;
