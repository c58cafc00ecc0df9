// @vitest-environment jsdom
// What the view of a submission says of its location.
import type { SubmissionTree } from '@constancia/domain/presentation/submission-tree.ts';
import { expect, it } from 'vitest';
import { draw } from '../../../platform/testing/draw.ts';
import { TreeView } from './tree-view.tsx';

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
  draw(<TreeView tree={tree} timeZone="UTC" map={null} assetUrl={null} startedFrom={null} evidence={null} />);
  return [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
}

it('X40.14 a location that has coordinates only has no title of an address without one', () => {
  expect(titlesWith('')).toEqual(['Latitud y longitud']);
  expect(titlesWith('Mitre 100')).toEqual(['Dirección', 'Latitud y longitud']);
});
