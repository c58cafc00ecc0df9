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

/** As it is asked for: with what the buyer saw. */
export interface AskedPurchase extends Purchase {
  /** Cents of one seat, as the page showed it. Without it nothing is compared. */
  readonly unitPrice?: number | undefined;
}

export const NO_PURCHASE: Purchase = {
  location: '',
  quantity: 1,
  fullName: '',
  dni: '',
  email: '',
  phone: '',
};
