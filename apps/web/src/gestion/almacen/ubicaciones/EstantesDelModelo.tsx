import { type CeldaUbicada, ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { enIdioma } from '@telar/domain/idioma'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { Swatch } from '../../parts/State.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { BuscarEstante } from './BuscarEstante.tsx'
import { ESTANTES } from './ubicacion-texts.ts'

/** Where each colour and size of a model lies; shelves are put on and taken off. */
export function EstantesDelModelo({ row }: PartProps) {
  const modeloId = Number(row?.id)
  const read = useRead(ubicaciones.deModelo, { params: { id: modeloId } }, { enabled: row !== undefined, staleTime: 0 })
  return <Leido de={read}>{(celdas) => <DelModelo modeloId={modeloId} celdas={celdas} />}</Leido>
}

type Guardar = (celdas: readonly CeldaUbicada[], ids: (celda: CeldaUbicada) => number[]) => Promise<void>

function DelModelo({ modeloId, celdas }: { modeloId: number; celdas: CeldaUbicada[] }) {
  const say = useWords(ESTANTES)
  const t = useWords(OFFICE)
  const { mutateAsync: asignar } = useCommand(ubicaciones.asignar)
  const guardar: Guardar = async (suyas, ids) => {
    const enviar = (de: (celda: CeldaUbicada) => number[]) =>
      asignar({
        body: {
          celdas: suyas.map((celda) => ({
            ...{ modeloId, colorId: celda.colorId, talla: celda.talla, ubicacionIds: de(celda) },
          })),
        },
      })
    try {
      await enviar(ids)
      notify(say.guardado, { undo: () => void enviar(({ ubicaciones: antes }) => antes.map(({ id }) => id)) })
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  if (celdas.length === 0) return <p className="o-sec o-q">{say.sinVariantes}</p>
  return (
    <section className="o-sec o-flat" aria-label={say.titulo}>
      <p className="o-q o-measure o-after">{say.que}</p>
      {[...Map.groupBy(celdas, ({ colorId }) => colorId)].map(([colorId, suyas]) => (
        <DeColor key={colorId} celdas={suyas} guardar={guardar} />
      ))}
    </section>
  )
}

function DeColor({ celdas, guardar }: { celdas: CeldaUbicada[]; guardar: Guardar }) {
  const say = useWords(ESTANTES)
  const may = useMay()
  const { idioma } = useFormat()
  const [abierta, setAbierta] = useState<string | null>(null)
  const [primera] = celdas
  if (!primera) return null
  const color = enIdioma(primera.color, idioma)
  const puede = may(ubicaciones.asignar.access)
  const poner = (cuales: readonly CeldaUbicada[], id: number) =>
    guardar(cuales, ({ ubicaciones: antes }) => [...antes.map((una) => una.id).filter((otra) => otra !== id), id])
  const boton = (clave: string, nombre: string, cuales: readonly CeldaUbicada[]) =>
    abierta === clave ? (
      <BuscarEstante
        label={`${say.poner} ${nombre}`}
        onPick={({ id }) => {
          setAbierta(null)
          void poner(cuales, id)
        }}
      />
    ) : (
      <Button look="ghost" small iconOnly icon={Plus} onClick={() => setAbierta(clave)}>
        {`${say.poner} ${nombre}`}
      </Button>
    )
  return (
    <div className="o-model o-measure">
      <h2 className="o-row">
        <Swatch hex={primera.hex} /> <b>{color}</b>
        <span className="o-sp" />
        {puede && boton('', say.todas(color), celdas)}
      </h2>
      <ul className="o-to-pack">
        {celdas.map((celda) => {
          const que = `${color} ${celda.talla}`
          return (
            <li key={celda.talla} className="o-row">
              <b className="o-shelf-size">{celda.talla}</b>
              <span className="o-q o-n">{celda.stock}</span>
              <span className="o-row o-wrap">
                {celda.ubicaciones.length === 0 && <span className="o-none">{say.sinSitio}</span>}
                {celda.ubicaciones.map(({ id, codigo }, i) => (
                  <span key={id} className={i === 0 ? 'o-where o-m' : 'o-where'}>
                    {codigo}
                    {puede && (
                      <Button
                        look="ghost"
                        small
                        iconOnly
                        icon={X}
                        onClick={() =>
                          void guardar([celda], ({ ubicaciones: antes }) =>
                            antes.map((una) => una.id).filter((otra) => otra !== id),
                          )
                        }
                      >
                        {say.quitar(codigo, que)}
                      </Button>
                    )}
                  </span>
                ))}
              </span>
              <span className="o-sp" />
              {puede && boton(celda.talla, que, [celda])}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
