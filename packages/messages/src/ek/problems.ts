// Basque texts about failed requests: one text for each code of the contract's problems; those of administration are apart.
export const problems = {
  'problem.request-invalid': 'Bidalitako datuak ez dira baliozkoak.',
  'problem.not-signed-in': 'Zure saioa amaitu da. Sartu berriro.',
  'problem.sign-in-failed': 'Helbide elektronikoa edo pasahitza ez da zuzena.',
  'problem.portal-entry-failed':
    'Errore bat gertatu da zure saioa egiaztatzean; sartu berriro Portal Ciudadano ataritik.',
  'problem.forbidden': 'Ez duzu ekintza hau egiteko baimenik.',
  'problem.host-unknown':
    'Zerbitzari honek ez du helbide honetan artatzen. Erabili gunearen helbide ofiziala.',
  'problem.origin-refused': 'Eskaera beste gune batetik dator, eta baztertu egin da.',
  'problem.demonstration-account':
    'Erakustaldiko kontuak zerbitzariak lan egiten duen ekipotik bakarrik sar daitezke.',
  'problem.account-missing': 'Erabiltzailea ez da Constancian existitzen.',
  'problem.account-deactivated':
    'Zure kontua desaktibatuta dago. Galdetu zure udalean Constancia administratzen duenari.',
  'problem.password-wrong': 'Oraingo pasahitza ez da zuzena.',
  'problem.single-sign-on-failed': 'Identitate-zerbitzuan ez da sarrera osatu. Saiatu berriro.',
  'problem.single-sign-on-off': 'Instalazio honek ez du saio-hasiera bakarraren aukerarik.',
  'problem.logout-refused': 'Saioa ixteko abisua ez da baliozkoa.',
  'problem.identity-unavailable':
    'Identitate-zerbitzuak ez du erantzuten. Saiatu berriro minutu batzuk barru.',
  'problem.second-factor-wrong':
    'Kodea ez da zuzena, erabilita dago edo iraungi da. Itxaron hurrengoari eta saiatu harekin.',
  'problem.password-link-gone': 'Esteka hau erabilita dago edo iraungi da. Eskatu berri bat.',
  'problem.password-refused': 'Pasahitz hori ezin da erabili.',
  'problem.session-data': 'Errorea saioaren datuak eskuratzean.',
  'problem.municipality-blocked': 'Sarbidea ukatuta. Udala blokeatuta dago',
  'problem.form-outside-areas': 'Ez duzu formularioa ikusteko baimenik, ez baitago zure udal-arloen artean.',
  'problem.not-found': 'Ez da bilatzen zenuena aurkitu.',
  'problem.prefilled-link-gone':
    'Estekak ez dakar erantzunik: iraungi da, kendu egin dute edo helbidea ez dago osorik. Formularioa hala ere bete dezakezu.',
  'problem.form-not-found': 'Erantzun nahi duzun formularioa ez da existitzen.',
  'problem.form-deleted': 'Erantzun nahi duzun formularioa ez da existitzen edo ezabatu egin da.',
  'problem.form-not-public': 'Publikoak erantzun dezakeen formularioak baino ez du kartelik.',
  'problem.already-answered': 'Formulario hau erantzun duzu jada.',
  'problem.person-not-asked': 'Formulario honek ez du pertsonarik eskatzen.',
  'problem.portal-person-unknown':
    'Estekak ez du inor identifikatzen: iraungi da, erabilita dago edo beste udalerri batekoa da. Bilatu pertsona zenbakiaren bidez.',
  'problem.person-invalid': 'Pertsonaren datuak ez dira baliozkoak.',
  'problem.citizen-search-failed':
    'Errorea herritarra MuniDigital sisteman bilatzean. Saiatu berriro, mesedez.',
  'problem.citizen-create-failed':
    'Errorea herritarra MuniDigital sisteman sortzean. Saiatu berriro, mesedez.',
  'problem.workflow-invalid': 'Lan-fluxuak zuzendu beharreko datuak ditu.',
  'problem.mail-not-found': 'Mezua ez da existitzen edo ez da jada gordetzen.',
  'problem.delivery-not-found': 'Bidalketa ez da existitzen edo entregatuta dago.',
  'problem.workflow-not-found': 'Lan-fluxua ez da existitzen.',
  'problem.view-not-found': 'Ikuspegia ez da existitzen.',
  'problem.view-name-taken': 'Baduzu izen hori duen ikuspegi bat.',
  'problem.views-full': 'Formulario honetarako gorde ditzakezun ikuspegi guztiak dituzu. Ezabatu bat.',
  'problem.feed-table-not-found': 'Datu-iturriak ez du taula hori.',
  'problem.feed-row-not-found': 'Datu-iturriak ez du errenkada hori.',
  'problem.feed-filter-too-slow':
    'Iragazkiak gehiegi irauten du. Gehitu aldi bat, adibidez submissionDate ge 2026-01-01.',
  'problem.feed-unsupported': 'Datu-iturriak ez du {what} onartzen ({option}, {column}. zutabea).',
  'problem.too-many-to-order':
    'Ordena horrekin gehienez {max} erantzun erakusten dira. Iragazi zerrenda, edo ordenatu dataren edo egoeraren arabera.',
  'problem.workflow-name-taken': 'Badago izen hori duen lan-fluxu bat.',
  'problem.file-not-found': 'Fitxategia ez da existitzen edo ez dago jada eskuragarri.',
  'problem.image-refused': 'Fitxategiaren formatua ez da baliozkoa',
  'problem.sheet-unreadable': 'Fitxategia ez da irakur daitekeen .xlsx kalkulu-orria.',
  'problem.collected-archive-unreadable':
    'Fitxategia ez da ireki daitekeen ODK Central-en ZIP bat: gehienez 1000 fitxategi eta 128 MB guztira, taulak CSV gisa eta argazkiak media karpetan.',
  'problem.upload-offset': 'Fitxategia beste puntu batera arte iritsi da: igotzea handik jarraitzen du.',
  'problem.too-many-files': 'Erantzunak onartzen dituen fitxategi guztiak ditu lehendik.',
  'problem.record-not-found': 'Dokumentua ez da existitzen edo ez dago jada eskuragarri.',
  'problem.record-code-unknown':
    'Ez da aktarik aurkitu adierazitako kodearekin; gogoratu letra larriak eta xeheak bereiztea.',
  'problem.code-date-required': 'Adierazi, halaber, erantzunaren data, aktan ageri dena (EE/HH/UUUU).',
  'problem.state-unknown': 'Zure izapideak ez du egoerarik, edo ez dago kode honi lotutako erantzunik.',
  'problem.challenge-required': 'Jarraitu aurretik, gailu honek egiaztapen bat egin behar du.',
  'problem.payment-not-found': 'Ez dugu ordainketa hau aurkitu.',
  'problem.receipt-not-found': 'Orri honek ezin du jada bidalitako erantzuna erakutsi.',
  'problem.upload-not-found': 'Fitxategia ez da existitzen edo ez dago jada eskuragarri.',
  'problem.file-refused': 'Fitxategia ezin da erantsi.',
  'problem.file-infected':
    '«{name}» fitxategia ez da gorde: birus bat edo programa kaltegarri bat aurkitu da bertan.',
  'problem.file-too-large-to-check':
    '«{name}» fitxategia ez da gorde: handiegia da birusik duen egiaztatzeko.',
  'problem.file-unchecked':
    'Ezin izan da egiaztatu «{name}» fitxategiak birusik duen, eta ez da gorde. Saiatu berriro minutu batzuk barru.',
  'problem.form-changed':
    'Formularioa aldatu egin da erantzuten hasi zinenetik. Bertsio berria irekiko da, idatzi duzunarekin.',
  'problem.submission-deleted': 'Erantzun hau gordeta zegoen eta ezabatu egin da: ez da berriro gordeko.',
  'problem.submission-kept':
    'Erantzuna ezin da ezabatu: sinatuta dago, herritarren ataritik dator edo ordainketa bat du.',
  'problem.submission-not-found': 'Erantzuna ez da existitzen.',
  'problem.stale-version':
    'Beste pertsona batek aldaketak gorde ditu zu editatzen ari zinela. Berrikusi bertsio berria gorde aurretik.',
  'problem.id-taken': 'Erantzun hau beste eduki batekin gordeta dago.',
  'problem.payment-retry-refused':
    'Ezin da ordainketa hau egiten berriro saiatu: ordainduta dago edo haren erantzuna ezabatu da.',
  'problem.ticket-undo-late':
    'Sarrera hau ezin da jada itzuli: bi minutu igaro dira edo lehendik desegin da.',
  'problem.ticket-use-not-found': 'Ez dugu sarrera hau aurkitu.',
  'problem.payment-case-closed': 'Beste pertsona batek itxi du kasu hau. Eguneratu zerrenda.',
  'problem.payments-closed': 'Lineako salmenta itxita dago: ez da ezer gorde ez kobratu.',
  'problem.orders-open':
    'Konexio honetatik ordaindu gabeko erosketak daude. Amaitu ordaintzen edo itxaron minutu batzuk, eta saiatu berriro.',
  'problem.seats-taken': 'Kokapen honetan geratzen diren plazak: {left}.',
  'problem.payment-notice-refused': 'Ordainketa-abisua ez da baliozkoa.',
  'problem.limit-reached': 'Formularioak onartzen dituen erantzun guztiak jaso ditu.',
  'problem.form-read-only': 'Formularioak erantzunak ditu eta ez du ediziorik onartzen.',
  'problem.submission-sealed':
    'Erantzuna sinatuta dago, eta formulario honek ez du sinatutako erantzunik aldatzen uzten.',
  'problem.state-refused': 'Ezin izan da egoera eguneratu',
  'problem.state-moved':
    'Ezin izan da egoera eguneratu: {by} erabiltzaileak «{state}» egoerara pasatu zuen ({at}).',
  'problem.revision-not-offered': 'Formulario honek ez du herritarrari berrikuspenik eskatzen uzten.',
  'problem.nothing-changed': 'Ez dago aldaketarik',
  'problem.revision-not-answered': 'Herritarrak oraindik ez dio berrikuspenari erantzun, edo onartuta dago.',
  'problem.revision-not-waiting':
    'Ez dago erantzunaren zain dagoen berrikuspen-eskaerarik: herritarrak erantzun du, edo eskaera kendu da.',
  'problem.revision-recalled': 'Udalak berrikuspen-eskaera kendu du: ez duzu ezer zuzendu behar.',
  'problem.revision-unchanged': 'Ez duzu aldatu berrikusteko eskatu dizuten erantzunetako bat ere.',
  'problem.nothing-marked': 'Formulario hau erantzun duzu jada',
  'problem.section-without-answers': 'Berrikusi beharreko erantzunak adierazten ez dituzten atalak daude',
  'problem.payload-too-large': 'Bidalitako datuak handiegiak dira.',
  'problem.media-type-refused': 'Bidalitako eduki-mota ez da onartzen.',
  'problem.outside-unavailable':
    'Datu hauek dituen udalaren sistemak ez du erantzuten. Saiatu berriro minutu batzuk barru.',
  'problem.appointment-taken': 'Ordu hori ez dago libre jada. Aukeratu beste bat.',
  'problem.appointment-exists': 'Erantzun honek badu hitzordu bat.',
  'problem.booking-failed':
    'Errorea informazioa kargatzean. Arazoak jarraitzen badu, jarri harremanetan udalarekin.',
  'problem.incident-type-failed':
    'Errorea intzidentzia-mota MuniGestión sisteman sortzean. Baliteke izen bereko intzidentzia-mota bat egotea lehendik.',
  'problem.incident-type-of-state-failed':
    'Errorea «{state}» egoeraren intzidentzia-mota sortzean. Baliteke izen bereko intzidentzia-mota bat egotea lehendik.',
  'problem.form-invalid': 'Formularioak zuzendu beharreko datuak ditu.',
  'problem.mail-not-offered': 'Formulario honetako erantzunak ez dira postaz bidaltzen.',
  'problem.mail-invalid': 'Mezuak zuzendu beharreko datuak ditu.',
  'problem.record-options-refused': 'Dokumentua ezin da aukera horiekin prestatu.',
  'problem.work-order-unfit':
    'Erantzuna ez dator bat lan-aginduarekin: beste formulario batekoa edo beste aktibo batena da.',
  'problem.answers-invalid': 'Nahitaezko eremu batzuk falta dira edo baliozkoak ez diren datuak dituzte.',
  'problem.too-many-requests': 'Saiakera gehiegi. Saiatu berriro {wait} barru.',
  'problem.geocoder-unavailable':
    'Helbide-bilatzaileak ez du erantzuten. Idatzi helbidea edo aukeratu puntua mapan.',
  'problem.recipient-invalid': 'Zenbakia ez da baliozkoa.',
  'problem.export-not-found': 'Esportazioa ez da jada existitzen.',
  'problem.exports-busy': 'Esportazio gehiegi daude abian. Saiatu berriro minutu batzuk barru.',
  'problem.municipality-not-found': 'Udala ez da existitzen.',
  'problem.username-taken': 'Badago sartutako izena duen erabiltzaile bat.',
  'problem.platform-failed': 'Errore bat gertatu da udal-plataformarekin komunikatzean.',
  'problem.unexpected':
    'Ustekabeko errore bat gertatu da. Errepikatzen bada, jakinarazi zenbaki hau: {logId}.',
  'problem.unavailable': 'Zerbitzua ez dago une honetan eskuragarri. Saiatu berriro segundo batzuk barru.',
  'problem.storage-full':
    'Une honetan ez dago lekurik datu gehiago gordetzeko: ez da ezer gorde. Saiatu berriro geroago.',
} as const;
