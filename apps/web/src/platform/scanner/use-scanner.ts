// Reads bar and QR codes with the camera: the browser does it where it can (BarcodeDetector), otherwise a library. Who has no
// camera types or pastes the code.
// rules: X31.13, X39.66
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Codes, Detector } from './detector.ts';
import { newlyShown } from './held-still.ts';

/** Not every browser has it, so its type is not among those of the DOM. */
const browsersOwn = () =>
  (globalThis as { BarcodeDetector?: new (options?: { formats: readonly string[] }) => Detector })
    .BarcodeDetector;

const ofLibrary = () => import('./code-reader.ts');

async function newDetector(codes: Codes): Promise<Detector> {
  const Own = browsersOwn();
  if (!Own) return (await ofLibrary()).codeReader(codes);
  return codes === 'qr' ? new Own({ formats: ['qr_code'] }) : new Own();
}

/** Without https there is no camera. */
export const canScan = (): boolean => 'mediaDevices' in navigator;

/** Downloads what this browser lacks, so that it is there without a connection too. */
export async function prepareScanner(): Promise<void> {
  if (!browsersOwn()) await ofLibrary().catch(() => undefined);
}

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
    if (!isOn || !video.current) return;
    return startScanning(video.current, codes, {
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

function startScanning(video: HTMLVideoElement, codes: Codes, { found, refused }: Reports): () => void {
  let stream: MediaStream | null = null;
  let detector: Detector | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const isNew = newlyShown();
  const scan = async () => {
    const seen = (await detector?.detect(video).catch(() => [])) ?? [];
    const code = seen[0]?.rawValue ?? '';
    if (!isOver && isNew(code, performance.now())) found(code);
    if (!isOver) timer = setTimeout(() => void scan(), SCAN_EVERY_MS);
  };
  const start = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (isOver) return stop(stream);
    video.srcObject = stream;
    await video.play();
    detector = await newDetector(codes);
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
