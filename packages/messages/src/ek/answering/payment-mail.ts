// Basque words of the mails to a buyer, which the server writes.
export const paymentMail = {
  'payment-mail.paid-title': 'Zure ordainketa onartu da',
  'payment-mail.paid-text':
    'Ordainagiria erantsi dugu, PDF formatuan. Gorde ezazu: baliteke sartzeko behar izatea.',
  'payment-mail.late-title': 'Zure ordainketa kobratu dugu, baina ez da plazarik geratzen',
  'payment-mail.late-text':
    'Bankuak zure ordainketa onartu duenean, plazak salduta zeuden jada. Udalak zenbatekoa itzuliko dizu edo beste plaza bat eskainiko dizu. Ez ordaindu berriro.',
  'payment-mail.late-contact':
    'Zalantzarik baduzu, jarri harremanetan udalarekin ({municipality}) eta adierazi eskaera-zenbakia.',
  'payment-mail.code': 'Erantzunaren kodea',
  'payment-mail.footer':
    'Mezu hau jaso duzu erostean zure helbidea adierazi zenuelako. Ez erantzun helbide honetara: inork ez du irakurtzen hara iristen dena.',
} as const;
