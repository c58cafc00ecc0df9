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
