// The only file that reads the browser's clock. Days and deadlines that matter are decided by the server.
import type { LocalMoment } from '@constancia/domain/questions/question-type.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** The current moment on the person's device (A4.02). */
export function localNow(): LocalMoment {
  return momentOf(new Date());
}

/** A moment of this device as DD/MM/YYYY HH:mm; `epoch` in milliseconds. */
export function localMoment(epoch: number): string {
  const { date, time } = momentOf(new Date(epoch));
  return `${date} ${time}`;
}

function momentOf(moment: Date): LocalMoment {
  return {
    date: `${two(moment.getDate())}/${two(moment.getMonth() + 1)}/${moment.getFullYear()}`,
    time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
  };
}

export function epochMilliseconds(): number {
  return Date.now();
}
