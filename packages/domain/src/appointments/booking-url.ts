// The URL at which a person books the appointment after answering: the booking system's form with the keys
// that open it.
// rules: R7.38-R7.40, R7.44, W16

export interface BookingKeys {
  /** The submission's code in the booking system (R7.38). */
  readonly code: string;
  /** The citizen's token (R7.39). */
  readonly token: string;
  /** `tenantUniqueName` in the booking system (R7.40). */
  readonly tenant: string;
}

/** `form`: URL of the booking form, from the settings. Null when one of the keys is missing (R7.53). */
export function bookingUrl(form: string, { code, token, tenant }: BookingKeys): string | null {
  if (code === '' || token === '' || tenant === '') return null;
  const fields = [
    ['code', code],
    ['tenant', tenant],
    ['formData', token],
  ] as const;
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${form}${form.includes('?') ? '&' : '?'}${query}`;
}
