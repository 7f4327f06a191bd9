import type { FastifyInstance } from 'fastify'
import { type Html, html } from './formats/html.ts'
import { openapi } from './openapi.ts'

interface Operation {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
type Paths = Record<string, Record<string, Operation>>

const STYLE = `body{font:15px/1.55 system-ui,sans-serif;max-width:960px;margin:0 auto;padding:32px 20px;color:#111}
h1{font-weight:300;font-size:34px}h2{margin:48px 0 8px;border-top:2px solid #c8102e;padding-top:12px}
nav{columns:4 160px}nav a{display:block}a{color:inherit;text-underline-offset:4px}
details{border-top:1px solid #ddd}summary{cursor:pointer;padding:10px 0;display:flex;gap:12px;flex-wrap:wrap}
summary b{width:56px}code,pre{font:13px/1.5 ui-monospace,monospace}pre{background:#f4f3f1;padding:12px;overflow:auto;max-height:420px}
summary span{color:#555;margin-left:auto}p{margin:4px 0 12px}`

const block = (title: string, content: Record<string, { schema: object }> | undefined): Html =>
  content
    ? html`${Object.entries(content).map(([type, { schema }]) => html`<p>${title} <code>${type}</code></p><pre>${JSON.stringify(schema, null, 2)}</pre>`)}`
    : html``

const operation = (path: string, method: string, op: Operation): Html => html`<details id="${op.operationId}">
<summary><b>${method.toUpperCase()}</b><code>${path}</code><span>${op.summary}</span></summary>
<p>${op.description.replaceAll('`', '')}</p>
${op.parameters.map((p) => html`<p><code>${p.name}</code> in ${p.in}${p.required ? ', required' : ''}: <code>${JSON.stringify(p.schema)}</code></p>`)}
${block('Body', op.requestBody?.content)}
${Object.entries(op.responses).map(([status, { description, content }]) => html`<p><b>${status}</b> ${description}</p>${status === '200' ? block('Answer', content) : ''}`)}
</details>`

function page(document: { paths: Paths; tags: { name: string }[]; info: { description: string } }): string {
  const of = (tag: string) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, op]) => op.operationId.startsWith(`${tag}.`))
        .map(([method, op]) => operation(path, method, op)),
    )
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Telar API</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>Telar API</h1><p>${document.info.description.replaceAll('`', '')}</p><p><a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Resources">${document.tags.map(({ name }) => html`<a href="#${name}">${name}</a>`)}</nav>
${document.tags.map(({ name }) => html`<section><h2 id="${name}">${name}</h2>${of(name)}</section>`)}
</main></body></html>`.value
}

/** The contract for people and for machines. Both are made once, at the first request. */
export function docs(app: FastifyInstance): void {
  let document: object | undefined
  const made = () => {
    document ??= openapi()
    return document
  }
  app.get('/api/openapi.json', () => made())
  app.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page(made() as never)))
  app.get('/api/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}
