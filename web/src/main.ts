import { mount } from 'svelte'
import App from './App.svelte'
import { whenIdle } from './lib/idle'
import { preferred, words } from './lib/words.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/cards.css'
import './styles/pieces.css'
import './styles/frame.css'
import './styles/contrast.css'

await words.speak(preferred())
mount(App, { target: document.getElementById('app')! })
whenIdle(() => document.documentElement.classList.add('settled'))

// A part that is not there any more: the server has a newer version, which a fresh page gets.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) return // a fresh page could not be had: what is here stays
  if (sessionStorage.getItem('handvoll.renewed') === document.lastModified) return
  sessionStorage.setItem('handvoll.renewed', document.lastModified)
  event.preventDefault()
  location.reload()
})

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => {})) // else without
