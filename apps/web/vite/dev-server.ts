import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { ServerManifest } from '@tanstack/router-core'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

/** Vite inside the server's own process and port, with hot reload. */
export async function createDevServer(httpServer: Server) {
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    server: { middlewareMode: true, hmr: { server: httpServer }, watch: { ignored: ['**/dist/**'] } },
  })
  const preamble = `import "/@vite/client";${react.preambleCode.replace('__BASE__', '/')}`
  const manifest: ServerManifest = {
    routes: {
      __root__: {
        css: ['/src/styles/shop.css'],
        scripts: [
          { attrs: { type: 'module' }, children: preamble },
          { attrs: { type: 'module', src: '/src/entry-client.tsx' } },
        ],
      },
    },
  }
  return {
    middlewares: vite.middlewares,
    manifest,
    load: () => vite.ssrLoadModule('/src/entry-server.tsx'),
    fixStacktrace: (error: Error) => vite.ssrFixStacktrace(error),
    close: () => vite.close(),
  }
}
