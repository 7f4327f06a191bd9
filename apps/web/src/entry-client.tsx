import { hydrate } from '@tanstack/react-query'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { idiomaDe } from '@telar/domain/idioma'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createI18n } from './i18n/i18n.ts'
import { ANSWERS_ID, TEXTS_ID } from './kit/Document.tsx'
import { browserTokens } from './kit/tokens.ts'
import { createAppRouter } from './router.tsx'
import './styles/shop.css'

/** What the server has put into the page as data. */
function handed(id: string) {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** The server has decided the language and put its texts into the page. */
async function i18nOfPage() {
  const decided = idiomaDe(document.documentElement.lang)
  if (decided) return createI18n(decided, handed(TEXTS_ID))
  const { detectLanguage } = await import('./i18n/detect.ts')
  return createI18n(detectLanguage())
}

/** Between two pieces of work the browser answers whoever touches the page. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  await breathe()
  const i18n = await i18nOfPage()
  await breathe()
  const router = createAppRouter({ i18n, origin: window.location.origin, tokens: browserTokens() })
  hydrate(router.options.context.queryClient, handed(ANSWERS_ID))
  await breathe()
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
}

const JUST_LOADED = 10_000

/** A page that was open while a new version was installed asks for parts that are gone; a new page does not. */
window.addEventListener('vite:preloadError', (event) => {
  if (performance.now() < JUST_LOADED || !navigator.onLine) return
  event.preventDefault()
  window.location.reload()
})

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start())
else void start()
