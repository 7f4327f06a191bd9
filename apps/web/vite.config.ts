import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractCalls } from './vite/contract-calls.ts'
import { leanQuery } from './vite/lean-query.ts'
import { leanReact } from './vite/lean-react.ts'
import { leanZod } from './vite/lean-zod.ts'
import { officeFiles } from './vite/office-files.ts'
import { screenHeads } from './vite/screen-heads.ts'

/** The small parts that home, gallery and model pages share. */
const GARMENTS =
  /src[\\/](pieces[\\/](foto[\\/]\w+|foto[\\/]foto-fuentes|ModeloCard|Swatches|use-vistas|vistas|tallas|precio|palabras)|i18n[\\/]locale|shop[\\/]gallery[\\/](catalogo|use-idle|use-temporada)|texto|dinero)\.tsx?$|contract-calls[\\/]webmodelos$/

/** What sorts the gallery, and the search that looks through it: by names of fibres, too. */
const FILTERS = /catalogo[\\/]fibras\.ts$|src[\\/]shop[\\/]gallery[\\/](filtros[\\/]filtrar|ver-galeria)\.ts$/

/** A page with how it is loaded and announced; what comes later, or for whom is signed in, stays apart. */
const GALLERY =
  /src[\\/]shop[\\/]gallery[\\/](page|head|load|near|sizes|Gallery|GalleryScreen|GalleryTitle|Paginas|PriceNotice|Rejilla|Ventana|filtros[\\/][A-Z]\w+)\.tsx?$/
const MODELO =
  /src[\\/]shop[\\/]modelo[\\/](relacionados[\\/]relacionados|(?!\w*Skeleton|Pedir|params|use-promesa)[\w-]+)\.tsx?$/i

/** What the small forms that anybody may fill in share: to sign in, to write, to ask for a password. */
const FORMS =
  /src[\\/](kit[\\/](calls[\\/]command|form[\\/](light-form|email-pattern))|shop[\\/](rules|failure-text)|ui[\\/](FormErrors|SubmitButton))\.tsx?$|useMutation\.js$/

/** What the pages of a customer ask for. */
const OWN = /contract-calls[\\/](clientes|pedidos|facturas|devoluciones|plazos)$/

/** What is filled in. */
const FIELDS = /src[\\/]ui[\\/](Field|FieldError|Checkbox|Form)\.tsx$/

/** What forms ask for that anybody may fill in. */
const ASKED = /contract-calls[\\/](users|publicweb|registers|countries)$/

/** What carries files to the house, and what brings them from it. */
const SENT = /src[\\/]kit[\\/](calls[\\/]uploading|form[\\/]data-uri)\.ts$/
const BROUGHT = /src[\\/]kit[\\/]calls[\\/](attempt|download)\.ts$/

/** The pages that the law asks for are one page but for their text. */
const LEGAL = /src[\\/]routes[\\/]_shop\.(aviso-legal|cookies|privacidad)\.tsx/

/** What every page needs is one file, which compresses better than its parts. */
const FILES = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  { name: 'garments', test: GARMENTS },
  { name: 'forms', test: FORMS },
  { name: 'filters', test: FILTERS },
  { name: 'gallery', test: GALLERY, includeDependenciesRecursively: false },
  { name: 'modelo', test: MODELO, includeDependenciesRecursively: false },
  { name: 'own', test: OWN },
  { name: 'fields', test: FIELDS, includeDependenciesRecursively: false },
  { name: 'asked', test: ASKED },
  { name: 'sent', test: SENT, includeDependenciesRecursively: false },
  { name: 'brought', test: BROUGHT, includeDependenciesRecursively: false },
  { name: 'legal', test: LEGAL, includeDependenciesRecursively: false },
  officeFiles(),
]

const OFFICE = /^\/gestion/
const ENTRY_FILE = /entry-client/
const OFFICE_FILE = /assets\/(gestion|load|office)/
/** It is there before anything else. */
const RUNTIME_FILE = /rolldown-runtime/
/** Every first page lists the files that may follow it: those of the shop have no more name than they need. */
const NAMED = /^(gestion|load|office|schemas|screens|rolldown-runtime)/
const fileName = ({ name }: { name: string }) => (NAMED.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js')
/** Every page of the shop goes through it. */
const FRAME = '/_shop'
/** What stands in the place of somebody's own page: the server renders it at once, public pages never do. */
const SIGNED = '/_shop/_signed'

/** Both builds of the web: what browsers load, and what the server renders with. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  // React has it by itself
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    contractCalls(),
    screenHeads(),
    leanQuery(),
    leanReact(),
    leanZod(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // what a page loads before it is shown travels with that page, not with every first one; but of the back office,
      // which only a browser can run, the server would fetch the whole for what stands in its place meanwhile
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          routeId === FRAME || (routeId === SIGNED && (isSsrBuild || command === 'serve'))
            ? []
            : OFFICE.test(routeId)
              ? [['component', 'errorComponent', 'notFoundComponent']]
              : [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: false,
      addExtensions: true,
      routeFileIgnorePattern: '\\.test\\.',
      generatedRouteTree: './src/routeTree.gen.ts',
      routesDirectory: './src/routes',
    }),
    react(),
    tailwindcss(),
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // the page that the server sends lists them for whoever opens the back office; the shop need not know their names
    modulePreload: {
      resolveDependencies: (file, parts, { hostId }) =>
        ENTRY_FILE.test(hostId) && OFFICE_FILE.test(file) ? [] : parts.filter((part) => !RUNTIME_FILE.test(part)),
    },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      // a schema that nobody uses is dropped, and Zod with it; so is the part of a screen that its head does not name
      treeshake: { manualPureFunctions: ['z', 'lazy', 'Intl.DateTimeFormat'] },
      output: isSsrBuild ? {} : { codeSplitting: { groups: FILES }, chunkFileNames: fileName },
    },
  },
  ...(isSsrBuild
    ? {
        // one bundle without node_modules, and React's fast build whatever NODE_ENV the process has
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }
    : {}),
}))
