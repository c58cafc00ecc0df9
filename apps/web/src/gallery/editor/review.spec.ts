// What a person sees and can do in the stories of what surrounds the canvas of the editor.
import { expect, test } from '../testing/gallery-test.ts';

test('X30.15 X35.33 X35.34 hints are listed with their place, dismissed one by one and shown again', async ({
  gallery: { page, open },
}) => {
  await open('review/hints');
  const panel = page.getByRole('region', { name: 'Revisión' });
  await expect(page.getByRole('button', { name: 'Revisión (sugerencias: 5)' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText([
    'Sección 1: título La sección no tiene título.',
    'Sección 1, pregunta 1 La pregunta no tiene título.',
    'Sección 2, pregunta 1, opción 2 «Especie» tiene una opción sin texto.',
    'Sección 2, pregunta 1, opción 3 La opción «tipa» está repetida.',
    /Sección 2, pregunta 2 La dirección del enlace de «Ordenanza» no se puede abrir/,
  ]);
  await panel.getByRole('button', { name: /^Descartar la sugerencia: Sección 1: título/ }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await expect(panel.getByRole('button', { name: /^Sección 1, pregunta 1/ })).toBeFocused();
  await panel.getByRole('button', { name: 'Mostrar una sugerencia descartada' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  await open('review/hints-none');
  await expect(page.getByText('No hay nada que revisar.')).toBeVisible();
});

test('X30.15 X35.30 before a version is brought back it is said what changes and what cannot come back', async ({
  gallery: { page, open },
}) => {
  await open('review/versions');
  await expect(page.getByRole('button', { name: 'Restaurar la versión 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restaurar la versión 3' })).toHaveCount(0);
  await open('review/restore');
  const dialog = page.getByRole('dialog', { name: '¿Restaurar la versión 1?' });
  await expect(dialog.getByRole('region', { name: 'Qué cambiará' })).toContainText('Sección «Árbol»');
  await expect(dialog.getByRole('button', { name: 'Abrir en el editor' })).toBeEnabled();
  await open('review/restore-partly');
  await expect(dialog.getByRole('region', { name: 'Qué no se puede restaurar' })).toContainText(
    'Sección «Árbol»',
  );
  await open('review/restore-locked');
  await expect(dialog.getByRole('button', { name: 'Abrir en el editor' })).toHaveCount(0);
  await expect(dialog.getByText('no admite ediciones')).toBeVisible();
});
