import type { FastifyInstance } from 'fastify'
import { html } from '../kit/formats/html.ts'

const OPEN_STREET_MAP = 'https://www.openstreetmap.org'
/** Where the house is, and how much around it is shown. */
const CASA = { latitud: 41.5463, longitud: 2.1086 }
const ALREDEDOR = { latitud: 0.006, longitud: 0.012 }

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `frame-src ${OPEN_STREET_MAP}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

function addressOfMap({ latitud, longitud }: typeof CASA): string {
  const box = [
    longitud - ALREDEDOR.longitud,
    latitud - ALREDEDOR.latitud,
    longitud + ALREDEDOR.longitud,
    latitud + ALREDEDOR.latitud,
  ]
  const words = {
    bbox: box.map((degrees) => degrees.toFixed(4)).join(),
    layer: 'mapnik',
    marker: `${latitud},${longitud}`,
  }
  return `${OPEN_STREET_MAP}/export/embed.html?${new URLSearchParams(words)}`
}

const PAGE = html`<!DOCTYPE html>
<html lang="es">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>OpenStreetMap</title></head>
<body style="margin:0"><iframe src="${addressOfMap(CASA)}" title="OpenStreetMap" style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe></body>
</html>`.value

/**
 * The map in a document of its own, which the pages show inside themselves when somebody asks for it: no page of the
 * shop has to let another site in, whichever page the visit began with.
 */
export function mapa(app: FastifyInstance): void {
  app.get('/mapa', (_, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'public, max-age=86400' })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  )
}
