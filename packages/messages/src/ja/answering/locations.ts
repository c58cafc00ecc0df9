// Japanese texts about the location of a submission: map, search, address, assets.
import type { locations as es } from '../../es/answering/locations.ts';

export const locations: Readonly<Record<keyof typeof es, string>> = {
  'location.title': '場所',
  'location.search': '住所を検索する',
  'location.search-button': '検索',
  'location.searching': '検索しています…',
  'location.found': '見つかった場所',
  'location.none-found':
    '住所が見つかりませんでした。通りの名前と番地で検索するか、地図上で地点を選んでください。',
  'location.use-mine': '現在地を使う',
  'location.mine-failed':
    '端末から現在地を取得できませんでした。地図上で地点を選ぶか、座標を入力してください。',
  'location.map': '地図',
  'location.map-help':
    '地図をクリックして場所に印を付けてください。キーボードでは、矢印キーで移動、+と−で拡大・縮小、Enterキーで中央に印を付けます。',
  'location.layers': '地図の種類',
  'location.layer-street': '道路',
  'location.layer-satellite': '衛星写真',
  'location.zoom-in': '拡大',
  'location.zoom-out': '縮小',
  'location.outline': '地図の画像を利用できないため、おおよその輪郭を表示しています。',
  'location.address': '住所',
  'location.address-help': '住所をクリックすると変更できます',
  'location.address-unknown': '住所を調べられませんでした。入力してください。',
  'location.coordinates': '座標（緯度と経度）',
  'location.coordinates-help': '例：-32.40754, -63.24016',
  'location.coordinates-set': '印を付ける',
  'location.coordinates-wrong': '緯度と経度を入力してください（例：-32.40754, -63.24016）。',
  'location.chosen': '印を付けた場所：{address}',
  'location.not-chosen': 'まだ場所に印が付いていません。',
  'location.remove': '場所を削除する',
  'location.assets': '近くの設備',
  'location.assign': '割り当てる',
  'location.assign-which': '{name}を割り当てる',
  'location.assigned': '割り当てた設備',
  'location.asset-id': 'ID',
  'location.asset-name': '名称',
  'location.asset-type': '種類',
  'location.asset-address': '住所',
  'location.unassign': '外す',
  'location.unassign-which': '{name}を外す',
};
