// After a link was followed within the site: says the title of the new page to screen readers, and gives its content the
// focus where the link that had it is gone. The browser does both by itself when a page is loaded.
// rules: X35.42
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export function PageAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [text, setText] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return;
    const title = document.querySelector('title');
    const announce = () => {
      observer.disconnect();
      announced.current = pathname;
      setText(document.title);
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    };
    // A screen names its page when it is drawn, which may be after its code and its data have come.
    const observer = new MutationObserver(announce);
    if (title) observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <div className="only-read" aria-live="polite">
      {text}
    </div>
  );
}
