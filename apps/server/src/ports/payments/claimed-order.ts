// The order that a notice names, read before anything proves that the notice is true: the order decides whose shop has
// to have signed it.
// rules: X21.08, X34.41

/** Null when it names none. */
export function claimedOrder(body: Buffer): string | null {
  const parameters = new URLSearchParams(body.toString('utf8')).get('Ds_MerchantParameters') ?? '';
  try {
    const read: unknown = JSON.parse(Buffer.from(parameters, 'base64').toString('utf8'));
    const order = (read as Readonly<Record<string, unknown>> | null)?.['Ds_Order'];
    return typeof order === 'string' && /^[0-9A-Za-z]{4,12}$/.test(order) ? order : null;
  } catch {
    return null;
  }
}
