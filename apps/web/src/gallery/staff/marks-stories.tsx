// Stories of marks on photos: their editor, and a photo of a submission that has some.
import type { Mark } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { MarkEditor } from '../../answering/files/marks/mark-editor.tsx';
import { MarkedPhoto } from '../../features/submissions/view/marked-photo.tsx';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#8a6d55"/><rect x="80" y="120" width="200" height="280" fill="#4d6b80"/><rect x="380" y="60" width="180" height="160" fill="#d9e2e8"/></svg>`;
const FILE = new Blob([PICTURE], { type: 'image/svg+xml' });
const MARKS: readonly Mark[] = [
  { kind: 'arrow', x1: 0.05, y1: 0.1, x2: 0.3, y2: 0.4, colour: 'red' },
  { kind: 'circle', x1: 0.58, y1: 0.12, x2: 0.9, y2: 0.58, colour: 'yellow' },
  { kind: 'box', x1: 0.1, y1: 0.28, x2: 0.46, y2: 0.98, colour: 'blue' },
  { kind: 'blur', x1: 0.06, y1: 0.22, x2: 0.34, y2: 0.5 },
  { kind: 'text', x: 0.7, y: 0.8, text: 'Grieta en el dintel', colour: 'red' },
];
const FULL: readonly Mark[] = Array.from({ length: 30 }, (_unused, at) => ({
  kind: 'circle',
  x1: 0.03 * at,
  y1: 0.4,
  x2: 0.03 * at + 0.1,
  y2: 0.6,
  colour: 'yellow',
}));

const nothing = () => {};
const Editor = ({ marks }: { readonly marks: readonly Mark[] }) => (
  <MarkEditor file={FILE} marks={marks} onDone={nothing} onCancel={nothing} />
);

const Photo = ({ marks }: { readonly marks: readonly Mark[] | null }) => (
  <StaffStage>
    <MarkedPhoto
      className="view-photo"
      label="Fachada"
      file={{ name: 'frente.svg', url: `data:image/svg+xml,${encodeURIComponent(PICTURE)}` }}
      marks={marks}
    />
  </StaffStage>
);

export const marksStories: StoryGroup = {
  name: 'marks',
  holds: 'component',
  stories: {
    editor: <Editor marks={MARKS} />,
    'editor-empty': <Editor marks={[]} />,
    'editor-full': <Editor marks={FULL} />,
    photo: <Photo marks={MARKS} />,
    'photo-without': <Photo marks={null} />,
  },
};
