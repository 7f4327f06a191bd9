import { hrefOf } from './place.ts'

/* Where a link may not lead. The compiler runs this file; nothing else does. */

hrefOf()
hrefOf('colores')
hrefOf('colores', 12)
hrefOf('colores', 'nuevo')
hrefOf('modelos', 'importar')
hrefOf('ordenesfab', 'desde-pedidos', { temporada: 3 })

// @ts-expect-error a screen that does not exist
hrefOf('colors')

// @ts-expect-error a record of a screen whose rows do not open
hrefOf('facturalineas', 12)

// @ts-expect-error a place below a screen that has none
hrefOf('ajustes', 1)

// @ts-expect-error a page that the screen does not have
hrefOf('modelos', 'importer')

// @ts-expect-error a page of another screen
hrefOf('colores', 'importar')
