import { type Copia, copias, type Copias as Datos } from '@telar/contract/casa/copias'
import { ArchiveRestore, Download } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { downloadOf } from '../../../kit/calls/download.ts'
import { useMay, useScreen } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { titleOf } from '../../frame/title.ts'
import { enMegas } from '../../megas.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { COPIAS as SAY } from './copias-texts.ts'

const LOOKED_AT_EVERY = 700
const OLD_MS = 2 * 86_400_000
const MB = 1024 * 1024

/** The backups that can be restored, how the last one went, and a button that makes one. */
export default function Copias() {
  const t = useWords(OFFICE)
  const may = useMay()
  const { idioma } = useFormat()
  const say = useWords(SAY)
  const screen = useScreen('copias')
  const hacer = useCommand(copias.hacer, { onError: (error) => notify(errorText(error, t), { bad: true }) })
  const read = useRead(
    copias.ver,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (hacer.isPending || data?.enMarcha ? LOOKED_AT_EVERY : false),
    },
  )
  const enMarcha = hacer.isPending || Boolean(read.data?.enMarcha)
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
        <span className="o-sp" />
        {may(copias.hacer.access) && (
          <Button
            look="main"
            icon={ArchiveRestore}
            disabled={enMarcha}
            aria-busy={enMarcha}
            onClick={() => hacer.mutate({})}
          >
            {enMarcha ? say.haciendo : say.hacer}
          </Button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it, whatever it holds. */}
      <section className="o-scroll" tabIndex={0} aria-label={titleOf(screen, idioma)}>
        <Leido de={read}>
          {(datos) => (
            <>
              <Estado {...datos} />
              {datos.copias.length > 0 && <Tabla copias={datos.copias} />}
              <Lugar {...datos} />
            </>
          )}
        </Leido>
      </section>
    </>
  )
}

function Estado({ copias: hechas, enMarcha, fallo }: Datos) {
  const { moment, number } = useFormat()
  const say = useWords(SAY)
  const [ultima] = hechas
  const vieja = ultima !== undefined && Date.now() - Date.parse(ultima.hecha) > OLD_MS
  return (
    <section className="o-sec" aria-live="polite">
      {enMarcha && (
        <p>
          <progress value={enMarcha.hechas} max={enMarcha.total} aria-label={say.haciendo} />{' '}
          <span className="o-q">
            {number(enMarcha.hechas)} {say.de} {number(enMarcha.total)}
          </span>
        </p>
      )}
      {fallo && (
        <Note look="error">
          <b>{say.fallo}</b>. {moment(fallo.cuando)}: {fallo.porque}
        </Note>
      )}
      {ultima ? (
        <Note look={vieja ? 'warning' : 'good'}>
          <b>{say.ultima(moment(ultima.hecha))}</b>, {ultima.verificada ? say.verificada : say.sinVerificar}.
          {vieja && ` ${say.vieja}`}
        </Note>
      ) : (
        <Note look="warning">{say.ninguna}</Note>
      )}
    </section>
  )
}

function Tabla({ copias: hechas }: { copias: Copia[] }) {
  const t = useWords(OFFICE)
  const may = useMay()
  const client = useClient()
  const { moment, number } = useFormat()
  const say = useWords(SAY)
  const [busy, setBusy] = useState<string | null>(null)
  const bajar = async (nombre: string) => {
    setBusy(nombre)
    await downloadOf(client, copias.descargar, { body: { nombre } }, nombre).catch((error) =>
      notify(errorText(error, t), { bad: true }),
    )
    setBusy(null)
  }
  return (
    <section className="o-sec">
      <Sideways>
        <table className="o-t o-t-cards">
          <thead>
            <tr>
              <th>{say.cuando}</th>
              <th>{say.motivo}</th>
              <th>{say.contenido}</th>
              <th>{say.tamano}</th>
              <th>{say.comprobada}</th>
              <th>
                <span className="o-sr">{say.descargar}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {hechas.map(({ nombre, hecha, motivo, filas, ficheros, bytes, cifrada, verificada, version }) => (
              <tr key={nombre}>
                <td>
                  <span className="o-m">{moment(hecha)}</span> <span className="o-q">Telar {version}</span>
                </td>
                <td>{say.motivos[motivo]}</td>
                <td>{verificada ? say.filas(number(filas), number(ficheros)) : '–'}</td>
                <td>
                  {enMegas(Math.ceil((bytes / MB) * 10) / 10, number)}
                  {cifrada && `, ${say.cifrada}`}
                </td>
                <td>{verificada ? moment(verificada) : '–'}</td>
                <td>
                  {may(copias.descargar.access) && (
                    <Button
                      small
                      look="ghost"
                      icon={Download}
                      disabled={busy !== null}
                      onClick={() => void bajar(nombre)}
                    >
                      {say.descargar}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}

function Lugar({ carpeta, seCifran, momentosDesde }: Datos) {
  const { moment } = useFormat()
  const say = useWords(SAY)
  return (
    <section className="o-sec">
      <h2 className="o-h2">{say.lugar}</h2>
      <dl className="o-dl">
        <dt>{say.carpeta}</dt>
        <dd>
          <code>{carpeta}</code>
        </dd>
        <dt>{say.cifrado}</dt>
        <dd>{seCifran ? say.conClave : say.sinClave}</dd>
        <dt>{say.momento}</dt>
        <dd>{momentosDesde ? say.desde(moment(momentosDesde)) : say.sinMomento}</dd>
      </dl>
      <p className="o-q o-measure">{say.volver}</p>
      <p>
        <OfficeLink className="o-link" href={hrefOf('ajustes', null, { parte: 'guardado' })}>
          {say.horario}
        </OfficeLink>
      </p>
    </section>
  )
}
