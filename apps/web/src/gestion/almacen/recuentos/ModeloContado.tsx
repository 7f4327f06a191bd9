import { type PorContar, recuentos } from '@telar/contract/almacen/recuentos'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { X } from 'lucide-react'
import type { Escrito, Rejilla } from '../../../pieces/matriz/rejilla.ts'
import { useRead } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { MatrizEscrita } from '../MatrizEscrita.tsx'
import { anotar, type Cuaderno, claveDe, seCuenta, sinModelo, tambienEn } from './cuaderno.ts'
import { RECUENTO } from './recuento-texts.ts'
import { useAlDia } from './use-al-dia.ts'

interface ModeloContadoProps {
  modeloId: number
  cuaderno: Cuaderno
  /** It was picked just now. */
  fresco: boolean
  cambiar: (cambio: (antes: Cuaderno) => Cuaderno) => void
}

function rejillaDe(hoja: readonly PorContar[], idioma: Idioma): Rejilla {
  const porColor = Map.groupBy(hoja, ({ colorId }) => colorId)
  return {
    tallas: hoja[0]?.tallas ?? [],
    colores: [...porColor].map(([id, celdas]) => ({
      id,
      nombre: celdas[0] ? enIdioma(celdas[0].color, idioma) : '',
      hex: celdas[0]?.hex ?? 'transparent',
      tallas: celdas.map(({ talla, hay, comprometidas }) => ({ talla, libre: hay - comprometidas })),
    })),
  }
}

/** One model of a count. */
export function ModeloContado(props: ModeloContadoProps) {
  const { modeloId, cuaderno } = props
  const hoja = useRead(recuentos.hoja, { body: { modeloIds: [modeloId], lugar: cuaderno.lugar } }, { staleTime: 0 })
  const alEscribir = useAlDia(modeloId, hoja, props.cambiar)
  return <Leido de={hoja}>{(celdas) => <Hoja {...props} celdas={celdas} alEscribir={alEscribir} />}</Leido>
}

interface HojaProps extends ModeloContadoProps {
  celdas: PorContar[]
  alEscribir: (escritos: readonly Escrito[]) => void
}

function Hoja({ modeloId, cuaderno, fresco, cambiar, celdas: todas, alEscribir }: HojaProps) {
  const celdas = todas.filter(({ colorId, talla }) => seCuenta(cuaderno, modeloId, colorId, talla))
  const enVarios = celdas.flatMap(({ colorId, color, talla }) => {
    const otras = tambienEn(cuaderno, modeloId, colorId, talla)
    return otras.length > 0 ? [{ color, talla, otras: otras.join(', ') }] : []
  })
  const say = useWords(RECUENTO)
  const { idioma } = useFormat()
  const [primera] = celdas
  const titulo = primera ? `${primera.numero} ${primera.nombre}` : String(modeloId)
  const anotada = (colorId: number, talla: string) => cuaderno.celdas[claveDe(modeloId, colorId, talla)]
  const hay = (colorId: number, talla: string) =>
    celdas.find((celda) => celda.colorId === colorId && celda.talla === talla)?.hay ?? 0
  const vacias = celdas.filter(({ colorId, talla }) => !anotada(colorId, talla))
  const escribir = (escritos: readonly Escrito[]) => {
    cambiar((ahora) => anotar(ahora, modeloId, escritos, hay))
    alEscribir(escritos)
  }
  const quitar = () => {
    const antes = cuaderno
    cambiar((ahora) => sinModelo(ahora, modeloId))
    notify(say.quitado(primera?.numero ?? ''), { undo: () => cambiar(() => antes) })
  }
  return (
    <section className="o-model" aria-label={titulo}>
      <h2 className="o-row">
        <b>{primera?.numero}</b> <span className="o-el">{primera?.nombre}</span>
        <span className="o-sp" />
        {vacias.length > 0 && (
          <Button
            look="ghost"
            small
            onClick={() => escribir(vacias.map(({ colorId, talla }) => ({ colorId, talla, texto: '0' })))}
          >
            {say.vaciasACero}
          </Button>
        )}
        <Button look="ghost" small iconOnly icon={X} onClick={quitar}>
          {`${say.quitar} ${primera?.numero ?? ''}`}
        </Button>
      </h2>
      {enVarios.length > 0 && (
        <Note>
          {say.enVarios}{' '}
          {enVarios.map(({ color, talla, otras }) => `${enIdioma(color, idioma)} ${talla} (${otras})`).join(' · ')}
        </Note>
      )}
      {celdas.length === 0 ? (
        <p className="o-q">{say.sinCasillas}</p>
      ) : (
        <MatrizEscrita
          {...rejillaDe(celdas, idioma)}
          title={titulo}
          fresh={fresco}
          texto={(colorId, talla) => String(anotada(colorId, talla)?.contadas ?? '')}
          suma={(colorId, talla) => anotada(colorId, talla)?.contadas ?? 0}
          onWrite={escribir}
          {...(cuaderno.aCiegas
            ? {}
            : {
                libros: (colorId, talla) => anotada(colorId, talla)?.habia ?? hay(colorId, talla),
                diferencia: (colorId, talla) => {
                  const celda = anotada(colorId, talla)
                  return celda ? celda.contadas - celda.habia : null
                },
              })}
        />
      )}
    </section>
  )
}
