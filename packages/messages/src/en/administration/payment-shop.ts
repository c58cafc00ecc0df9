// English texts about the payment shop of a municipality.
export const paymentShop = {
  'payment-shop.title': 'Payments of the municipality',
  'payment-shop.open': 'Payments',
  'payment-shop.failed': 'The payments of the municipality could not be obtained.',
  'payment-shop.shop': 'Own shop',
  'payment-shop.uses-installation':
    'The municipality has no shop of its own: it sells with that of the installation.',
  'payment-shop.sells-nothing':
    'The municipality has no shop of its own, nor does the installation have one: nothing can be sold.',
  'payment-shop.since': 'It sells with this shop since {date}. Entered by {name}.',
  'payment-shop.unusable':
    'This shop cannot be used: the stored key cannot be read, or its gateway is not in the installation any more. Until this is corrected the municipality sells nothing.',
  'payment-shop.trial': 'Test gateway: nothing is charged.',
  'payment-shop.elsewhere': 'Unpaid orders that are still at another shop: {count}.',
  'payment-shop.gateway': 'Gateway',
  'payment-shop.gateway-real': 'Redsys, real: money is charged',
  'payment-shop.gateway-test': 'Redsys, for tests: nothing is charged',
  'payment-shop.gateway-installation': 'The one of this installation',
  'payment-shop.merchant': 'Merchant code (FUC)',
  'payment-shop.merchant-help': 'Up to nine digits.',
  'payment-shop.terminal': 'Terminal',
  'payment-shop.terminal-help': 'From 1 to 999.',
  'payment-shop.secret': 'Secret key for signing',
  'payment-shop.secret-help': 'The one that the bank gave out, 32 characters. It is not shown again.',
  'payment-shop.secret-keep': 'Empty: the stored one stays, which is not shown.',
  'payment-shop.save': 'Save shop',
  'payment-shop.saved': 'Shop saved.',
  'payment-shop.save-failed': 'The shop could not be saved.',
  'payment-shop.leave-text': 'The shop that you wrote was not saved.',
  'payment-shop.remove': 'Remove the own shop',
  'payment-shop.remove-title': 'Remove the own shop?',
  'payment-shop.remove-text':
    'New orders go to the shop of the installation, if there is one. Those that are still to be paid stay at this one.',
  'payment-shop.remove-no': 'Keep it',
  'payment-shop.removed': 'Shop removed.',
  'payment-shop.no-keys': 'This installation cannot store keys: SECRET_KEYS is missing.',
  'payment-shop.try': 'Sign a payment of 0.01 at the test gateway',
  'payment-shop.try-help': 'Tries the shop that is stored. Nothing is charged.',
  'payment-shop.try-real':
    'A real shop is not tried, because the order would stay at the bank. Try the test gateway first.',
  'payment-shop.try-accepted': 'The gateway accepted the signature and showed its payment page.',
  'payment-shop.try-signature-refused':
    'The gateway does not accept the signature ({code}): the key is not that of this merchant and terminal.',
  'payment-shop.try-shop-unknown':
    'The gateway does not know this merchant or terminal, or it was closed ({code}).',
  'payment-shop.try-currency-refused': 'The terminal does not charge in euros ({code}).',
  'payment-shop.try-no-answer': 'The gateway did not answer.',
  'payment-shop.try-something-else': 'The gateway answered something else. Code: {code}.',
  'payment-shop.try-failed': 'The shop could not be tried.',
} as const;
