import { type ImportacionEntera, importaciones } from '@telar/contract/casa/importaciones'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { IMPORTACIONES, QUE } from './importaciones-texts.ts'

const LOOKED_AT_EVERY = 500
const deVuelta = (estado: string | undefined) => estado === 'revisando' || estado === 'deshaciendo'
const enMarcha = (estado: string | undefined) => estado === 'probando' || estado === 'escribiendo' || deVuelta(estado)

/** One import: how far it has come, what becomes of each row, and what can be done with it. */
export function Resultado({ id }: { id: number }) {
  const say = useWords(IMPORTACIONES)
  const nombres = useWords(QUE)
  const read = useRead(
    importaciones.ver,
    { params: { id } },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (enMarcha(data?.estado) && !data?.parada ? LOOKED_AT_EVERY : false),
    },
  )
  return (
    <>
      <PlainHead screen="importaciones" title={read.data ? nombres[read.data.que] : say.traer}>
        <span className="o-sp" />
        {read.data && <Hacer de={read.data} />}
      </PlainHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it, whatever it holds. */}
      <section className="o-scroll" tabIndex={0} aria-label={say.registro}>
        <Leido de={read}>
          {(datos) => (
            <>
              <Estado {...datos} />
              {datos.filas.length > 0 && <Filas {...datos} />}
            </>
          )}
        </Leido>
      </section>
    </>
  )
}

function Hacer({ de }: { de: ImportacionEntera }) {
  const t = useWords(OFFICE)
  const may = useMay()
  const say = useWords(IMPORTACIONES)
  const [asking, setAsking] = useState(false)
  const escribir = useCommand(importaciones.escribir, {
    onError: (error) => notify(errorText(error, t), { bad: true }),
  })
  const { mutateAsync: deshacer } = useCommand(importaciones.deshacer)
  const { id, estado, conErrores, crear, cambiar, parada, reversible } = de
  const lista = estado === 'probada' && conErrores === 0 && crear + cambiar > 0
  const detenida =
    (estado === 'fallida' || (parada && !deVuelta(estado))) && (conErrores === 0 || estado === 'probando')
  return (
    <>
      {reversible && may(importaciones.deshacer.access) && (
        <Button onClick={() => setAsking(true)}>{deVuelta(estado) ? say.seguirDeVuelta : say.deshacer}</Button>
      )}
      {(lista || detenida) && may(importaciones.escribir.access) && (
        <Button look="main" disabled={escribir.isPending} onClick={() => escribir.mutate({ params: { id } })}>
          {lista ? say.escribir : say.seguir}
        </Button>
      )}
      {asking && (
        <PreguntaDialog
          title={say.deshacer}
          description={say.deshacerQue}
          verb={say.deshacer}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await deshacer({ params: { id } })
          }}
        />
      )}
    </>
  )
}

function paradaDe(estado: string) {
  if (deVuelta(estado)) return 'paradaDeVuelta'
  return estado === 'probando' ? 'paradaMirando' : 'parada'
}

function Estado(datos: ImportacionEntera) {
  const { number, moment } = useFormat()
  const say = useWords(IMPORTACIONES)
  const { estado, hechas, total, crear, cambiar, iguales, conErrores, parada, fallo } = datos
  const { terminadaEn, fichero, quien } = datos
  const nada = crear + cambiar === 0
  return (
    <section className="o-sec o-import" aria-live="polite">
      <p className="o-q">
        {fichero} · {quien}
        {terminadaEn && ` · ${moment(terminadaEn)}`}
      </p>
      {enMarcha(estado) && (
        <p>
          <progress value={hechas} max={total} aria-label={say.estados[estado]} />{' '}
          <span className="o-q">
            {say.estados[parada ? 'fallida' : estado]} · {number(hechas)} {say.de} {number(total)}
          </span>
        </p>
      )}
      <p className="o-row" role="status">
        <b className="o-m">{say.nuevas(number(crear))}</b>
        <b className="o-m">{say.cambian(number(cambiar))}</b>
        <span className="o-q">{say.iguales(number(iguales))}</span>
        {conErrores > 0 && <b className="o-m o-err">{say.malas(number(conErrores))}</b>}
      </p>
      {fallo && <Note look="error">{fallo}</Note>}
      {parada && <Note look="warning">{say[paradaDe(estado)]}</Note>}
      {estado === 'probada' && conErrores > 0 && <Note look="warning">{say.corrija}</Note>}
      {estado === 'probada' && conErrores === 0 && <Note look="good">{nada ? say.nada : say.bien}</Note>}
      {estado === 'hecha' && !fallo && <Note look="good">{say.hecho}</Note>}
      {estado === 'deshecha' && <Note>{say.deshecho}</Note>}
    </section>
  )
}

function Filas({ filas }: ImportacionEntera) {
  const { number } = useFormat()
  const say = useWords(IMPORTACIONES)
  return (
    <section className="o-sec o-flat o-import">
      <Sideways>
        <table className="o-t">
          <thead>
            <tr>
              <th className="o-n">{say.fila}</th>
              <th>{say.registro}</th>
              <th>{say.pasara}</th>
              <th>{say.corregir}</th>
            </tr>
          </thead>
          <tbody>
            {filas.map(({ fila, etiqueta, accion, errores }) => (
              <tr key={fila}>
                <td className="o-n o-q">{number(fila)}</td>
                <td className="o-m">{etiqueta || '–'}</td>
                <td>
                  {accion === null ? (
                    <span className="o-none">–</span>
                  ) : (
                    <State mark={accion === 'crear' ? 'ring' : 'half'}>{say.acciones[accion]}</State>
                  )}
                </td>
                <td>
                  {errores.map(({ campo, mensaje }) => (
                    <div key={campo + mensaje} className="o-err">
                      {campo && <b className="o-m">{campo}: </b>}
                      {mensaje}
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
