// The banner of an installation with demonstration data. The server marks such pages; here the story does.
import { useEffect, useState } from 'react';
import { DemonstrationBanner } from '../../ui/light/demonstration-banner.tsx';

export function Demonstration() {
  // The banner reads the mark while it is drawn, so the mark is there before.
  const [mark] = useState(addMark);
  useEffect(() => {
    document.head.append(mark);
    return () => mark.remove();
  }, [mark]);
  return <DemonstrationBanner />;
}

function addMark(): HTMLMetaElement {
  const mark = document.createElement('meta');
  mark.name = 'demonstration';
  document.head.append(mark);
  return mark;
}
