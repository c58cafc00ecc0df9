// The files of a workbook beside its sheets: what it is made of, its sheets by name, and how cells are formatted.

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Formats below are those that every spreadsheet program knows. */
const FIRST_FORMAT = 164;

/** `names` and `formats` are escaped for XML. */
type FileXml = (names: readonly string[], formats: readonly string[]) => string;

const each = (texts: readonly string[], xml: (text: string, number: number) => string) =>
  texts.map((text, position) => xml(text, position + 1)).join('');

const styles: FileXml = (_, formats) => {
  const plain = 'numFmtId="0" fontId="0" fillId="0" borderId="0"';
  const numbers = each(
    formats,
    (format, number) => `<numFmt numFmtId="${FIRST_FORMAT + number - 1}" formatCode="${format}"/>`,
  );
  const cells = each(
    formats,
    (_format, number) =>
      `<xf numFmtId="${FIRST_FORMAT + number - 1}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="true"/>`,
  );
  return `${DECLARATION}<styleSheet xmlns="${MAIN}">${
    formats.length > 0 ? `<numFmts count="${formats.length}">${numbers}</numFmts>` : ''
  }<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf ${plain}/></cellStyleXfs><cellXfs count="${formats.length + 1}"><xf ${plain} xfId="0"/>${cells}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
};

const relations: FileXml = (names) =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${each(
    names,
    (_, number) =>
      `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  )}<Relationship Id="rId${names.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;

const workbook: FileXml = (names) =>
  `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each(
    names,
    (name, number) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`,
  )}</sheets></workbook>`;

const contentTypes: FileXml = (names) =>
  `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>${each(
    names,
    (_, number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${CONTENT}.worksheet+xml"/>`,
  )}<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`;

export const WORKBOOK_FILES: Readonly<Record<string, FileXml>> = {
  'xl/styles.xml': styles,
  'xl/workbook.xml': workbook,
  'xl/_rels/workbook.xml.rels': relations,
  '_rels/.rels': () =>
    `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  '[Content_Types].xml': contentTypes,
};
