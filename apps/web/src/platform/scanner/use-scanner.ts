// Reads bar and QR codes with the camera, in browsers that can (BarcodeDetector). Others type or paste the code.
// rules: X31.13, X39.66
import { type RefObject, useEffect, useRef, useState } from 'react';
import { newlyShown } from './held-still.ts';

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

/** `any`: all that the browser knows, bar codes too. */
type Codes = 'qr' | 'any';

/** Not every browser has it, so its type is not among those of the DOM. */
function newDetector(codes: Codes): Detector | null {
  const known = (
    globalThis as { BarcodeDetector?: new (options?: { formats: readonly string[] }) => Detector }
  ).BarcodeDetector;
  if (!known) return null;
  return codes === 'qr' ? new known({ formats: ['qr_code'] }) : new known();
}

export const canScan = (): boolean => 'BarcodeDetector' in globalThis && 'mediaDevices' in navigator;

const SCAN_EVERY_MS = 200;

export interface Scanner {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: 'off' | 'on' | 'refused';
  readonly toggle: () => void;
}

/** `close`: turns the camera off. */
type OnCode = (code: string, close: () => void) => void;

export function useScanner(codes: Codes, onCode: OnCode): Scanner {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Scanner['state']>('off');
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  const isOn = state === 'on';
  useEffect(() => {
    const detector = isOn ? newDetector(codes) : null;
    if (!detector || !video.current) return;
    return startScanning(video.current, detector, {
      found: (code) => report.current(code, () => setState('off')),
      refused: () => setState('refused'),
    });
  }, [isOn, codes]);
  return { video, state, toggle: () => setState(isOn ? 'off' : 'on') };
}

interface Reports {
  readonly found: (code: string) => void;
  readonly refused: () => void;
}

function startScanning(video: HTMLVideoElement, detector: Detector, { found, refused }: Reports): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const isNew = newlyShown();
  const scan = async () => {
    const codes = await detector.detect(video).catch(() => []);
    const code = codes[0]?.rawValue ?? '';
    if (!isOver && isNew(code, performance.now())) found(code);
    if (!isOver) timer = setTimeout(() => void scan(), SCAN_EVERY_MS);
  };
  const start = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (isOver) return stop(stream);
    video.srcObject = stream;
    await video.play();
    await scan();
  };
  start().catch(refused);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop(stream);
  };
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
