// Builds the URL of a page from its name, for links in the browser and for addresses in mails, records and incidents.
// What a page needs is known from its pattern, so a missing or misspelt parameter does not compile.
// rules: X30.12
import { PATHS, type PathName } from './paths.ts';

type Pattern<Name extends PathName> = (typeof PATHS)[Name];
type NamesIn<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? NamesIn<First> | NamesIn<Rest>
  : Path extends `:${infer Named}`
    ? Named
    : never;
type Optional<Named extends string> = Named extends `${infer Name}?` ? Name : never;
type Required<Named extends string> = Named extends `${string}?` ? never : Named;

type ParamsOf<Name extends PathName> = {
  readonly [Key in Required<NamesIn<Pattern<Name>>>]: string | number;
} & { readonly [Key in Optional<NamesIn<Pattern<Name>>>]?: string | number | boolean };

type Given<Name extends PathName> =
  Required<NamesIn<Pattern<Name>>> extends never ? [params?: ParamsOf<Name>] : [params: ParamsOf<Name>];

/** From the root, e.g. `/ver/abc`; parameters are escaped, optional ones that are absent end the path. */
export function pathOf<Name extends PathName>(name: Name, ...[params]: Given<Name>): string {
  const values: Readonly<Record<string, string | number | boolean | undefined>> = params ?? {};
  const segments: string[] = [];
  for (const segment of PATHS[name].split('/').slice(1)) {
    if (!segment.startsWith(':')) {
      segments.push(segment);
      continue;
    }
    const value = values[segment.replace(/^:|\?$/g, '')];
    if (value === undefined) break;
    segments.push(encodeURIComponent(String(value)));
  }
  return `/${segments.join('/')}`;
}
