import { etiquetas } from '@telar/contract/produccion/etiquetas'
import { enZpl } from '@telar/domain/casa/etiquetas'
import { imprimirEtiquetas } from '../../casa/etiquetas/imprimir.ts'
import { implement } from '../../kit/call.ts'
import { etiquetasEnZpl } from '../materias/etiquetas.ts'
import { celdasDe, etiquetasDePrendas } from './prendas.ts'

export default implement(etiquetas, {
  celdas: ({ db, query }) => celdasDe(db, query),
  pdf: async ({ db, body: { hoja, ...prendas } }) => {
    const suyas = await etiquetasDePrendas(db, prendas)
    return {
      name: 'etiquetas.pdf',
      content: await imprimirEtiquetas(suyas, { idioma: prendas.idioma, medidas: hoja, desde: hoja.desde }),
    }
  },
  zpl: async ({ db, body: { rollo, ...prendas } }) => {
    const suyas = await etiquetasDePrendas(db, prendas)
    return { name: 'etiquetas.zpl', content: Buffer.from(enZpl(suyas, rollo)) }
  },
  rollosZpl: ({ db, body: { entradaId, rollo }, idioma, house }) =>
    etiquetasEnZpl(db, entradaId, rollo, idioma, house.config.publicUrl),
})
