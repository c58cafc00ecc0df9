// Makes openapi.json from the contract, so that the description cannot differ from what is served.
// rules: X5.07, X38.17
import {
  auditText,
  documentedProblems,
  type Endpoint,
  oftenText,
  programRights,
} from '@constancia/contract/endpoint.ts';
import { PROBLEMS, type ProblemCode } from '@constancia/contract/problems.ts';
import { visitorPath } from '@constancia/domain/access/answerer.ts';
import { PROGRAM_RATES } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { Problem, problemBody } from '../http/problem.ts';
import { sampleOf } from './sample.ts';

type Json = Readonly<Record<string, unknown>>;

/** The day of the last change after which a program that kept to docs/api.md may fail. */
const API_VERSION = '2026-11-26';

const PROBLEM_SCHEMA: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    values: { type: 'object' },
    issues: { type: 'array', items: { type: 'object' } },
    logId: { type: 'string' },
  },
};

function entriesOf({ out }: z.core.$ZodPipeDef): z.ZodType | null {
  return out instanceof z.ZodArray ? (out.element as z.ZodType) : null;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // Form definitions are checked by the domain, not by a schema.
      if (def.type === 'custom' && jsonSchema.type === undefined)
        Object.assign(jsonSchema, { type: 'object', additionalProperties: true });
      // A list counts its entries before it reads them (`listOf`): what they are stands in its second half.
      const entries = def.type === 'pipe' ? entriesOf(def) : null;
      if (entries) jsonSchema.items = schemaOf(entries, io);
    },
  }) as Json & { $schema?: string };
  return json;
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): readonly Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function accessText({ access }: Endpoint): string {
  if (access.kind === 'public') return 'Access: everybody.';
  if (access.kind === 'signed-in') return 'Access: signed in.';
  if (access.kind === 'portal-citizen') return 'Access: come from the citizen portal.';
  if (access.kind === 'answerer') return 'Access: create on respuesta.';
  return `Access: ${access.action} on ${access.subject}.`;
}

const headers = (...names: readonly (keyof typeof HEADERS)[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Headers of replies to programs: how many calls are left. */
const LEFT = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

const HEADERS = {
  'RateLimit-Limit': {
    description: `Requests of a program in ${PROGRAM_RATES.program.seconds} seconds. Only in replies to programs.`,
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': {
    description: 'How many of them are left. Only in replies to programs.',
    schema: { type: 'integer' },
  },
  'RateLimit-Reset': {
    description: 'In how many seconds they begin again. Only in replies to programs.',
    schema: { type: 'integer' },
  },
  'Retry-After': { description: 'In how many seconds to try again.', schema: { type: 'integer' } },
  'WWW-Authenticate': {
    description:
      'Bearer, when the token of a program was refused; Basic from a feed, which takes it as a password.',
    schema: { type: 'string' },
  },
} as const;

const HEADERS_OF: Readonly<Record<number, Json>> = {
  401: headers('WWW-Authenticate'),
  429: headers('Retry-After', ...LEFT),
  503: headers('Retry-After'),
  507: headers('Retry-After'),
};

function failure(status: number, codes: readonly ProblemCode[]): Json {
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return {
    description: codes.join(', '),
    ...(HEADERS_OF[status] && { headers: HEADERS_OF[status] }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, examples } },
  };
}

/** With an example where programs may call: people have the screens. */
function jsonContent(schema: Json, forPrograms: boolean): Json {
  return { 'application/json': { schema, ...(forPrograms && { example: sampleOf(schema) }) } };
}

function responses(endpoint: Endpoint): Json {
  const forPrograms = isForPrograms(endpoint);
  const content = endpoint.file
    ? { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } }
    : jsonContent(endpoint.reply ? schemaOf(endpoint.reply, 'output') : {}, forPrograms);
  const problems = documentedProblems(endpoint);
  const statuses = [...new Set(problems.map((code) => PROBLEMS[code]))].sort((a, b) => a - b);
  const failures = statuses.map((status) => [
    String(status),
    failure(
      status,
      problems.filter((code) => PROBLEMS[code] === status),
    ),
  ]);
  const done = { description: 'Done', ...(forPrograms && { headers: headers(...LEFT) }), content };
  return { '200': done, ...Object.fromEntries(failures) };
}

const isForPrograms = (endpoint: Endpoint): boolean => programRights(endpoint).length > 0;

function securityOf(endpoint: Endpoint): Json {
  const { access } = endpoint;
  const programs = isForPrograms(endpoint) ? [{ program: [] }] : [];
  if (access.kind === 'public') return programs.length === 0 ? {} : { security: [{}, ...programs] };
  const people = access.kind === 'portal-citizen' ? 'citizen' : 'session';
  return { security: [{ [people]: [] }, ...programs] };
}

/** In words, and as a list that programs read: the rights of which one is needed, besides `Access`. */
function programsText(endpoint: Endpoint): string {
  const rights = programRights(endpoint).map((right) => right.replace(' ', ' on '));
  return rights.length === 0 ? 'Programs: no.' : `Programs: ${rights.join(' or ')}.`;
}

function operation(feature: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.summary,
    description: `${accessText(endpoint)} ${programsText(endpoint)} Calls: ${oftenText(endpoint)}. Audit log: ${auditText(endpoint)}.`,
    'x-programs': programRights(endpoint),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: jsonContent(schemaOf(endpoint.body, 'input'), isForPrograms(endpoint)),
      },
    }),
    ...securityOf(endpoint),
    responses: responses(endpoint),
  };
}

/** An endpoint for answering is served twice: for staff as declared, for visitors under `/api/public`. */
function servedAs(
  name: string,
  endpoint: Endpoint,
): readonly { readonly name: string; readonly endpoint: Endpoint }[] {
  if (endpoint.access.kind !== 'answerer') return [{ name, endpoint }];
  const forVisitors = {
    ...endpoint,
    path: visitorPath(endpoint.path),
    access: { kind: 'public' },
    programs: false,
  } as const;
  return [
    { name, endpoint },
    { name: `${name}AsVisitor`, endpoint: forVisitors },
  ];
}

/** What a failed call gets, by the code of the problem. */
function problemExamples(): Json {
  const codes = Object.keys(PROBLEMS) as ProblemCode[];
  return Object.fromEntries(codes.map((code) => [code, { value: problemBody(new Problem(code)) }]));
}

/** OpenAPI 3.1 description of every endpoint. */
export function describeApi(contract: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      for (const served of servedAs(name, endpoint)) {
        const path = served.endpoint.path.replace(/:(\w+)/g, '{$1}');
        const described = operation(feature, served.name, served.endpoint);
        paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: described };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Constancia', version: API_VERSION, description: 'Municipal forms and inspections.' },
    paths,
    components: {
      schemas: { Problem: PROBLEM_SCHEMA },
      examples: problemExamples(),
      headers: HEADERS,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        citizen: { type: 'apiKey', in: 'cookie', name: 'citizen' },
        program: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a program, which begins with cst_. See docs/api.md.',
        },
      },
    },
  };
}
