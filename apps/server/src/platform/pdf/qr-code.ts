// The QR codes of records, posters and receipts. What draws them is loaded with the first one.

/** @returns an SVG without margin; of its squares 15 % may be unreadable (level M) */
export async function qrCode(text: string): Promise<Buffer> {
  const { default: library } = await import('qrcode');
  return Buffer.from(await library.toString(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }));
}
