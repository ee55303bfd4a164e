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

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {})) // else without
}
