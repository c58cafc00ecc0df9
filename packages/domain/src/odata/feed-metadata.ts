// What a feed says about itself: the tables of a form, and their columns as CSDL, the XML from which Excel and Power BI
// take names and types, and learn what they need not ask for.
// rules: X38.80, X38.81, X38.102
import { type FeedTable, SUBMISSIONS_TABLE, TEXT_TESTS } from './feed-model.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Neither these nor halves of characters may stand in XML. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const xml = (text: string) =>
  text.replaceAll(NOT_XML, '').replaceAll(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

/** Dots separate names in a type. */
const typeName = ({ name }: FeedTable) => name.replaceAll('.', '_');

function entityType(table: FeedTable): string {
  const properties = table.columns.map(({ name, type, title }) => {
    const nullable = name.startsWith('__') ? ' Nullable="false"' : '';
    const scale = type === 'Edm.Decimal' ? ' Scale="variable"' : '';
    const described =
      title === ''
        ? '/>'
        : `><Annotation Term="Org.OData.Core.V1.Description" String="${xml(title)}"/></Property>`;
    return `<Property Name="${name}" Type="${type}"${nullable}${scale}${described}`;
  });
  return `<EntityType Name="${typeName(table)}"><Key><PropertyRef Name="__id"/></Key>${properties.join('')}</EntityType>`;
}

const CAN = 'Org.OData.Capabilities.V1';
const flag = (name: string, value: boolean) => `<PropertyValue Property="${name}" Bool="${value}"/>`;
const named = (name: string, paths: readonly string[]) =>
  `<PropertyValue Property="${name}"><Collection>${paths.map((path) => `<PropertyPath>${path}</PropertyPath>`).join('')}</Collection></PropertyValue>`;
const restriction = (name: string, values: readonly string[]) =>
  `<Annotation Term="${CAN}.${name}"><Record>${values.join('')}</Record></Annotation>`;

const ORDERED = ['submissionDate', 'updatedAt'];

/** What a table cannot be asked for, so that programs do it themselves. */
function entitySet(table: FeedTable): string {
  const isMain = table.name === SUBMISSIONS_TABLE;
  const unfiltered = table.columns
    .filter(({ source, comparing }) => source.type !== 'own' && comparing === null)
    .map(({ name }) => name);
  const unsorted = table.columns.map(({ name }) => name).filter((name) => !ORDERED.includes(name));
  return `<EntitySet Name="${table.name}" EntityType="Constancia.${typeName(table)}">${[
    restriction('FilterRestrictions', [
      flag('Filterable', isMain),
      named('NonFilterableProperties', unfiltered),
    ]),
    restriction('SortRestrictions', [flag('Sortable', isMain), named('NonSortableProperties', unsorted)]),
    restriction('ExpandRestrictions', [flag('Expandable', false)]),
    restriction('SearchRestrictions', [flag('Searchable', false)]),
    restriction('CountRestrictions', [flag('Countable', true)]),
  ].join('')}</EntitySet>`;
}

export function feedMetadata(tables: readonly FeedTable[]): string {
  const container = `<EntityContainer Name="Form">${tables.map(entitySet).join('')}<Annotation Term="${CAN}.ConformanceLevel" EnumMember="${CAN}.ConformanceLevelType/Minimal"/><Annotation Term="${CAN}.BatchSupported" Bool="false"/><Annotation Term="${CAN}.FilterFunctions"><Collection>${TEXT_TESTS.map((test) => `<String>${test}</String>`).join('')}</Collection></Annotation></EntityContainer>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices><Schema Namespace="Constancia" xmlns="http://docs.oasis-open.org/odata/ns/edm">${tables.map(entityType).join('')}${container}</Schema></edmx:DataServices></edmx:Edmx>
`;
}

export interface ServiceDocument {
  readonly '@odata.context': string;
  readonly value: readonly { readonly name: string; readonly kind: 'EntitySet'; readonly url: string }[];
}

/** `root`: URL of the feed of the form, without a slash at its end. */
export function serviceDocument(root: string, tables: readonly FeedTable[]): ServiceDocument {
  return {
    '@odata.context': `${root}/$metadata`,
    // Whole, because the root that was asked for may end with a slash or not.
    value: tables.map(({ name }) => ({ name, kind: 'EntitySet', url: `${root}/${name}` })),
  };
}
