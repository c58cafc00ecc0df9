// What other features and the app may use of payments.
export { OpenPurchaseBlock } from './open-purchase/open-purchase-block.tsx';
export { PaymentCards } from './payment-cards.tsx';
