// @vitest-environment jsdom
// The way to the identity provider.
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { drawAndFollow, until } from '../../../platform/testing/draw.ts';
import { takeDestination } from './go-to-provider.ts';
import { ToProvider } from './to-provider.tsx';

function SignIn() {
  const { from } = useLocation().state as { readonly from: string };
  return <p>sign-in, then {from}</p>;
}

async function lead(reply: Response) {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(reply));
  await drawAndFollow(
    <MemoryRouter initialEntries={['/cuenta']}>
      <Routes>
        <Route path="/cuenta" element={<ToProvider from="/cuenta">on the way</ToProvider>} />
        <Route path="/login" element={<SignIn />} />
      </Routes>
    </MemoryRouter>,
  );
}

it('P2.38 with the newer login method on, a person without a session is led to the provider and comes back to the page', async () => {
  // A page of tests cannot leave; it can go to another place in itself.
  await lead(Response.json({ url: '#at-the-provider' }));
  await until(() => expect(window.location.hash).toBe('#at-the-provider'));
  expect(takeDestination()).toBe('/cuenta');
});

it('P2.38 when the provider cannot be reached the sign-in page is there', async () => {
  await lead(Response.json({ code: 'identity-unavailable' }, { status: 503 }));
  await until(() => expect(document.body.textContent).toBe('sign-in, then /cuenta'));
});
