import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('contentSecurityPolicy', () => {
  it('names each inline script once, and neither files nor data', () => {
    const html = `
      <script>one()</script><script nonce="">two()</script><script>one()</script>
      <script type="module" src="/a.js"></script><script id="i18n" type="application/json">{"a":1}</script>`
    const scripts = /script-src ([^;]*)/.exec(contentSecurityPolicy(html))?.[1]
    expect(scripts).toBe(`'self' ${hash('one()')} ${hash('two()')}`)
  })

  it('lets a page frame a document it has read only where documents are looked through', () => {
    const frames = (policy: string) => /frame-src ([^;]*)/.exec(policy)?.[1]
    expect(frames(contentSecurityPolicy(''))).toBe("'self'")
    expect(frames(contentSecurityPolicy('', { documents: true }))).toBe("'self' blob:")
  })
})
