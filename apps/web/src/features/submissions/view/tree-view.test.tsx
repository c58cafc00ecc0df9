// @vitest-environment jsdom
// What the view of a submission says of its location.
import type { SubmissionTree } from '@constancia/domain/presentation/submission-tree.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadPublicTexts, loadStaffTexts } from '../../../platform/texts.ts';
import { TreeView } from './tree-view.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

let root: Root;
beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function titlesWith(address: string): readonly (string | null)[] {
  const tree: SubmissionTree = {
    title: 'Ronda',
    description: '',
    headerImage: '',
    facts: [],
    person: null,
    location: { address, latitude: -32.4, longitude: -63.2 },
    asset: null,
    sections: [],
    signatures: [],
  };
  act(() =>
    root.render(
      <TreeView tree={tree} timeZone="UTC" map={null} assetUrl={null} startedFrom={null} evidence={null} />,
    ),
  );
  return [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
}

it('X40.14 a location that has coordinates only has no title of an address without one', () => {
  expect(titlesWith('')).toEqual(['Latitud y longitud']);
  expect(titlesWith('Mitre 100')).toEqual(['Dirección', 'Latitud y longitud']);
});
