// The file name of a record on a device: acta-VM4378.pdf.
// rules: X18.13

const PREFIX = { record: 'acta', voucher: 'comprobante' } as const;

/** Our codes contain only letters, digits and hyphens; other characters of an imported code are dropped. */
export function fileNameOf(code: string, kind: keyof typeof PREFIX): string {
  const plain = code.replace(/[^0-9A-Za-zÀ-ɏ-]/g, '');
  return `${[PREFIX[kind], ...(plain === '' ? [] : [plain])].join('-')}.pdf`;
}
