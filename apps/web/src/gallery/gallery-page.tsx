// The list of stories, and the chosen one in a frame with the chosen width, colours and language.
import { LANGUAGES } from '@constancia/messages/languages.ts';
import { useState } from 'react';
import { language, switchLanguage } from '../platform/language.ts';
import { addressesOf, type StoryGroup } from './stage/story.ts';
import { useAddress } from './use-address.ts';
import './gallery.css';

const WIDTHS = ['390', '768', '1280'] as const;
const SCHEMES = ['light', 'dark'] as const;

export function GalleryPage({ groups }: { readonly groups: readonly StoryGroup[] }) {
  const { address } = useAddress();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('1280');
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light');
  const shown = address === '' ? addressesOf(groups)[0] : address;
  return (
    <div className="gallery">
      <header className="gallery-bar">
        <h1>Gallery</h1>
        <Choice label="Width" value={width} onChoose={setWidth} choices={WIDTHS} />
        <Choice label="Colours" value={scheme} onChoose={setScheme} choices={SCHEMES} />
        <Choice label="Language" value={language} onChoose={switchLanguage} choices={LANGUAGES} />
      </header>
      <nav className="gallery-list" aria-label="Stories">
        {groups.map(({ name, stories }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {Object.keys(stories).map((story) => (
                <li key={story}>
                  <a
                    href={`#/${name}/${story}`}
                    aria-current={shown === `${name}/${story}` ? 'page' : undefined}
                  >
                    {story}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <main className="gallery-story">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: see preview-pane.tsx */}
        <iframe
          title={shown}
          key={`${shown}.${scheme}`}
          src={`?story&scheme=${scheme}#/${shown}`}
          style={{ inlineSize: `${width}px` }}
        />
      </main>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onChoose(event.target.value as Value)}>
        {choices.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}
