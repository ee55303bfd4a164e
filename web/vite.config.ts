import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/handvoll/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy knows no data: scripts or fonts
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['HANDVOLL_SERVER'] ?? 'http://127.0.0.1:8515', ws: true } },
  },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
})
