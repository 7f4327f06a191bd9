import type { Envio } from '@telar/contract/ventas/envio'
import { envios } from '@telar/contract/ventas/envios'
import { serviciosDe } from '@telar/domain/ventas/transportista'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useWords } from '../../use-texts.ts'
import { words } from '../../words.ts'
import { ENVIO, ENVIO_LABELS } from './envio-texts.ts'
import { enKilos, leerCm, leerKilos } from './kilos.ts'
import { PREPARAR } from './preparar-texts.ts'
import { useTransportistas } from './use-transportistas.ts'

interface Escrito {
  peso: string
  largo: string
  ancho: string
  alto: string
}
const NUEVO: Escrito = { peso: '', largo: '', ancho: '', alto: '' }
const CAMPOS = ['peso', 'largo', 'ancho', 'alto'] as const
const LUGAR = ['calle', 'codigoPostal', 'ciudad', 'telefono'] as const

/** Whether something in a field will not do; a measure may be left out. */
const noVale = (campo: keyof Escrito, texto: string): boolean =>
  campo === 'peso' ? leerKilos(texto) === null : texto.trim() !== '' && leerCm(texto) === null

const escritoDe = ({ pesoGr, largo, ancho, alto }: Envio['bultosDe'][number]): Escrito => ({
  ...{ peso: enKilos(pesoGr), largo: String(largo ?? ''), ancho: String(ancho ?? ''), alto: String(alto ?? '') },
})

/** Another carrier or service, the address in words that fit, and what each parcel weighs and measures, before there is a label. */
export function CambiarDialog({ row: envio, onClose }: ActionDialogProps<Envio>) {
  const say = useWords(ENVIO)
  const labels = useWords(ENVIO_LABELS)
  const comunes = useWords(words)
  const preparar = useWords(PREPARAR)
  const { mutateAsync: cambiar } = useCommand(envios.cambiar)
  const todos = useTransportistas()
  const [transportistaId, setTransportista] = useState(envio.transportistaId)
  const [servicio, setServicio] = useState(envio.servicio)
  const [direccion, setDireccion] = useState(envio.direccion)
  const [bultos, setBultos] = useState(() => envio.bultosDe.map(escritoDe))
  const servicios = serviciosDe(todos.find(({ id }) => id === transportistaId)?.servicios ?? '')
  const malPeso = bultos.some(({ peso }) => noVale('peso', peso))
  const malMedida = bultos.some((uno) => CAMPOS.some((campo) => campo !== 'peso' && noVale(campo, uno[campo])))
  const poner = (i: number, campo: keyof Escrito, valor: string) =>
    setBultos(bultos.map((uno, j) => (i === j ? { ...uno, [campo]: valor } : uno)))
  const rotuloDeLugar = { ...comunes, calle: comunes.direccion }
  const rotulo = { peso: say.pesoKg, largo: say.largo, ancho: say.ancho, alto: say.alto }
  return (
    <PreguntaDialog
      title={say.cambiar.replace('…', '')}
      description={say.cambiarQue}
      verb={say.guardar}
      asks
      disabled={malPeso || malMedida}
      onClose={onClose}
      onConfirm={async () => {
        const { id, version, notas } = envio
        const suyos = bultos.map(({ peso, largo, ancho, alto }) => ({
          ...{ pesoGr: leerKilos(peso) ?? 1, largo: leerCm(largo), ancho: leerCm(ancho), alto: leerCm(alto) },
        }))
        const elegido = servicios.some(({ codigo }) => codigo === servicio) ? servicio : ''
        const body = { version, transportistaId, servicio: elegido, notas, direccion, bultos: suyos }
        await cambiar({ params: { id }, body })
        notify(say.hecho)
      }}
    >
      <FieldShell id="transportista" label={labels.transportista}>
        <select
          id="transportista"
          className="o-in"
          value={transportistaId}
          onChange={({ target }) => setTransportista(Number(target.value))}
        >
          {!todos.some(({ id }) => id === envio.transportistaId) && (
            <option value={envio.transportistaId}>{envio.transportista}</option>
          )}
          {todos.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </select>
      </FieldShell>
      {servicios.length > 0 && (
        <FieldShell id="servicio" label={labels.servicio}>
          <select id="servicio" className="o-in" value={servicio} onChange={({ target }) => setServicio(target.value)}>
            {servicios.map(({ codigo, nombre }) => (
              <option key={codigo} value={codigo}>
                {nombre}
              </option>
            ))}
          </select>
        </FieldShell>
      )}
      {LUGAR.map((campo) => (
        <FieldShell
          key={campo}
          id={`lugar-${campo}`}
          label={rotuloDeLugar[campo]}
          width={campo === 'calle' ? 'wide' : 'short'}
        >
          <input
            id={`lugar-${campo}`}
            className="o-in"
            value={direccion[campo]}
            onChange={({ target }) => setDireccion({ ...direccion, [campo]: target.value })}
          />
        </FieldShell>
      ))}
      {bultos.map((uno, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parcels are known by their place.
        <fieldset key={i} className="o-row o-wrap">
          <legend className="o-q">
            {say.bulto} {i + 1}
          </legend>
          {CAMPOS.map((campo) => (
            <label key={campo} className="o-fld">
              {rotulo[campo]}
              <input
                className="o-in o-in-xs o-n"
                inputMode="decimal"
                aria-invalid={noVale(campo, uno[campo]) || undefined}
                value={uno[campo]}
                onChange={({ target }) => poner(i, campo, target.value)}
              />
            </label>
          ))}
        </fieldset>
      ))}
      <p className="o-row">
        <Button small look="ghost" icon={Plus} onClick={() => setBultos([...bultos, NUEVO])}>
          {say.otroBulto}
        </Button>
        {bultos.length > 1 && (
          <Button small look="ghost" icon={Minus} onClick={() => setBultos(bultos.slice(0, -1))}>
            {say.quitarBulto}
          </Button>
        )}
      </p>
      {malPeso && <p className="o-err">{preparar.pesoMal}</p>}
      {malMedida && <p className="o-err">{say.medidaMal}</p>}
    </PreguntaDialog>
  )
}
