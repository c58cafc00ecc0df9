// Makes openapi.json from the contract, so that the description cannot differ from what is served.
import { auditText, type Endpoint, oftenText, documentedProblems } from '@constancia/contract/endpoint.ts';
import { PROBLEMS } from '@constancia/contract/problems.ts';
import { visitorPath } from '@constancia/domain/access/answerer.ts';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

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

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Form definitions are checked by the domain, not by a schema.
      if (zodSchema._zod.def.type === 'custom') jsonSchema.type = 'object';
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

function responses(endpoint: Endpoint): Json {
  const content = endpoint.file
    ? { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: endpoint.reply ? schemaOf(endpoint.reply, 'output') : {} } };
  const problems = documentedProblems(endpoint);
  const statuses = [...new Set(problems.map((code) => PROBLEMS[code]))].sort((a, b) => a - b);
  const failures = statuses.map((status) => {
    const codes = problems.filter((code) => PROBLEMS[code] === status).join(', ');
    const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
    return [String(status), { description: codes, content: problem }];
  });
  return { '200': { description: 'Done', content }, ...Object.fromEntries(failures) };
}

function securityOf({ access }: Endpoint): Json {
  if (access.kind === 'public') return {};
  return { security: [{ [access.kind === 'portal-citizen' ? 'citizen' : 'session']: [] }] };
}

function operation(feature: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.summary,
    description: `${accessText(endpoint)} Calls: ${oftenText(endpoint)}. Audit log: ${auditText(endpoint)}.`,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
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
  const forVisitors = { ...endpoint, path: visitorPath(endpoint.path), access: { kind: 'public' } } as const;
  return [
    { name, endpoint },
    { name: `${name}AsVisitor`, endpoint: forVisitors },
  ];
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
    info: { title: 'Constancia', version: '1', description: 'Municipal forms and inspections.' },
    paths,
    components: {
      schemas: { Problem: PROBLEM_SCHEMA },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        citizen: { type: 'apiKey', in: 'cookie', name: 'citizen' },
      },
    },
  };
}
