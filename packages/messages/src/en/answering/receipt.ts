// English texts of the confirmation page beyond the code.
export const receipt = {
  'receipt.sent-at': 'Received on {date} at {time}.',
  'receipt.next': 'What happens next',
  'receipt.see-state': 'See its state',
  'receipt.voucher': 'Voucher',
  'receipt.download-voucher': 'Download the voucher as PDF',
  'receipt.download-record': 'Download your answer as PDF',
  'receipt.retry-voucher': 'Try to download the voucher again',
  'receipt.retry-record': 'Try to download your answer again',
  'receipt.working': 'Preparing the PDF…',
  'receipt.cancel': 'Cancel the download',
  'receipt.done': 'The PDF file was downloaded',
  'receipt.failed': 'An error occurred while downloading the PDF file',
  'receipt.in-frame': 'The PDF of your answer cannot be downloaded inside this page.',
  'receipt.in-frame-open': 'Download it in another window',
} as const;
