// Basque texts of the settings of a municipality.
export const municipalitySettings = {
  'municipality-settings.open': 'Ezarpenak: {name}',
  'municipality-settings.title': 'Udalaren ezarpenak',
  'municipality-settings.failed': 'Ezin izan dira udalaren ezarpenak eskuratu.',
  'municipality-settings.save': 'Gorde ezarpenak',
  'municipality-settings.saved': 'Ezarpenak gordeta.',
  'municipality-settings.save-failed': 'Ezin izan dira ezarpenak gorde.',
  'municipality-settings.refused': 'Berrikusi markatutako eremuak.',
  'municipality-settings.leave': 'Gorde gabe irten?',
  'municipality-settings.leave-text': 'Aldatu dituzun ezarpenak ez dira gorde.',
  'municipality-settings.leave-yes': 'Irten gorde gabe',
  'municipality-settings.leave-no': 'Jarraitu editatzen',
  'municipality-settings.region': 'Ordua eta kokapena',
  'municipality-settings.time-zone': 'Ordu-eremua',
  'municipality-settings.time-zone-none': 'Aukeratu ordu-eremu bat',
  'municipality-settings.time-zone-help':
    'Zerrendetan, epeetan, aktetan eta estatistiketan zer egun den erabakitzen du. Aldatzean, estatistikak berriro zenbatzen dira.',
  'municipality-settings.centre': 'Maparen erdigunea (latitudea eta longitudea)',
  'municipality-settings.centre-help':
    'Udalaren mapak irekitzen diren lekua. Hutsik: produktuarena. Mapa uki dezakezu, nahi baduzu.',
  'municipality-settings.centre-invalid': 'Idatzi bi zenbaki, adibidez -32.4075, -63.2402.',
  'municipality-settings.map': 'Udalaren erdigunea mapan',
  'municipality-settings.appearance': 'Itxura',
  'municipality-settings.button-color': 'Botoien kolorea erantzutean',
  'municipality-settings.button-color-help': '#rrggbb moduan idazten da. Hutsik: produktuaren kolorea.',
  'municipality-settings.pick-color': 'Aukeratu paleta batean: {label}',
  'municipality-settings.sample': 'Bidali',
  'municipality-settings.contrast': 'Testuaren kontrastea: {contrast} : 1.',
  'municipality-settings.contrast-low':
    'Testuaren kontrastea: {contrast} : 1. Botoia ia ez da bereizten atzealde zuritik ({white} : 1); 3 : 1 edo gehiago gomendatzen da.',
  'municipality-settings.color-by-form': 'Beste kolore bat formulario baterako',
  'municipality-settings.color-by-form-none': 'Aukeratu formulario bat',
  'municipality-settings.color-of': 'Kolorea: {form}',
  'municipality-settings.color-remove': 'Kendu kolorea: {form}',
  'municipality-settings.remove': 'Kendu',
  'municipality-settings.deleted-form': 'ezabatutako formulario bat',
  'municipality-settings.logo': 'Udalerriaren logotipoa',
  'municipality-settings.logo-help':
    'Produktuaren marka ordezten du herritarren orrietan, eta akten goiburuan agertzen da. PNG edo JPEG, 5 MB gehienez.',
  'municipality-settings.logo-of': '{form} formularioaren logotipoa',
  'municipality-settings.logo-by-form': 'Formulario baten beste logotipo bat',
  'municipality-settings.logo-remove': 'Kendu: {name}',
  'municipality-settings.hides-brand': 'Ezkutatu produktuaren marka orri publikoetan',
  'municipality-settings.marks-duplicated': 'Markatu bikoiztutako formularioak zerrendan',
  'municipality-settings.answers': 'Erantzunak eta aktak',
  'municipality-settings.hides-signature': 'Ez erakutsi sinadura elektronikoa erantzunetan eta aktetan',
  'municipality-settings.certificates': 'Akta ziurtagiri gisa duten formularioak',
  'municipality-settings.certificates-help': 'Gainerakoek akta arrunta dute.',
  'municipality-settings.no-forms': 'Udalak ez du formulariorik.',
  'municipality-settings.offers-video': 'Galderek bideo bat eska dezakete',
  'municipality-settings.offers-video-to': 'Erabiltzaile hauek ere eska dezakete',
  'municipality-settings.offers-video-to-help':
    'Intzidentzia-sistemako erabiltzaile-izenak, lerro bakoitzean bat.',
  'municipality-settings.looks-up': 'Bilatu mapan aukeratzen den puntuaren helbidea',
  'municipality-settings.statistics-limit': 'Estatistiken karga batek prozesatzen dituen erantzunak',
  'municipality-settings.statistics-limit-help':
    '1 gutxienez eta {max} gehienez. Karga bakoitzean erantzun gehiago, orduan eta motelago.',
  'municipality-settings.mail': 'Bidaltzen diren mezuak',
  'municipality-settings.mail-name': 'Bidaltzailearen izena',
  'municipality-settings.mail-name-help':
    'Instalazioaren helbidearen aurrean ikusten da. Hutsik: instalazioaren izena.',
  'municipality-settings.mail-reply': 'Erantzunetarako helbidea',
  'municipality-settings.mail-reply-help':
    'Mezu bati ematen zaion erantzuna hara iristen da. Hutsik: instalazioaren helbidera.',
  'municipality-settings.test-mail': 'Bidali niri probako mezu bat',
  'municipality-settings.test-mail-help': 'Zure kontuko helbidera doa, gordeta dagoenarekin.',
  'municipality-settings.test-mail-accepted':
    'Posta-zerbitzariak mezua onartu du: {address}. Iristen ez bada, begiratu posta baztergarrian.',
  'municipality-settings.test-mail-no-answer':
    'Posta-zerbitzariak ez du erantzuten, edo erantzuten duena ez da posta-zerbitzari bat. Berrikusi SMTP_URL.',
  'municipality-settings.test-mail-refused-now':
    'Posta-zerbitzariak ez du orain gure mezurik onartzen: erabiltzailea, gakoa, bidaltzailea edo zifratzea ez zaio egokia. Berrikusi SMTP_URL eta MAIL_FROM.',
  'municipality-settings.test-mail-refused': 'Posta-zerbitzariak mezua baztertu du: {address}.',
  'municipality-settings.test-mail-not-configured':
    'Instalazio honek ez du posta-zerbitzaririk: mezuak karpeta batean zain daude.',
  'municipality-settings.test-mail-no-address': 'Zure kontuak ez du helbide elektronikorik.',
  'municipality-settings.test-mail-failed': 'Ezin izan da proba egin.',
  'municipality-settings.outside': 'Beste gune eta sistema batzuk',
  'municipality-settings.frame-origins': 'Gure orriak erakuts ditzaketen guneak',
  'municipality-settings.frame-origins-help':
    'Lerro bakoitzean bat, adibidez https://intranet.ejemplo.org. Hutsik: bat ere ez.',
  'municipality-settings.citizen-register': 'Herritarren erregistroa',
  'municipality-settings.incident-system': 'Intzidentziak, aktiboak eta erabiltzaileak',
  'municipality-settings.booking-system': 'Agendak eta hitzorduak',
  'municipality-settings.built-in': 'Berezkoa',
  'municipality-settings.platform': 'Udal-plataformakoa',
  'municipality-settings.platform-url': 'Udal-plataformaren helbidea',
  'municipality-settings.platform-url-help':
    'Harenak dira goian aukeratzen diren intzidentziak, aktiboak, erabiltzaileak eta agendak. Hutsik: instalazio honena.',
  'municipality-settings.booking-url': 'Hitzorduen inprimakiaren helbidea',
  'municipality-settings.booking-url-help':
    'Erantzun ondoren hitzordua hartzen duena hara doa. Hutsik: instalazio honena.',
  'municipality-settings.ask-platform': 'Galdetu plataformari',
  'municipality-settings.ask-platform-help':
    'Gordeta dagoen plataformari bere arloak eskatzen dizkio. Ez du han ezer aldatzen.',
  'municipality-settings.ask-platform-answered': 'Plataformak {milliseconds} ms-tan erantzun du.',
  'municipality-settings.ask-platform-no-answer':
    'Plataformak ez du erantzun ({milliseconds} ms igaro ondoren).',
  'municipality-settings.ask-platform-refused': 'Plataformak galdera baztertu du ({milliseconds} ms-tan).',
  'municipality-settings.ask-platform-bad-answer':
    '{milliseconds} ms-tan erantzun duenak ez du udal-plataforma batek bezala erantzuten.',
  'municipality-settings.ask-platform-not-public':
    'Ez zaio galdetu: helbide hori ez da publikoa. Zerbitzaria instalatu duenak OUTSIDE_HOSTS bidez onar dezake.',
  'municipality-settings.ask-platform-not-configured': 'Ez dago galdetzeko plataformarik.',
  'municipality-settings.ask-platform-failed': 'Ezin izan da proba egin.',
  'municipality-settings.maps': 'Mapak eta helbideak',
  'municipality-settings.geocoder-url': 'Helbideak bilatzen dituen zerbitzua',
  'municipality-settings.geocoder-url-help':
    'Nominatim bezalako zerbitzu baten https helbidea; erantzutean idazten edo markatzen dena aurkitzen du. Hutsik: instalazio honena edo, ez badu, aktiboen helbideak.',
  'municipality-settings.ask-geocoder': 'Probatu bilatzailea',
  'municipality-settings.ask-geocoder-help':
    'Udalaren izena bilatzen du haren maparen erdigunetik hurbil, gordeta dagoen zerbitzuan.',
  'municipality-settings.ask-geocoder-answered':
    'Bilatzaileak {milliseconds} ms-tan erantzun du. Aurkitutako helbideak: {count}.',
  'municipality-settings.ask-geocoder-no-answer':
    'Bilatzaileak ez du erantzun ({milliseconds} ms igaro ondoren).',
  'municipality-settings.ask-geocoder-refused': 'Bilatzaileak galdera baztertu du ({milliseconds} ms-tan).',
  'municipality-settings.ask-geocoder-bad-answer':
    '{milliseconds} ms-tan erantzun duenak ez du helbide-bilatzaile batek bezala erantzuten.',
  'municipality-settings.ask-geocoder-busy':
    'Ez zaio galdetu: bilaketa asko daude zain. Saiatu berriro segundo batzuk barru.',
  'municipality-settings.ask-geocoder-not-public':
    'Ez zaio galdetu: helbide hori ez da publikoa. Zerbitzaria instalatu duenak OUTSIDE_HOSTS bidez onar dezake.',
  'municipality-settings.ask-geocoder-not-configured': 'Ez dago galdetzeko bilatzailerik.',
  'municipality-settings.street-tiles': 'Kaleen maparen irudiak',
  'municipality-settings.satellite-tiles': 'Satelite-maparen irudiak',
  'municipality-settings.tiles-help':
    '{z}, {x} eta {y} dituen https helbide bat, adibidez https://mapak.ejemplo.org/{z}/{x}/{y}.png. Hutsik: instalazio honenak.',
  'municipality-settings.street-credit': 'Kaleen irudien egiletza',
  'municipality-settings.satellite-credit': 'Satelite-irudien egiletza',
  'municipality-settings.credit-help':
    'Mapan irakurtzen da, irudiak egiten dituztenek eskatzen duten bezala.',
  'municipality-settings.try-map': 'Probatu irudiak',
  'municipality-settings.try-map-help': 'Maparen erdiguneko irudia eskatzen du, gordeta dagoenarekin.',
  'municipality-settings.layer-street': 'Kaleak',
  'municipality-settings.layer-satellite': 'Satelitea',
  'municipality-settings.tile-of': 'Maparen erdiguneko irudia: {layer}',
  'municipality-settings.tile-waiting': '{layer}: irudiaren zain…',
  'municipality-settings.tile-came': '{layer}: irudia iritsi da.',
  'municipality-settings.tile-missing': '{layer}: irudia ez da iritsi.',
  'municipality-settings.tile-none': '{layer}: ez dago irudirik. Mapak ingerada bat erakusten du.',
  'municipality-settings.tile-blocked':
    '{layer}: orri hau helbide hori gorde aurretik ireki zen. Kargatu berriro eta errepikatu proba.',
  'municipality-settings.tile-reload': 'Kargatu orria berriro',
  'municipality-settings.own-texts': 'Testu propioak',
  'municipality-settings.own-texts-help':
    '«Beste bat» hizkuntza aukeratzen duenari erakusten zaizkio, udalerri honen orrietan, aktetan eta mezuetan. Gainerako testuak gaztelaniaz geratzen dira.',
  'municipality-settings.own-texts-search': 'Bilatu testu bat',
  'municipality-settings.own-texts-search-help': 'Idatzi orain gaztelaniaz dioena.',
  'municipality-settings.own-texts-found': 'Aurkitutako testuak: {count}',
  'municipality-settings.own-texts-more':
    '{count} testutatik {shown} erakusten dira. Idatzi gehiago besteak aurkitzeko.',
  'municipality-settings.own-texts-add': 'Aldatu «{text}» testua',
  'municipality-settings.own-texts-none': 'Oraindik ez dago testu propiorik.',
  'municipality-settings.own-texts-count': '{max} testu propiotatik {count}',
  'municipality-settings.own-texts-of': '«{text}» testuaren testu propioa',
  'municipality-settings.own-texts-words': 'Udalerriaren hitzetan',
  'municipality-settings.own-texts-values': 'Gorde {names}: haren lekuan datu bat doa.',
  'municipality-settings.own-texts-preview': 'Horrela irakurtzen da: {text}',
  'municipality-settings.own-texts-given-back': 'Gordetzean, gaztelaniaz egongo da berriro.',
  'municipality-settings.own-texts-undo': 'Desegin aldaketa',
  'municipality-settings.own-texts-give-back': 'Itzuli gaztelaniara',
} as const;
