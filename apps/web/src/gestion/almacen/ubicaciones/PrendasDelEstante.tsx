import { type CeldaEnUbicacion, type Ubicacion, ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { enIdioma } from '@telar/domain/idioma'
import { X } from 'lucide-react'
import { useMay } from '../../access.ts'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Swatch } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { UBICACION } from './ubicacion-texts.ts'

/** What lies on a shelf, and where else. */
export function PrendasDelEstante({ row }: PartProps<Ubicacion>) {
  const read = useRead(
    ubicaciones.celdas,
    { params: { id: row?.id ?? 0 } },
    { enabled: row !== undefined, staleTime: 0 },
  )
  return <Leido de={read}>{(celdas) => row && <Prendas estante={row} celdas={celdas} />}</Leido>
}

function Prendas({ estante, celdas }: { estante: Ubicacion; celdas: CeldaEnUbicacion[] }) {
  const say = useWords(UBICACION)
  const t = useWords(OFFICE)
  const { idioma, number } = useFormat()
  const may = useMay()
  const calls = useCalls()
  const { mutateAsync: asignar } = useCommand(ubicaciones.asignar)
  if (celdas.length === 0) return <p className="o-sec o-q">{say.vacio}</p>
  const quitar = async (celda: CeldaEnUbicacion, que: string) => {
    const { modeloId, colorId, talla } = celda
    const cual = { modeloId, colorId, talla }
    const poner = (ubicacionIds: number[]) => asignar({ body: { celdas: [{ ...cual, ubicacionIds }] } })
    try {
      const todas = await calls.read(ubicaciones.deModelo, { params: { id: modeloId } })
      const suyas = todas.find((una) => una.colorId === colorId && una.talla === talla)?.ubicaciones ?? []
      const ids = suyas.map(({ id }) => id)
      await poner(ids.filter((id) => id !== estante.id))
      notify(say.quitada(que, estante.codigo), { undo: () => void poner(ids) })
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  return (
    <section className="o-sec o-flat" aria-label={say.prendas}>
      <ul className="o-to-pack">
        {celdas.map((celda) => {
          const que = `${celda.numero} ${enIdioma(celda.color, idioma)} ${celda.talla}`
          const otras = celda.otras.join(', ')
          return (
            <li key={`${celda.modeloId} ${celda.colorId} ${celda.talla}`} className="o-row">
              <Swatch hex={celda.hex} />
              <span className="o-el">
                <OfficeLink className="o-link o-m" href={hrefOf('modelos', celda.modeloId, { ficha: 'estantes' })}>
                  {que}
                </OfficeLink>{' '}
                <span className="o-q">
                  {celda.nombre}
                  {otras && ` · ${celda.principal ? say.tambien(otras) : say.primeroEn(otras)}`}
                </span>
              </span>
              <span className="o-sp" />
              <b className="o-n">{number(celda.stock)}</b>
              {may(ubicaciones.asignar.access) && (
                <Button look="ghost" small iconOnly icon={X} onClick={() => void quitar(celda, que)}>
                  {say.quitar(que)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
