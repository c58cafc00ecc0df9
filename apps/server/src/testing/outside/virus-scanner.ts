// The stand-in virus scanner as a separate process.
import type { ClamdSettings } from '../../ports/virus-scanner/clamd.ts';
import { startStandIn } from './stand-in.ts';

/** The test signature that every scanner finds, in two pieces, so that none finds it in this file. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

interface VirusScanner {
  readonly port: number;
  /** For CLAMD_URL. */
  readonly url: string;
  readonly settings: ClamdSettings;
  readonly stop: () => Promise<void>;
}

export async function openVirusScanner(...options: readonly string[]): Promise<VirusScanner> {
  const { port, stop } = await startStandIn('virus-scanner', { options });
  const address = { host: '127.0.0.1', port: Number(port) };
  return {
    port: address.port,
    url: `tcp://127.0.0.1:${port}`,
    // It answers at once; a busy machine gives it its turn later.
    settings: { address, timeoutMs: 30_000 },
    stop,
  };
}
