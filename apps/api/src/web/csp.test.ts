import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, ownScripts, unmarked } from './csp.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('contentSecurityPolicy', () => {
  it('names each script once', () => {
    const scripts = /script-src ([^;]*)/.exec(contentSecurityPolicy(['one()', 'two()', 'one()']))?.[1]
    expect(scripts).toBe(`'self' ${hash('one()')} ${hash('two()')}`)
  })

  it('lets a page frame a document it has read only where documents are looked through', () => {
    const frames = (policy: string) => /frame-src ([^;]*)/.exec(policy)?.[1]
    expect(frames(contentSecurityPolicy([]))).toBe("'self'")
    expect(frames(contentSecurityPolicy([], { office: true }))).toBe("'self' blob:")
  })
})

describe('the scripts of a page', () => {
  const html = `<head><meta property="csp-nonce" content="m1"/><link rel="stylesheet" href="/a.css" nonce="m1"/></head>
    <script nonce="m1">ours()</script><script>alert('typed by somebody')</script><script nonce="">guessed()</script>
    <script type="module" src="/a.js" nonce="m1"></script>
    <script id="i18n" type="application/json" nonce="m1">{"a":1}</script>`

  it('are those that were marked when it was made; neither files nor data, nor what somebody wrote into it', () => {
    expect(ownScripts(html, 'm1')).toEqual(['ours()'])
  })

  it('no longer carry the mark when they are sent', () => {
    const sent = unmarked(html, 'm1')
    expect(sent).not.toContain('m1')
    expect(sent).toContain('<script>ours()</script>')
  })
})
