// Answers that differ from each other, as people's do: copies of one would compress better than real ones, and keep
// every cache warm. The same seed gives the same answers.
import type { FormDefinition, Question } from '@constancia/domain/forms/definition/form.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import type { Answer, AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { type Random, randomFrom } from '../apps/server/src/roles/seed/fill-form.ts';
import { nextId } from './client.ts';

const WORDS =
  'vereda calle esquina árbol raíz bache luminaria poste cordón desagüe rejilla vecino reclamo obra señal cartel basura contenedor plaza banco juego cerco alambre pared revoque humedad filtración techo chapa caño agua cloaca gas tablero cable cruce semáforo rampa baldosa rota floja nueva vieja limpia sucia tapada abierta firme'.split(
    ' ',
  );

const two = (value: number) => String(value).padStart(2, '0');

function sentence(random: Random): string {
  const words = Array.from({ length: 4 + random(12) }, () => WORDS[random(WORDS.length)]);
  return `Se observa ${words.join(' ')}.`;
}

const VALUES: Readonly<Record<QuestionKind, (question: Question, random: Random) => Answer>> = {
  text: (_, random) => ({ value: sentence(random) }),
  integer: (_, random) => ({ value: String(random(10_000)) }),
  decimal: (_, random) => ({ value: `${random(1_000)},${random(100)}` }),
  date: (_, random) => ({ value: `${two(1 + random(28))}/${two(1 + random(12))}/${2020 + random(7)}` }),
  time: (_, random) => ({ value: `${two(random(24))}:${two(random(60))}` }),
  link: (_, random) => ({ value: `https://www.ejemplo.org/acta/${random(1_000_000)}` }),
  'single-choice': ({ options }, random) => ({ value: options[random(options.length)]?.id ?? '' }),
  'multiple-choice': ({ options }, random) => {
    const first = random(options.length);
    return { value: options.slice(first, first + 1 + random(2)).map(({ id }) => id) };
  },
  'yes-no': (_, random) => ({ value: random(2) === 0 ? 'yes' : 'no' }),
};

/** Every required question is answered, and nine of ten of the others. */
export function variedAnswers({ sections }: FormDefinition, random: Random): AnswerSet {
  const questions = sections.flatMap((section) => section.questions);
  const answered = questions.filter(({ required }) => required || random(10) > 0);
  return {
    ticked: {},
    main: Object.fromEntries(
      answered.map((question) => [question.id, VALUES[question.kind](question, random)]),
    ),
    rows: {},
  };
}

const BODIES = 1_000;
const ID_LENGTH = 20;

/** Makes requests that submit the form with a new id and one of a thousand sets of answers. */
export function submissionRequests(
  definition: FormDefinition,
  formIds: readonly string[],
): () => readonly (Buffer | string)[] {
  const random = randomFrom(definition.sections.length);
  const bodies = Array.from({ length: BODIES }, () =>
    Buffer.from(`","version":1,"answers":${JSON.stringify(variedAnswers(definition, random))}}`),
  );
  const before = '{"id":"';
  let made = 0;
  return () => {
    const rest = bodies[made % BODIES] ?? Buffer.alloc(0);
    const formId = formIds[made % formIds.length] ?? '';
    made += 1;
    const length = before.length + ID_LENGTH + rest.length;
    return [
      `POST /api/public/forms/${formId}/submissions HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${before}${nextId('s')}`,
      rest,
    ];
  };
}
