// The only file that reads the browser's clock. Days and deadlines that matter are decided by the server.
import type { LocalMoment } from '@constancia/domain/questions/question-type.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** The current moment on the person's device (A4.02). */
export function localNow(): LocalMoment {
  const now = new Date();
  return {
    date: `${two(now.getDate())}/${two(now.getMonth() + 1)}/${now.getFullYear()}`,
    time: `${two(now.getHours())}:${two(now.getMinutes())}`,
  };
}

export function epochMilliseconds(): number {
  return Date.now();
}
