import { keepPreviousData } from '@tanstack/react-query'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { useRead } from '../../../calls.ts'
import { useSettled } from '../../../use-settled.ts'
import { type Escritas, enLineas } from '../cuentas.ts'
import type { Corte } from './use-corte.ts'

type Escrito = { lineas: ReturnType<typeof enLineas>; consumos: Corte['consumos'] }

/** What speaks against the cut as it is written, asked of the server before it is made. */
export function useProblemas(id: number, prendas: Escritas, { consumos, mal }: Corte) {
  const escrito = JSON.stringify({ lineas: enLineas(prendas), consumos } satisfies Escrito)
  const asentado = useSettled(escrito)
  const body: Escrito = JSON.parse(asentado)
  const algo = body.lineas.length > 0 || body.consumos.length > 0
  const read = useRead(
    ordenesfab.problemasDeCorte,
    { params: { id }, body },
    { enabled: algo && !mal, placeholderData: keepPreviousData, staleTime: 0 },
  )
  return { ...read, data: algo ? read.data : [], isFetching: read.isFetching || asentado !== escrito }
}
