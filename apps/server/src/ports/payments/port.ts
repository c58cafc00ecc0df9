// The payment gateway as the product needs it: a person is sent to its page with a signed form, and it says afterwards,
// from server to server, what became of the order. What a returning browser says counts for nothing.

export interface OrderToPay {
  /** 4 to 12 characters, the first four digits. */
  readonly orderNumber: string;
  /** Cents of a euro. */
  readonly amount: number;
  /** What is bought, for the page of the gateway. */
  readonly description: string;
  readonly language: string;
  /** Where the gateway says what became of it, and where it leads the person back to. */
  readonly notifyAddress: string;
  readonly paidAddress: string;
  readonly deniedAddress: string;
}

/** A form that the browser sends to the gateway. */
export interface GatewayForm {
  readonly address: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

export interface GatewayNotice {
  readonly orderNumber: string;
  readonly event: 'authorised' | 'denied';
  /** Cents. */
  readonly amount: number;
  /** True when it speaks of euros, our shop, our terminal and a payment. */
  readonly isOurs: boolean;
  /** As the gateway coded it. */
  readonly response: string;
  readonly authorisation: string;
  /** SHA-256: the same notice again has the same. */
  readonly digest: Buffer;
}

export interface RefusedNotice {
  /** The order it claims to speak of; null where it names none. */
  readonly claimedOrder: string | null;
  readonly reason: 'unreadable' | 'signature';
}

export interface PaymentGateway {
  /** Scheme and host that browsers are sent to. */
  readonly origin: string;
  /** A gateway to try things with: no money moves. */
  readonly isTrial: boolean;
  readonly formFor: (order: OrderToPay) => GatewayForm;
  /** `body`: as it arrived, never trusted before its signature is right. */
  readonly readNotice: (body: Buffer) => GatewayNotice | RefusedNotice;
}

export interface PaymentSettings {
  /** Where the browser sends the form. */
  readonly url: string;
  readonly merchantCode: string;
  readonly terminal: string;
  readonly secret: string;
  readonly isTrial: boolean;
}
