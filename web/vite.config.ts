import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const proxy = { '/api': { target: process.env['HANDVOLL_SERVER'] ?? 'http://127.0.0.1:8515', ws: true } }

// As strict as the server's own: nothing inline, nothing from elsewhere.
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'"

/** Catalogues come to the browser read already, which a slow phone takes several frames for. */
const catalogues = {
  name: 'catalogues',
  transform: (text: string, id: string) =>
    id.endsWith('.ftl')
      ? `export default JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(text)))})`
      : null,
}

/** Every mark, pattern, symbol and icon is in the page once, before the client begins. */
const sprite = {
  name: 'sprite',
  transformIndexHtml: (page: string) =>
    page.replace(
      '<!-- sprite -->',
      readFileSync('src/sprite.svg', 'utf8').replaceAll(/<!--[^]*?-->|\s*\n\s*/g, ' '),
    ),
}

/** Every style sheet, also a component's, knows the screens by their names; Lightning CSS puts in what they mean. */
const screens: Plugin = {
  name: 'screens',
  enforce: 'pre',
  transform: (css, id) =>
    /\.css(\?|$)/.test(id) ? `${readFileSync('src/styles/media.css', 'utf8')}${css}` : null,
}

/** Home calls nearly all of the shell at once: Chromium compiles it while it is still coming in, if told to. */
const eager: Plugin = {
  name: 'eager',
  generateBundle: {
    order: 'post',
    handler(_, pieces) {
      for (const piece of Object.values(pieces))
        if (piece.type === 'chunk' && piece.name === 'shell')
          piece.code = `//# allFunctionsCalledOnLoad\n${piece.code}`
    },
  },
}

export default defineConfig({
  plugins: [catalogues, sprite, svelte(), screens, eager],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: '../src/handvoll/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy knows no data: scripts or fonts
    reportCompressedSize: false,
    modulePreload: { polyfill: false }, // it watches all that home puts on the page
    manifest: 'shell.json', // which pieces the shell is made of, for the service worker
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } }, // one request for all of home
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy,
  },
  preview: { proxy, headers: { 'content-security-policy': policy } },
})
