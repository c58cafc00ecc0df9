// An empty purchase: nothing is chosen and no buyer is named. It is separate from its checks, so that pages
// that sell nothing do not load them.
// rules: A3.33

export interface Purchase {
  /** Name of the location; '' while none is chosen. */
  readonly location: string;
  readonly quantity: number;
  readonly fullName: string;
  readonly dni: string;
  readonly email: string;
  /** '' when none is given. */
  readonly phone: string;
}

export const NO_PURCHASE: Purchase = {
  location: '',
  quantity: 1,
  fullName: '',
  dni: '',
  email: '',
  phone: '',
};
