// Basque: the texts that citizens read most. Missing texts are shown in Spanish.
import type { PublicTexts } from '../es/texts.ts';

export const basque: Partial<PublicTexts> = {
  'shell.demonstration': 'Erakustaldia: datuak asmatuak dira. Ez sartu benetako daturik.',
  'shell.demonstration-name': 'Erakustaldiaren oharra',
  'shell.skip-to-content': 'Joan edukira',
  'shell.loading': 'Kargatzen…',
  'shell.retry': 'Saiatu berriro',
  'shell.close': 'Itxi',
  'answering.title': 'Erantzun formularioa',
  'answering.expand-all': 'Zabaldu atalak',
  'answering.collapse-all': 'Tolestu atalak',
  'answering.required': '(nahitaezkoa)',
  'answering.error': 'Errorea:',
  'answering.yes': 'Bai',
  'answering.no': 'Ez',
  'answering.search': 'Bilatu',
  'answering.undo': 'Desegin',
  'answering.repeat': 'Errepikatu atala',
  'answering.remove': 'Kendu',
  'answering.required-missing': 'Nahitaezko eremu batzuk falta dira',
  'answering.send': 'Bidali',
  'answering.checking':
    'Bidalketa asko daude aldi berean: gailu honek egiaztapen bat egiten du bidali aurretik. Minutu bat iraun dezake.',
  'answering.sending': 'Bidaltzen…',
  'issue.answer-required': '* Erantzuna nahitaezkoa da',
  'issue.section-required': '* Baldintzapeko atala nahitaezkoa da',
};
