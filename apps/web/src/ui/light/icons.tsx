// The few icons of the answering side, drawn inline: nothing to download, and they take the colour of the text.
import type { ReactNode } from 'react';

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function ErrorIcon() {
  return (
    <Icon>
      <path fill="currentColor" d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 5h2v7h-2V7Zm0 9h2v2h-2v-2Z" />
    </Icon>
  );
}

export function DoneIcon() {
  return (
    <Icon>
      <path
        fill="currentColor"
        d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.2 14.3-4.1-4.1 1.4-1.4 2.7 2.7 5.3-5.3 1.4 1.4-6.7 6.7Z"
      />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m6 9 6 6 6-6"
      />
    </Icon>
  );
}

export function CalendarIcon() {
  return (
    <Icon>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M4 6h16v14H4V6Zm0 5h16M8 3v5m8-5v5"
      />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M9 9h11v11H9V9Zm-3 6H4V4h11v2"
      />
    </Icon>
  );
}
