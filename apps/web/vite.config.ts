// Build of the browser application. The pages that citizens download come first: nothing of the staff side
// (component library, data grid) may end up in their chunks; `npm run bench` measures what they weigh.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    port: 5173, // The server compares Origin with Host, so the proxy keeps Host as it is.
    proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } },
  },
});
