import { ventanas } from '@telar/contract/catalogo/ventanas'
import { ventanasTable } from '../../db/schema/catalogo/modelos.ts'
import { implement } from '../../kit/call.ts'
import { FieldsError } from '../../kit/errors.ts'
import { crud } from '../../kit/rows/crud.ts'

interface Fechas {
  desde: string
  hasta: string
  cierre: string | null
}

function comprobarFechas({ desde, hasta, cierre }: Fechas): void {
  if (desde > hasta) throw new FieldsError({ hasta: ['ventana.fechas'] })
  if (cierre !== null && cierre > hasta) throw new FieldsError({ cierre: ['ventana.cierre'] })
}

export default implement(
  ventanas,
  crud(ventanas, {
    table: ventanasTable,
    entity: 'Ventana',
    searchIn: ['nombre'],
    label: 'nombre',
    orderBy: 'desde desc',
    check: async (_db, entrada) => {
      comprobarFechas(entrada)
      return entrada
    },
  }),
)
