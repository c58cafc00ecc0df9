// Basque texts about answering from the last visit of an asset.
export const lastVisit = {
  'last-visit.title': 'Aktibo honen azken bisita',
  'last-visit.start': 'Hasi azken bisitako erantzunekin ({moment}, {code})',
  'last-visit.help': 'Jada erantzun duzuna ez da aldatzen. Fitxategiak eta sinadurak ez dira kopiatzen.',
  'last-visit.taken': '{code} erantzunekin hasi zara ({moment}). Berrikusi bakoitza bidali aurretik.',
  'last-visit.dropped': 'Formularioak ez du hau jada galdetzen, edo beste era batera galdetzen du:',
  'last-visit.same': 'Azken aldian bezala',
  'last-visit.changed': 'Azken alditik aldatua',
  'last-visit.failed': 'Ezin izan da azken bisita kontsultatu.',
  'last-visit.began': 'Hasierako erantzunak',
};
