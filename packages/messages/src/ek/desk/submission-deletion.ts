// Basque texts for deleting a submission.
export const submissionDeletion = {
  'deletion.delete': 'Ezabatu',
  'deletion.title': '{code} erantzuna ezabatu?',
  'deletion.text':
    'Erantzuna ezabatuko da, fitxategi, sinadura eta zuzenketa guztiekin. Egilea: {author}. Data: {moment}. Ezin da desegin.',
  'deletion.changed': 'Erantzuna aldatu egin da bitartean. Egiaztatu oraindik ezabatu nahi duzun.',
  'deletion.confirm': 'Ezabatu erantzuna',
  'deletion.cancel': 'Utzi',
  'deletion.done': 'Erantzuna ondo ezabatu da',
  'deletion.done-in-list': 'Erantzuna ondo ezabatu da',
  'deletion.failed': 'Errore bat gertatu da; saiatu berriro, mesedez',
} as const;
