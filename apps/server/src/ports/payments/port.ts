// The payment gateway as the product needs it. A person is sent to its page with a signed form; afterwards it
// notifies us, from server to server, of the result of the order. What a returning browser says does not
// count.

export interface OrderToPay {
  /** 4 to 12 characters, the first four digits. */
  readonly orderNumber: string;
  /** Cents of a euro. */
  readonly amount: number;
  /** What is bought, shown on the gateway's page. */
  readonly description: string;
  readonly language: string;
  /** URL for the gateway's notices, and the URLs to which it sends the person back. */
  readonly notifyUrl: string;
  readonly paidUrl: string;
  readonly deniedUrl: string;
}

/** A form that the browser posts to the gateway. */
export interface GatewayForm {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

export interface GatewayNotice {
  readonly orderNumber: string;
  readonly event: 'authorised' | 'denied';
  /** Cents. */
  readonly amount: number;
  /** True when the notice is about euros, our shop, our terminal and a payment. */
  readonly isOurs: boolean;
  /** The gateway's own code. */
  readonly response: string;
  readonly authorisation: string;
  /** SHA-256; a repeated notice has the same one. */
  readonly digest: Buffer;
}

export interface RefusedNotice {
  readonly reason: 'unreadable' | 'signature';
}

export interface PaymentGateway {
  /** Scheme and host of the page that browsers are sent to. */
  readonly origin: string;
  /** A test gateway: no money is moved. */
  readonly isTrial: boolean;
  readonly formFor: (order: OrderToPay) => GatewayForm;
  /** `body`: as it arrived; not trusted until its signature is checked. */
  readonly readNotice: (body: Buffer) => GatewayNotice | RefusedNotice;
}

export interface PaymentSettings {
  /** URL to which the browser posts the form. */
  readonly url: string;
  readonly merchantCode: string;
  readonly terminal: string;
  readonly secret: string;
  readonly isTrial: boolean;
}
