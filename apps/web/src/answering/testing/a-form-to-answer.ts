// A form as the server sends it to the person who answers it, for tests and the gallery; every field can be replaced.
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';

export function aFormToAnswer(definition: FormDefinition, over: Partial<FormToAnswer> = {}): FormToAnswer {
  return {
    id: 'bESyhZbQHSF7GLBl45Va',
    version: 3,
    definition,
    headerImageUrl: null,
    municipality: {
      id: 'm',
      name: 'Villa María',
      timeZone: 'America/Argentina/Cordoba',
      latitude: -32.4075,
      longitude: -63.2402,
      brand: 'product',
      buttonColors: null,
      frameOrigins: [],
    },
    map: null,
    offersVideo: false,
    limitReached: false,
    ...over,
  };
}
