const ENTRY = /<script type="module" src="(\/assets\/[\w.-]+\.js)"/
const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"/g

/**
 * Before anything is painted: whether somebody is signed in here, which the server cannot know, so that what is only for
 * them (`as-signed`) and what is only for the others (`as-stranger`) have their place from the first. Also text.
 */
function sign(): void {
  document.currentScript?.remove()
  try {
    const token = localStorage.getItem('authToken') ?? localStorage.getItem('refreshToken')
    if (token !== null) document.documentElement.dataset.signed = ''
  } catch {
    // a browser that keeps nothing has nobody signed in
  }
}

/**
 * Starts the page's scripts: at once for somebody who is signed in or touches the page, else when what is to be seen
 * has arrived and been painted, or has taken too long. Until a form's own script is there (`Form`), what is typed is noted and what is
 * sent is held back. It runs in the page as text, so it may use nothing from outside itself; what it starts is written
 * in the page, so that it is the same on every one.
 */
function boot(): void {
  document.currentScript?.remove()
  const entry = document.querySelector<HTMLElement>('script[data-src]')?.dataset.src
  if (!entry) return
  const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll'] as const
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    for (const sign of signs) window.removeEventListener(sign, begin)
    window.removeEventListener('pointermove', moved)
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    void import(/* @vite-ignore */ entry)
  }
  /** A page that comes to lie under a mouse at rest is told of it as of one that moves. */
  const moved = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) begin()
  }
  const asleep = (form: HTMLFormElement | null | undefined) => form?.method === 'post' && !('alive' in form.dataset)
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement & { typedEarly?: string }
    if (asleep(field.form) && field.type !== 'checkbox' && field.type !== 'file') field.typedEarly = field.value
  })
  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement & { sentEarly?: boolean }
      if (!asleep(form)) return
      event.preventDefault()
      form.sentEarly = true
      begin()
    },
    true,
  )
  if ('signed' in document.documentElement.dataset || document.readyState === 'complete') begin()
  else {
    for (const sign of signs) window.addEventListener(sign, begin, { passive: true })
    window.addEventListener('pointermove', moved, { passive: true })
    window.addEventListener('load', () => {
      // the largest that is seen is told of when it is on the screen; where nothing is told, it has been by then
      new PerformanceObserver(begin).observe({ type: 'largest-contentful-paint' })
      setTimeout(begin, 400)
    })
    setTimeout(begin, 3000)
  }
}

/** A page whose pictures do not have to share a slow line with scripts: those are asked for afterwards. */
export function bootLater(html: string, mark: string): string {
  if (!ENTRY.test(html)) return html
  const script = (program: () => void) => `<script nonce="${mark}">(${program})()</script>`
  // React finds the elements it expects; only what they would make the browser do is taken from them
  return html
    .replace(ENTRY, '<script type="text/plain" data-src="$1"')
    .replace(PRELOAD, '<link rel="later" href="$1"')
    .replace('<head>', `<head>${script(sign)}`)
    .replace('</body>', `${script(boot)}</body>`)
}
