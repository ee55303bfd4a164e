import { mount } from 'svelte'
import App from './App.svelte'
import { preferred, words } from './lib/words.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/cards.css'
import './styles/pieces.css'
import './styles/frame.css'

await words.speak(preferred())
mount(App, { target: document.getElementById('app')! })

// A part that is not there any more: the server has a newer version, which a fresh page gets.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('handvoll.renewed') === document.lastModified) return
  sessionStorage.setItem('handvoll.renewed', document.lastModified)
  event.preventDefault()
  location.reload()
})

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const install = () => void navigator.serviceWorker.register('/sw.js').catch(() => {}) // else without
  // While we waited for the words, the page may have been loaded already.
  if (document.readyState === 'complete') install()
  else addEventListener('load', install)
}
