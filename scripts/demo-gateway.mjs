// With PAYMENTS_DEMO=1 `npm start` also starts a trial payment gateway beside the server: it moves no money and says
// so on its page. Without that setting, or with another gateway (REDSYS_URL), none is started.
// rules: X21.16, X26.23

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?\/?$/;

/** Starts the trial gateway and returns the server's settings for it; returns none when it is not wanted. */
export async function demoGateway(root, node, env) {
  if (env.PAYMENTS_DEMO !== '1' || env.REDSYS_URL) return {};
  if (env.PUBLIC_ORIGIN && !LOCAL_ORIGIN.test(env.PUBLIC_ORIGIN))
    throw new Error(
      'PAYMENTS_DEMO=1 is for trying things on this machine: with a PUBLIC_ORIGIN of others set REDSYS_URL and its shop instead.',
    );
  const secret = randomBytes(24).toString('base64');
  const program = join(root, 'apps/stand-ins/src/payment-gateway.ts');
  // The gateway ends when its standard input closes, so it ends with this process in every case. The secret goes
  // through standard input as well: a command line would be visible to everybody on the machine in the list of
  // processes.
  const child = spawn(node, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write(`${JSON.stringify({ secret })}\n`);
  const port = await new Promise((found, failed) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const said = /listening on (\d+)/.exec(output)?.[1];
      if (said !== undefined) found(said);
    });
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`the payment gateway ended: ${output}`)));
  });
  console.log('Trial payment gateway: nothing is charged.');
  return {
    REDSYS_URL: `http://127.0.0.1:${port}/`,
    REDSYS_MERCHANT_CODE: '999008881',
    REDSYS_TERMINAL: '1',
    REDSYS_SECRET: secret,
  };
}
