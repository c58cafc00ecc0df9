// What other features and the frame of the product may use of payments.
export { PaymentCards } from './payment-cards.tsx';
