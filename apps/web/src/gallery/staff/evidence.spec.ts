// What a person sees in the stories of the evidence of a visit.
import { expect, test } from '../testing/gallery-test.ts';

test('X30.15 X39.42 the notice says what is recorded and what for', async ({ gallery: { page, open } }) => {
  await open('evidence/notice');
  await expect(page.getByRole('note')).toContainText('registra la posición y la hora del dispositivo');
  await expect(page.getByRole('note')).toContainText('para dejar constancia de la visita');
  await open('evidence/notice-of-times');
  await expect(page.getByRole('note')).toContainText('registra la hora del dispositivo');
  await open('evidence/notice-of-position');
  await expect(page.getByRole('note')).toContainText('registra la posición del dispositivo');
});

test('X30.15 X39.44 the card shows times, positions and distance, and why there is no position', async ({
  gallery: { page, open },
}) => {
  const card = page.getByRole('region', { name: 'Constancia de la visita' });
  await open('evidence/card');
  await expect(card).toContainText('02/11/2026 - 10:15');
  await expect(card).toContainText('0:32:30');
  await expect(card).toContainText('-32.408120, -63.240160 (±80 m) – menos precisa que 50 m');
  await expect(card).toContainText('64 m');
  await open('evidence/card-refused');
  await expect(card).toContainText('No se permitió ver la posición');
  await expect(card).toContainText('La posición no llegó a tiempo');
  await open('evidence/card-of-times');
  await expect(card).not.toContainText('Posición');
});

test('X30.15 X39.61 the notice says what is drawn into a photo and kept with it', async ({
  gallery: { page, open },
}) => {
  await open('evidence/notice-of-photos');
  await expect(page.getByRole('note')).toContainText('Cada foto lleva abajo la fecha, la hora y la posición');
  await expect(page.getByRole('note')).toContainText('para dejar constancia');
});

test('X30.15 X39.82 the notice of the track says what is recorded, who sees it, and how it is stopped', async ({
  gallery: { page, open },
}) => {
  await open('evidence/track-notice');
  const notice = page.getByRole('group', { name: 'Recorrido de la visita' });
  await expect(notice).toContainText('una posición por minuto mientras lo tiene abierto, hasta 600');
  await expect(notice.getByRole('button')).toHaveCount(0);
  await open('evidence/track-recording');
  await expect(page.getByRole('status')).toHaveText('Se registra el recorrido.');
  await expect(page.getByRole('button', { name: 'Dejar de registrar' })).toBeVisible();
  await open('evidence/track-stopped');
  await expect(page.getByRole('button', { name: 'Seguir' })).toBeVisible();
  await open('evidence/track-full');
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('X30.15 X39.84 the card shows the track as a line and as text', async ({ gallery: { page, open } }) => {
  await open('evidence/card-of-track');
  const card = page.getByRole('region', { name: 'Constancia de la visita' });
  await expect(card).toContainText('02/11/2026 - 10:13');
  await expect(card).toContainText('0,45');
  await expect(card.getByRole('application', { name: 'Mapa del recorrido' })).toBeVisible();
  await expect(card.locator('svg.track-line polyline')).toHaveCount(2);
});
