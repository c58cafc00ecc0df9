// What other features and the app may use of payments.
export { PaymentCards } from './payment-cards.tsx';
