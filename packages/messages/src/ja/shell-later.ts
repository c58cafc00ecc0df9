// Japanese texts around a screen that is not there, or not for this person. A citizen's form loads them once it is open.
import type { shellLater as es } from '../es/shell-later.ts';

export const shellLater: Readonly<Record<keyof typeof es, string>> = {
  'shell.not-found-code': '404',
  'shell.not-found': 'お探しのページは見つかりませんでした。',
  'shell.forbidden': 'このページを表示する権限がありません。',
  'shell.home-link': 'ホームへ移動',
  'shell.blocked-title': 'アクセスできません。この自治体は停止されています',
  'shell.blocked': '停止されているページを開こうとしました',
};
