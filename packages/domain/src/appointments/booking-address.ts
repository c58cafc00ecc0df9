// Where somebody who has answered books their appointment: the form of the booking system, with what opens it.
// rules: R7.38-R7.40, R7.44, R7.53, W16

export interface BookingKeys {
  /** Of the answer, as the booking system knows it (R7.38). */
  readonly code: string;
  /** Of the citizen (R7.39). */
  readonly token: string;
  /** `tenantUniqueName` (R7.40). */
  readonly tenant: string;
}

/** `form`: the booking form's own address, of the configuration. Null when something that opens it is missing (R7.53). */
export function bookingAddress(form: string, { code, token, tenant }: BookingKeys): string | null {
  if (code === '' || token === '' || tenant === '') return null;
  const fields = [
    ['code', code],
    ['tenant', tenant],
    ['formData', token],
  ] as const;
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${form}${form.includes('?') ? '&' : '?'}${query}`;
}
