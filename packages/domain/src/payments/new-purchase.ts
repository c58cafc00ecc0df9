// A purchase as it begins: nothing chosen, nobody named. Apart from its checks, so that pages that sell nothing go
// without them. rules: A3.33

export interface Purchase {
  /** Name of a location; '' while none is chosen. */
  readonly location: string;
  readonly quantity: number;
  readonly fullName: string;
  readonly dni: string;
  readonly email: string;
  /** '' for none. */
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
