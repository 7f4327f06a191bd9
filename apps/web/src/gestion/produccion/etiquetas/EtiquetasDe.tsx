import { codigos } from '@telar/contract/catalogo/codigos'
import { type CeldaDeEtiqueta, etiquetas } from '@telar/contract/produccion/etiquetas'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { Barcode, Printer } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { Matriz } from '../../almacen/Matriz.tsx'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { guardarFormato, leerFormato, medidasDe, puntosDe, ROLLO } from '../../parts/etiquetas/formato.ts'
import { FORMATO } from '../../parts/etiquetas/formato-texts.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFailure } from '../../parts/use-failure.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { ETIQUETAS } from './etiquetas-texts.ts'
import { FormatoDeEtiquetas } from './FormatoDeEtiquetas.tsx'

export interface De {
  de: 'modelo' | 'previstas' | 'recibidas' | 'entrega'
  id: number
  /** Of whoever gets the garments; without one, that of the labels printed last. */
  idioma?: Idioma | undefined
}

/** The labels of a model's garments, of an order's or of a delivery's: how many of each, and on what. */
export function EtiquetasDe({ de, id, idioma }: De) {
  const leidas = useRead(etiquetas.celdas, { query: { de, id } }, { staleTime: 0 })
  return <Leido de={leidas}>{(celdas) => <Hacer celdas={celdas} suyo={idioma} />}</Leido>
}

const clave = (modeloId: number, colorId: number, talla: string) => `${modeloId} ${colorId} ${talla}`

function Hacer({ celdas, suyo }: { celdas: CeldaDeEtiqueta[]; suyo: De['idioma'] }) {
  const say = useWords(ETIQUETAS)
  const papel = useWords(FORMATO)
  const t = useWords(OFFICE)
  const calls = useCalls()
  const { idioma } = useFormat()
  const [formato, setFormato] = useState(() => ({ ...leerFormato(), ...(suyo && { idioma: suyo }) }))
  const [failure, setFailure] = useFailure()
  const [escritas, setEscritas] = useState<Record<string, number>>(() =>
    Object.fromEntries(celdas.map((c) => [clave(c.modeloId, c.colorId, c.talla), c.cantidad])),
  )
  const cuantas = (modeloId: number, colorId: number, talla: string) => escritas[clave(modeloId, colorId, talla)] ?? 0
  const total = celdas.reduce((n, c) => n + cuantas(c.modeloId, c.colorId, c.talla), 0)
  const hacer = async () => {
    guardarFormato(suyo ? { ...formato, idioma: leerFormato().idioma } : formato)
    setFailure(null)
    const pedidas = celdas
      .map(({ modeloId, colorId, talla }) => ({
        modeloId,
        colorId,
        talla,
        cantidad: cuantas(modeloId, colorId, talla),
      }))
      .filter(({ cantidad }) => cantidad > 0)
    const { clase, conPrecio, rollo, desde } = formato
    const body = { celdas: pedidas, clase, conPrecio, idioma: formato.idioma }
    try {
      if (formato.salida === ROLLO) {
        await calls.download(
          etiquetas.zpl,
          { body: { ...body, rollo: { ...rollo, puntos: puntosDe(formato) } } },
          'etiquetas.zpl',
        )
      } else
        await calls.download(
          etiquetas.pdf,
          { body: { ...body, hoja: { ...medidasDe(formato), desde } } },
          'etiquetas.pdf',
        )
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">
        {say.titulo} <span className="o-q o-s">{say.que}</span>
      </h2>
      {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
      <FormatoDeEtiquetas formato={formato} onChange={setFormato} />
      {[...Map.groupBy(celdas, ({ modeloId }) => modeloId)].map(([modeloId, suyas]) => (
        <Matriz
          key={modeloId}
          title={`${suyas[0]?.numero} ${suyas[0]?.nombre}`}
          tallas={[...new Set(suyas.map(({ talla }) => talla))]}
          colores={[...Map.groupBy(suyas, ({ colorId }) => colorId)].map(([colorId, filas]) => ({
            id: colorId,
            nombre: filas[0] ? enIdioma(filas[0].color, idioma) : '',
            hex: filas[0]?.hex ?? 'transparent',
            tallas: filas.map(({ talla }) => ({ talla, libre: 0 })),
          }))}
          cantidad={(colorId, talla) => cuantas(modeloId, colorId, talla)}
          onChange={(cambios) =>
            setEscritas({
              ...escritas,
              ...Object.fromEntries(cambios.map((c) => [clave(modeloId, c.colorId, c.talla), c.cantidad])),
            })
          }
        />
      ))}
      <div className="o-row o-wrap o-spaced">
        <SinCodigo celdas={celdas} onFailure={setFailure} />
        <span className="o-sp" />
        <Button look="main" icon={Printer} disabled={total === 0} onClick={() => void hacer()}>
          {papel.hacer(total)}
        </Button>
      </div>
    </section>
  )
}

/** Those that have no code yet get one in one go. */
function SinCodigo({ celdas, onFailure }: { celdas: CeldaDeEtiqueta[]; onFailure: (failure: unknown) => void }) {
  const say = useWords(ETIQUETAS)
  const may = useMay()
  const { mutateAsync: dar, isPending } = useCommand(codigos.dar)
  const calls = useCalls()
  const sin = celdas.filter(({ ean }) => ean === null)
  if (sin.length === 0 || !may(codigos.dar.access)) return null
  const darles = async () => {
    try {
      const { dados } = await dar({ body: { modeloIds: [...new Set(sin.map(({ modeloId }) => modeloId))] } })
      await calls.reread(etiquetas.celdas)
      notify(say.dados(dados))
    } catch (error) {
      onFailure(error)
    }
  }
  return (
    <Button icon={Barcode} disabled={isPending} onClick={() => void darles()}>
      {say.dar(sin.length)}
    </Button>
  )
}
