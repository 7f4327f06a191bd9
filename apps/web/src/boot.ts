const ENTRY = /<script type="module" src="(\/assets\/[\w.-]+\.js)"/
const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"/g

/**
 * Starts the page's scripts: at once for somebody who is signed in or touches the page, else when what is to be seen
 * has arrived or has taken too long. Until a form's own script is there (`Form`), what is typed is noted and what is
 * sent is held back. It runs in the page as text, so it may use nothing from outside itself.
 */
function boot(entry: string, parts: string[]): void {
  document.currentScript?.remove()
  const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart', 'scroll'] as const
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    for (const sign of signs) window.removeEventListener(sign, begin)
    for (const part of parts) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = part
      document.head.append(link)
    }
    void import(entry)
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
  let signedIn = false
  try {
    signedIn = localStorage.getItem('authToken') !== null
  } catch {
    // a browser that keeps nothing has nobody signed in
  }
  if (signedIn || document.readyState === 'complete') begin()
  else {
    for (const sign of signs) window.addEventListener(sign, begin, { passive: true })
    window.addEventListener('load', begin)
    setTimeout(begin, 3000)
  }
}

/** A page whose pictures do not have to share a slow line with scripts: those are asked for afterwards. */
export function bootLater(html: string, mark: string): string {
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) return html
  const parts = [...html.matchAll(PRELOAD)].map(([, part]) => part)
  const script = `<script nonce="${mark}">(${boot})(${JSON.stringify(entry)},${JSON.stringify(parts)})</script>`
  // React finds the elements it expects; only what they would make the browser do is taken from them
  return html
    .replace(ENTRY, '<script type="text/plain" data-src="$1"')
    .replace(PRELOAD, '<link rel="later" href="$1"')
    .replace('</body>', `${script}</body>`)
}
