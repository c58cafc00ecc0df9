// Basque texts about issues in a form that a person edits.
export const formIssues = {
  'issue.title-required': 'Izenburu bat sartu behar duzu',
  'issue.area-required': 'Arlo bat hautatu behar duzu',
  'issue.header-image-required': 'Irudi bat erantsi behar duzu',
  'issue.header-image-unknown': 'Goiburuko irudia ez dago eskuragarri. Erantsi berriro.',
  'issue.appointment-required': 'Agenda bat hautatu behar duzu',
  'issue.sync-option-required':
    'Gutxienez aukera bat hautatu behar duzu MuniGestion sistemarekin sinkronizatzeko',
  'issue.title-too-long-for-incident':
    'Formularioaren izenburuak gehienez 75 karaktere izan ditzake MuniGestion sisteman intzidentzia bat sortzeko',
  'issue.incident-area-required': 'Arlo bat hautatu behar duzu intzidentzia bat sortzeko',
  'issue.states-required-for-incidents':
    'Egoera bat baino gehiago sortu behar duzu egoeraren araberako intzidentzia-motak sortzeko',
  'issue.title-too-long-for-states':
    'Izenburuak eta egoera bakoitzaren izenak, batera, gehienez 75 karaktere izan ditzakete. «{state}» egoerarekin {length} ditu.',
  'issue.response-limit-required': 'Erantzun kopuru bat sartu behar duzu',
  'issue.keyword-required-for-codes':
    'Udalak ez du oraindik gako-hitzik: hura gabe ez dago deskarga-koderik. Eskatu sistema administratzen duenari.',
  'issue.form-section-required': 'Formularioak gutxienez atal bat izan behar du',
  'issue.form-question-required': 'Formularioak gutxienez galdera bat izan behar du',
  'issue.form-read-only': 'Formularioak erantzunak ditu eta ez du ediziorik onartzen.',
  'issue.structure-locked':
    'Formularioak erantzunak ditu: ezin da atalik eta galderarik gehitu, ezabatu edo mugitu, ezta haien mota aldatu ere.',
  'issue.locations-locked':
    'Formularioak erantzunak ditu: salgai dauden lekuak ezin dira kendu, ezta haien izena aldatu ere.',
  'issue.states-locked':
    'Formularioak erantzunak ditu: ezin da egoerarik gehitu edo ezabatu, ezta hasierakoa aldatu ere.',
  'issue.workflow-name-required': 'Izen bat sartu behar duzu',
  'issue.workflow-state-required': 'Gutxienez egoera bat gehitu behar duzu',
  'issue.state-name-empty': 'Eremuak ezin du hutsik egon',
  'issue.state-name-taken': 'Egoera badago lehendik',
  'issue.state-translation-too-long':
    '«{name}» egoeraren izenaren itzulpenak ({language}) gehienez {max} karaktere izan ditzake.',
  'issue.area-of-other-municipality': 'Aukeratutako arloa beste udal batena da.',
  'issue.needs-citizen': 'Aktibatu lehenik herritar bat lotzeko aukera.',
  'issue.needs-citizen-portal': 'Aktibatu lehenik herritarren ataria.',
  'issue.needs-incidents': 'Aktibatu lehenik intzidentziak sortzeko aukera.',
  'issue.needs-public': 'Aktibatu lehenik formulario publikoa.',
  'issue.needs-public-or-citizen-portal': 'Aktibatu lehenik formulario publikoa edo herritarren ataria.',
  'issue.needs-signature': 'Aktibatu lehenik sinadurak.',
  'issue.needs-sync': 'Aktibatu lehenik MuniGestion sistemarekiko sinkronizazioa.',
  'issue.excluded-by-appointment': 'Ezin da hitzordu batekin batera aktibo egon.',
  'issue.excluded-by-citizen': 'Ezin da herritar bat lotzeko aukerarekin batera aktibo egon.',
  'issue.excluded-by-citizen-portal': 'Ezin da herritarren atariarekin batera aktibo egon.',
  'issue.excluded-by-public': 'Ezin da aktibo egon formularioa publikoa den bitartean.',
  'issue.option-not-offered': 'Aukera hau ez da eskaintzen.',
  'issue.option-off': 'Aktibo ez dagoen aukera baten datuak geratu dira.',
  'issue.signature-required': 'Gutxienez sinadura bat egon behar da.',
  'issue.signature-title-too-long': 'Sinaduraren izenburuak gehienez {max} karaktere izan ditzake.',
  'issue.signature-translation-too-long':
    '«{title}» sinaduraren izenburuaren itzulpenak ({language}) gehienez {max} karaktere izan ditzake.',
  'issue.shape-bad-id': 'Formularioaren zati bat ezin da identifikatu. Ezabatu eta gehitu berriro.',
  'issue.shape-contradiction': 'Atalak bere motak onartzen ez dituen zatiak ditu.',
  'issue.shape-duplicate-id': 'Formularioaren bi zati berdin daude. Ezabatu bat eta gehitu berriro.',
  'issue.shape-missing-field': 'Formularioaren datu bat falta da.',
  'issue.shape-options-not-allowed': 'Hautapen-galderek bakarrik dituzte aukerak.',
  'issue.shape-too-deep': 'Formularioaren datu bat konplexuegia da.',
  'issue.shape-too-long': 'Testuak gehienez {max} karaktere izan ditzake.',
  'issue.shape-too-many': 'Ezin dira {max} baino gehiago egon.',
  'issue.shape-transition-to-itself': 'Egoera bat ezin da bere buruara pasatu.',
  'issue.shape-unknown-field': 'Formularioak ezagutzen ez den datu bat du.',
  'issue.shape-unknown-state': 'Existitzen ez den egoera bat erabiltzen da.',
  'issue.shape-unknown-value': 'Formularioaren datu bat ez da onartutakoetako bat.',
  'issue.shape-wrong-type': 'Formularioaren datu batek ez du espero den forma.',
} as const;
