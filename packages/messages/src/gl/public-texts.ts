// Galician: what citizens read most. What is missing here is shown in Spanish.
import type { PublicTexts } from '../texts.ts';

export const galician: Partial<PublicTexts> = {
  'shell.skip-to-content': 'Ir ao contido',
  'shell.loading': 'Cargando…',
  'shell.retry': 'Tentar de novo',
  'shell.close': 'Pechar',
  'shell.offline': 'Non hai conexión co servidor. Comprobe a súa conexión e ténteo de novo.',
  'answering.title': 'Contestar formulario',
  'answering.expand-all': 'Expandir seccións',
  'answering.collapse-all': 'Contraer seccións',
  'answering.missing-one': 'Falta 1 resposta obrigatoria',
  'answering.missing': 'Faltan {count} respostas obrigatorias',
  'answering.section-complete': 'Completa',
  'answering.required': '(obrigatoria)',
  'answering.error': 'Erro:',
  'answering.yes': 'Si',
  'answering.no': 'Non',
  'answering.search': 'Buscar',
  'answering.undo': 'Desfacer',
  'answering.repeat': 'Repetir sección',
  'answering.remove': 'Quitar',
  'answering.required-missing': 'Faltan algúns campos obrigatorios',
  'answering.progress': '{done} de {total} respostas obrigatorias',
  'answering.send': 'Enviar',
  'answering.checking':
    'Hai moitos envíos á vez: este dispositivo fai unha comprobación antes de enviar. Pode demorar un minuto.',
  'answering.sending': 'Enviando…',
  'issue.answer-required': '* Resposta obrigatoria',
  'issue.section-required': '* Sección condicional obrigatoria',
  'issue.integer-invalid': 'Debe contestar cun número enteiro válido.',
  'issue.decimal-invalid': 'Debe contestar cun número decimal válido.',
};
