import { keepPreviousData } from '@tanstack/react-query'
import type { TelaPorCortar } from '@telar/contract/produccion/corte'
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { useLeftState } from '../../../../kit/form/use-left.ts'
import { useRead } from '../../../calls.ts'
import { useSettled } from '../../../use-settled.ts'
import { useFormat } from '../../../use-texts.ts'
import { type Escritas, enLineas } from '../cuentas.ts'
import { cantidadDe, conEscaneada, enConsumos, type Pieza, piezasDe, type Toma, type Tomas } from './tomas.ts'

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
  const [escaneadas, setEscaneadas] = useLeftState<readonly string[]>('escaneadas', [])
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
  /** A roll that was scanned is cut; says why not, where it is of no use. */
  const escanear = (id: number): 'unfit' | 'spare' | null => {
    const tela = telas.find((una) => piezasDe(una).some((pieza) => pieza.id === id))
    const colorId = tela?.piezas.find((pieza) => pieza.id === id)?.colorId ?? null
    if (!tela) return 'unfit'
    const suyas = piezasDe(tela).filter((pieza) => colorId === null || pieza.colorId === colorId)
    const necesaria = tela.porColor.find((uno) => uno.colorId === colorId)?.necesaria ?? tela.necesaria
    const clave = `${tela.materiaId} ${colorId}`
    const cual = { id, necesaria, primera: !escaneadas.includes(clave) }
    const nuevas = conEscaneada(suyas, todas, cual, { decimal, escribir: number })
    if (!nuevas) return 'spare'
    escribir(tela.materiaId, nuevas)
    setEscaneadas([...escaneadas, clave])
    return null
  }
  return {
    read,
    telas,
    otras,
    piezas,
    tomas: todas,
    escribir,
    escanear,
    /** Back to what the server proposes. */
    proponer: ({ materiaId, piezas: suyas }: TelaPorCortar) => {
      const olvidadas = Object.fromEntries(suyas.map(({ id }) => [id, undefined]))
      setTomas({ ...todas, ...olvidadas })
      setTocadas(tocadas.filter((id) => id !== materiaId))
      setEscaneadas(escaneadas.filter((clave) => !clave.startsWith(`${materiaId} `)))
    },
    anadir: (pieza: Pieza) => setOtras([...otras, pieza]),
    mal: piezas.some((pieza) => cantidadDe(pieza, todas[pieza.id], decimal) === null),
    consumos: enConsumos(piezas, todas, decimal),
    cortadas: piezas.filter((pieza) => (cantidadDe(pieza, todas[pieza.id], decimal) ?? 0) > 0),
  }
}

export type Corte = ReturnType<typeof useCorte>
