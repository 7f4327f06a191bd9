import { compras } from '@telar/contract/produccion/compras'
import { enIdioma } from '@telar/domain/idioma'
import { Ban, Undo2 } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { COMPRA, COMPRA_LABELS } from '../compras/compra-texts.ts'
import { P } from '../palabras.ts'

const CONTRATO = {
  search: compras.searchDevoluciones,
  export: compras.exportDevoluciones,
  anular: compras.anularDevolucion,
}

export const head = crudHead(
  { search: compras.searchDevoluciones },
  {
    area: 'produccion',
    icon: Undo2,
    order: 23,
    quiet: true,
    short: word('Devoluciones de compra', 'Purchase returns', 'Devoluções de compra', 'Devolucions de compra'),
    table: 'devoluciones_proveedor',
    noun: {
      es: { one: 'devolución a proveedor', many: 'devoluciones a proveedores', gender: 'f' },
      en: { one: 'return to a supplier', many: 'returns to suppliers' },
      pt: { one: 'devolução a fornecedor', many: 'devoluções a fornecedores', gender: 'f' },
      ca: { one: 'devolució a proveïdor', many: 'devolucions a proveïdors', gender: 'f' },
    },
    label: ({ numero }) => numero,
    sigil: '#',
    detail: ({ proveedor }) => proveedor,
    sort: '-numero',
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'compras',
  labels: {
    numero: COMPRA_LABELS.numero,
    proveedor: P.proveedor,
    proveedorId: P.proveedor,
    fecha: P.fecha,
    motivo: P.motivo,
    repone: word('Se repone', 'Replaced', 'Repõe-se', 'Es reposa'),
    anulada: word('Anulada', 'Cancelled', 'Anulada', 'Anul·lada'),
    quien: word('Quién', 'Who', 'Quem', 'Qui'),
    materias: COMPRA_LABELS.materias,
    importe: P.importe,
  },
  columns: {
    numero: { kind: 'text', width: 130, main: true },
    proveedor: { kind: 'text', width: 220 },
    materias: { kind: 'text', grow: true },
    motivo: { kind: 'text', width: 200, secondary: true },
    fecha: { kind: 'date', width: 110 },
    repone: { kind: 'boolean', width: 110 },
    anulada: { kind: 'boolean', width: 100, secondary: true },
    importe: { kind: 'money', sum: true, width: 120 },
    quien: { kind: 'text', hidden: true, secondary: true },
  },
  actions: [
    {
      call: 'anular',
      label: COMPRA.anularDevolucion,
      icon: Ban,
      needs: 'one',
      run: async ({ write }, rows, idioma) => {
        for (const { id, version } of rows) await write(compras.anularDevolucion, { params: { id }, body: { version } })
        return { text: enIdioma(COMPRA.devolucionAnulada, idioma) }
      },
    },
  ],
})
