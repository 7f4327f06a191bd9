import { keepPreviousData } from '@tanstack/react-query'
import type { TelaPorCortar } from '@telar/contract/produccion/corte'
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { useLeftState } from '../../../../kit/form/use-left.ts'
import { useRead } from '../../../calls.ts'
import { useSettled } from '../../../use-settled.ts'
import { useFormat } from '../../../use-texts.ts'
import { type Escritas, enLineas } from '../cuentas.ts'
import { cantidadDe, enConsumos, type Pieza, piezasDe, type Toma, type Tomas } from './tomas.ts'

/**
 * The rolls that are about to be cut: those that the server proposes for the garments written, until somebody writes
 * otherwise of a material, and others that were looked up.
 */
/** Kept as text, so that what is written the same is not asked twice. */
const leer = (texto: string): ReturnType<typeof enLineas> => JSON.parse(texto)

export function useCorte(orden: OrdenFab, prendas: Escritas) {
  const { number, decimal } = useFormat()
  const lineas = useSettled(JSON.stringify(enLineas(prendas)))
  const [tomas, setTomas] = useLeftState<Tomas>('tomas', {})
  const [tocadas, setTocadas] = useLeftState<readonly number[]>('tocadas', [])
  const [otras, setOtras] = useLeftState<readonly Pieza[]>('otras', [])
  const read = useRead(
    ordenesfab.porCortar,
    {
      params: { id: orden.id },
      body: { lineas: leer(lineas) },
    },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const telas = read.data ?? []
  const propuestas: Tomas = Object.fromEntries(
    telas.flatMap(({ materiaId, piezas }) =>
      tocadas.includes(materiaId)
        ? []
        : piezas
            .filter(({ propuesta }) => propuesta > 0)
            .map(({ id, propuesta }): [number, Toma] => [id, { campo: 'cantidad', texto: number(propuesta) }]),
    ),
  )
  const todas: Tomas = { ...tomas, ...propuestas }
  const piezas = [...telas.flatMap(piezasDe), ...otras]
  const escribir = (materiaId: number, nuevas: Tomas) => {
    setTomas({ ...todas, ...nuevas })
    setTocadas([...tocadas, materiaId])
  }
  return {
    read,
    telas,
    otras,
    piezas,
    tomas: todas,
    escribir,
    /** Back to what the server proposes. */
    proponer: ({ materiaId, piezas: suyas }: TelaPorCortar) => {
      const olvidadas = Object.fromEntries(suyas.map(({ id }) => [id, undefined]))
      setTomas({ ...todas, ...olvidadas })
      setTocadas(tocadas.filter((id) => id !== materiaId))
    },
    anadir: (pieza: Pieza) => setOtras([...otras, pieza]),
    mal: piezas.some((pieza) => cantidadDe(pieza, todas[pieza.id], decimal) === null),
    consumos: enConsumos(piezas, todas, decimal),
    cortadas: piezas.filter((pieza) => (cantidadDe(pieza, todas[pieza.id], decimal) ?? 0) > 0),
  }
}

export type Corte = ReturnType<typeof useCorte>
