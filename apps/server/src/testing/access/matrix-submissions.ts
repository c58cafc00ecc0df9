// The submissions of the role matrix: of staff, visitors and citizens, on each form that has different
// rights; some are deleted or signed, or belong to a deleted form.
import { sql } from 'kysely';
import { drawnSignature } from '../files/pictures.ts';
import { upload } from '../files/uploads.ts';
import { answersOf } from '../forms.ts';
import { type PersonaName, usernameOf } from '../personas.ts';
import { ANA, ANA_AWAY, enterPortal } from '../portal.ts';
import { numberOf, PURCHASE } from '../selling/selling-form.ts';
import { testId } from '../territory.ts';
import type { Caller, TestReply, TestWorld } from '../with-app.ts';
import { type FormName, formId } from './matrix-forms.ts';

interface MatrixSubmission {
  readonly form: FormName;
  /** Who sends it. */
  readonly by: PersonaName | 'visitor' | 'ana' | 'anaAway';
  /** Its author from then on: somebody whose areas have changed since. */
  readonly author?: PersonaName;
}

export const SUBMISSIONS = {
  ofInspector: { form: 'own', by: 'inspector' },
  /** A submission with a file. */
  withFile: { form: 'own', by: 'inspector' },
  ofColleague: { form: 'own', by: 'colleague' },
  ofCensusTaker: { form: 'own', by: 'censusTaker' },
  inNextArea: { form: 'next', by: 'neighbour', author: 'censusTaker' },
  inOtherTown: { form: 'away', by: 'foreigner', author: 'inspector' },
  ofVisitorNext: { form: 'publicNext', by: 'visitor' },
  ofCensusTakerNext: { form: 'publicNext', by: 'censusTaker' },
  ofCitizenNext: { form: 'portalNext', by: 'ana' },
  ofVisitorAway: { form: 'publicAway', by: 'visitor' },
  ofCitizenAway: { form: 'portalAway', by: 'anaAway' },
  signed: { form: 'signed', by: 'inspector' },
  deleted: { form: 'own', by: 'inspector' },
  ofDeletedForm: { form: 'deleted', by: 'inspector' },
  ofDeletedPublicForm: { form: 'deletedPublic', by: 'visitor' },
  bought: { form: 'sellsToAllNext', by: 'visitor' },
  paid: { form: 'sellsToAllNext', by: 'visitor' },
} as const satisfies Readonly<Record<string, MatrixSubmission>>;
export type SubmissionName = keyof typeof SUBMISSIONS;

export const idOf = (name: SubmissionName) => testId(`answer${name}`);

export function done(reply: TestReply): TestReply {
  if (reply.status === 200) return reply;
  throw new Error(`not done: ${reply.status} ${JSON.stringify(reply.body)}`);
}

/** Keys of files in submissions. */
export interface MatrixFiles {
  /** In a submission of the inspector. */
  readonly document: string;
  /** The drawing in the signed submission. */
  readonly signature: string;
}

export interface MatrixSubmissions {
  readonly replies: Readonly<Record<SubmissionName, TestReply>>;
  readonly files: MatrixFiles;
}

async function drawing(world: TestWorld): Promise<{ readonly image: string; readonly imageId: string }> {
  const path = `/api/forms/${formId('signed')}/submissions/${idOf('signed')}/signatures/0`;
  return done(await world.as.inspector.post(path, await drawnSignature())).body;
}

const DOCUMENT = { questionId: 'name', kind: 'document', name: 'lista.csv' } as const;
const CONTENT = Buffer.from('nombre,cantidad\nAna,3\n');

async function givers(world: TestWorld): Promise<(by: MatrixSubmission['by']) => Caller> {
  const citizens = { ana: await enterPortal(world, ANA), anaAway: await enterPortal(world, ANA_AWAY) };
  return (by) => {
    if (by === 'visitor') return world.visitor;
    return by === 'ana' || by === 'anaAway' ? citizens[by] : world.as[by];
  };
}

export async function createMatrixSubmissions(world: TestWorld): Promise<MatrixSubmissions> {
  const callerOf = await givers(world);
  const named = { formId: formId('own'), submissionId: 'answerwithFile', content: CONTENT };
  const file = { ...DOCUMENT, ...named, id: 'fileofAnswer' };
  const { key } = done(await upload(world.as.inspector, file)).body;
  const signature = await drawing(world);
  const replies = {} as Record<SubmissionName, TestReply>;
  for (const [name, given] of Object.entries(SUBMISSIONS) as [SubmissionName, MatrixSubmission][]) {
    const isStaff = given.by in world.as;
    const answers = answersOf({ name: 'x' });
    const particulars = { citizen: null, location: null, asset: null };
    const signatures = [{ slot: 0, ...signature, signatory: 'Inspector Prueba' }];
    const body = {
      id: idOf(name),
      version: 1,
      answers: name === 'withFile' ? { ...answers, main: { name: { value: 'x', document: key } } } : answers,
      ...(name === 'signed' && { particulars: { ...particulars, signatures } }),
      ...((name === 'bought' || name === 'paid') && { purchase: { ...PURCHASE, dni: numberOf(name) } }),
    };
    const path = `${isStaff ? '/api' : '/api/public'}/forms/${formId(given.form)}/submissions`;
    replies[name] = done(await callerOf(given.by).post(path, body));
    if (given.author)
      await sql`update submissions set created_by = ${usernameOf(given.author)}
        where id = ${idOf(name)}`.execute(world.db);
  }
  done(await world.as.admin.delete(`/api/submissions/${idOf('deleted')}?version=1`));
  for (const name of ['deleted', 'deletedPublic'] as const)
    done(await world.as.admin.delete(`/api/forms/${formId(name)}?version=1`));
  return { replies, files: { document: key, signature: signature.image } };
}
