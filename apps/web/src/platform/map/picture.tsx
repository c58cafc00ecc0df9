// One picture of a map. When it does not come from its source, it is the one that was taken along on this device.
// rules: X39.34
import { useEffect, useState } from 'react';
import { readPicture } from '../device/prepared.ts';

interface Props {
  readonly url: string;
  /** Position of its upper left corner in the map, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly onLoad: () => void;
  /** Neither the source nor the device has it. */
  readonly onError: () => void;
}

export function Picture({ url, left, top, onLoad, onError }: Props) {
  /** URL of the picture of this device, and of the one that it stands for. */
  const [kept, setKept] = useState<{ readonly of: string; readonly url: string } | null>(null);
  useEffect(() => (kept ? () => URL.revokeObjectURL(kept.url) : undefined), [kept]);
  const isKept = kept?.of === url;
  const takeKept = async () => {
    const picture = await readPicture(url);
    if (picture) setKept({ of: url, url: URL.createObjectURL(picture) });
    else onError();
  };
  return (
    <img
      className="map-tile"
      src={isKept ? kept.url : url}
      alt=""
      draggable={false}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      onLoad={onLoad}
      onError={() => (isKept ? onError() : void takeKept())}
    />
  );
}
