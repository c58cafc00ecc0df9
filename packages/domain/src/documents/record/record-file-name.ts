// Under which name a record is saved on a device: acta-VM4378.pdf. rules: X18.13

const PREFIX = { record: 'acta', voucher: 'comprobante' } as const;

/** The code has what a name of a file takes; anything else in an imported one is left out. */
export function fileNameOf(code: string, kind: keyof typeof PREFIX): string {
  const plain = code.replace(/[^0-9A-Za-zÀ-ɏ-]/g, '');
  return `${[PREFIX[kind], ...(plain === '' ? [] : [plain])].join('-')}.pdf`;
}
