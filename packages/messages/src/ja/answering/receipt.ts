// Japanese texts of the confirmation page beyond the code.
import type { receipt as es } from '../../es/answering/receipt.ts';

export const receipt: Readonly<Record<keyof typeof es, string>> = {
  'receipt.sent-at': '{date} {time} に受け付けました。',
  'receipt.next': '今後の流れ',
  'receipt.see-state': '状況を見る',
  'receipt.voucher': '受付控え',
  'receipt.download-voucher': '受付控えをPDFでダウンロードする',
  'receipt.download-record': '回答をPDFでダウンロードする',
  'receipt.retry-voucher': '受付控えのダウンロードを再試行する',
  'receipt.retry-record': '回答のダウンロードを再試行する',
  'receipt.working': 'PDFを準備しています…',
  'receipt.cancel': 'ダウンロードをやめる',
  'receipt.done': 'PDFファイルをダウンロードしました',
  'receipt.failed': 'PDFファイルのダウンロード中にエラーが発生しました',
  'receipt.in-frame': 'このページの中では回答のPDFをダウンロードできません。',
  'receipt.in-frame-open': '別のウィンドウでダウンロードする',
};
