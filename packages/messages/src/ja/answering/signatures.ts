// Japanese texts for signing a submission.
import type { signatures as es } from '../../es/answering/signatures.ts';

export const signatures: Readonly<Record<keyof typeof es, string>> = {
  'signatures.title': '署名',
  'signatures.names': '署名する方の氏名',
  'signatures.names-help': '{max}文字まで。',
  'signatures.canvas': '署名欄：{title}',
  'signatures.draw-help': '枠の中に、指、ペン、マウスのいずれかで署名してください。',
  'signatures.tap': 'ここをタップして署名',
  'signatures.undo': '1画戻す',
  'signatures.clear': '消去',
  'signatures.typed': '入力した氏名で署名する',
  'signatures.typed-help': '描けない場合は、氏名が枠の中に書き込まれ、署名として扱われます。',
  'signatures.typed-done': '枠の中に「{name}」と書き込みました。',
  'signatures.file': '署名のPNG画像をアップロードする（1 MBまで）',
  'signatures.file-chosen': '選択した画像：{name}',
  'signatures.confirm': '署名を確定する',
  'signatures.done': '署名を確定しました',
  'signatures.sending': 'この端末に保存しました。アップロードしています…',
  'signatures.waiting': 'この端末に保存しました。接続が回復すると自動的にアップロードされます。',
  'signatures.picture': '{name}さんの署名',
  'signatures.remove': '署名を削除する',
  'signatures.names-missing': '署名をアップロードするには、署名する方の氏名を入力してください',
  'signatures.nothing-drawn': '確定する前に、枠の中に署名してください。',
  'signatures.nothing-chosen': '画像が選ばれていません',
  'signatures.not-png': '画像の形式が正しくありません。拡張子がPNGの画像を選んでください',
  'signatures.too-large': 'ファイルが大きすぎます。1 MB以内のファイルを選んでください。',
  'signatures.infected':
    '署名は保存されませんでした。画像からウイルスまたは有害なプログラムが見つかりました。',
  'signatures.unchecked':
    '署名の画像のウイルス検査ができなかったため、保存されませんでした。数分後にもう一度お試しください。',
  'signatures.too-many-pixels': '画像が大きすぎます。画素数は200万画素（例：2000 x 1000）までです。',
  'signatures.failed': '選択した文書のアップロード中にエラーが発生しました。もう一度お試しください。',
  'signatures.uploaded': '画像をアップロードしました',
  'signatures.removed': '画像を削除しました',
};
