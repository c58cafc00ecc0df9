// Plays clamd by its own protocol, on a port and, where it is named, on a socket of the file system. It prints its port when
// it is ready.
//
// node virus-scanner.ts [--socket <path>] [--largest <bytes>] [--signatures <date>] [--most <connections>]
//
// Finds the test signature of EICAR wherever it stands in a file. Besides that, a file that holds one of these words makes
// it behave:
//
// SCANNER-SILENT   never answers             SCANNER-GARBLES   answers what no scanner says
// SCANNER-LEAVES   closes without an answer  SCANNER-EARLY     says that the file is clean before it has it all
// SCANNER-ENDLESS  answers without an end    SCANNER-STOPS     stops reading, so that the sender has to wait
import { createServer, type Socket } from 'node:net';

const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at === -1 ? undefined : args[at + 1];
};
const largest = Number(option('--largest') ?? 26_214_400);
const signatures = option('--signatures');
const most = Number(option('--most') ?? 100);
/** In two pieces, so that no scanner finds it in this file. */
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
/** Those that wait for an answer. */
const waiting = new Set<Socket>();

function answer(socket: Socket, text: string): void {
  waiting.delete(socket);
  socket.end(`${text}\0`);
}

/** Whether the content asked for it; otherwise it is scanned. */
function misbehave(socket: Socket, content: Buffer): boolean {
  if (content.includes('SCANNER-SILENT')) return true;
  if (content.includes('SCANNER-STOPS')) return waiting.delete(socket.pause());
  if (content.includes('SCANNER-LEAVES')) return Boolean(socket.destroy());
  if (content.includes('SCANNER-GARBLES')) answer(socket, 'stream: perhaps OK');
  else if (content.includes('SCANNER-EARLY')) answer(socket, 'stream: OK');
  else if (content.includes('SCANNER-ENDLESS')) socket.write('stream: '.repeat(2_000));
  else return false;
  return true;
}

/** The pieces that are complete in what arrived, and whether the last one was the end of the file. */
function fileIn(bytes: Buffer): { readonly content: Buffer; readonly isWhole: boolean } {
  const pieces: Buffer[] = [];
  let at = 0;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return { content: Buffer.concat(pieces), isWhole: true };
    if (at + 4 + length > bytes.length) break;
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { content: Buffer.concat(pieces), isWhole: false };
}

function scan(socket: Socket, bytes: Buffer): boolean {
  const { content, isWhole } = fileIn(bytes);
  if (content.length > largest) {
    answer(socket, 'INSTREAM size limit exceeded. ERROR');
    return true;
  }
  if (misbehave(socket, content)) return true;
  if (isWhole) answer(socket, content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
  return isWhole;
}

/** Connections that their clients closed before this one began are only known to be closed a few turns later. */
async function afterClosed(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((next) => setImmediate(next));
}

async function refuseTooMany(socket: Socket): Promise<void> {
  await afterClosed();
  if (waiting.size > most) answer(socket, 'too many connections');
}

function serve(socket: Socket): void {
  waiting.add(socket);
  socket.on('close', () => waiting.delete(socket));
  socket.on('error', () => undefined);
  void refuseTooMany(socket);
  const arrived: Buffer[] = [];
  let isDone = false;
  socket.on('data', (piece) => {
    if (isDone) return;
    arrived.push(piece);
    const bytes = Buffer.concat(arrived);
    const end = bytes.indexOf(0);
    if (end === -1) return;
    const command = bytes.toString('latin1', 0, end);
    if (command === 'zINSTREAM') isDone = scan(socket, bytes.subarray(end + 1));
    else if (command === 'zPING') answer(socket, 'PONG');
    else if (command === 'zVERSION')
      answer(socket, `ClamAV 1.4.3${signatures ? `/27740/${signatures}` : ''}`);
    else answer(socket, 'UNKNOWN COMMAND');
  });
}

const path = option('--socket');
if (path !== undefined) createServer(serve).listen(path);
const server = createServer(serve);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.stdout.write(`listening on ${port}\n`);
});
