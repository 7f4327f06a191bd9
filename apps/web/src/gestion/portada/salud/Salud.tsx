import { type Punto, salud } from '@telar/contract/portada/salud'
import { useScreen, useScreens } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { Mark } from '../../declare/values.ts'
import { titleOf } from '../../frame/title.ts'
import { enMegas } from '../../megas.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { BIEN, ESTADO, QUE, RAZON, SALUD as SAY } from './salud-texts.ts'

const LOOKED_AT_EVERY = 30_000
const MARKS: Record<Punto['estado'], Mark> = { bien: 'done', atencion: 'half', mal: 'late', apagado: 'dotted' }

/** Where each thing is looked after. */
const DONDE = {
  correo: 'correo',
  agencia: 'verifactu',
  banco: 'banco',
  disco: 'copias',
  copias: 'copias',
  cuadre: 'cuadre',
  webhooks: 'webhooks',
} as const

/** Whether the house is well, thing by thing, in plain words; and what to do where it is not. */
export default function Salud() {
  const { idioma } = useFormat()
  const say = useWords(SAY)
  const screen = useScreen('salud')
  const read = useRead(salud.ver, {}, { staleTime: 0, refetchInterval: LOOKED_AT_EVERY })
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it, whatever it holds. */}
      <section className="o-scroll" tabIndex={0} aria-label={titleOf(screen, idioma)}>
        <Leido de={read}>
          {(puntos) => {
            const malos = puntos.filter(({ estado }) => estado === 'mal' || estado === 'atencion')
            const peor = malos.some(({ estado }) => estado === 'mal') ? 'error' : 'warning'
            return (
              <>
                <section className="o-sec" aria-live="polite">
                  <Note look={malos.length === 0 ? 'good' : peor}>
                    <b>{malos.length === 0 ? say.bien : say.mal(malos.length)}</b>
                  </Note>
                </section>
                {puntos.map((punto) => (
                  <UnPunto key={punto.que} punto={punto} />
                ))}
              </>
            )
          }}
        </Leido>
      </section>
    </>
  )
}

/** A day or a moment, as it came. */
const useCuando = () => {
  const { moment, date } = useFormat()
  return (cuando: string | null) => (cuando === null ? '' : cuando.includes('T') ? moment(cuando) : date(cuando))
}

function UnPunto({ punto: { que, estado, razon, cuantos, cuando, detalle } }: { punto: Punto }) {
  const { idioma, word, number } = useFormat()
  const say = useWords(SAY)
  const escrito = useCuando()
  const donde = useScreens().find(({ name }) => name === DONDE[que])
  const cuantia = (n: number) => (que === 'disco' ? enMegas(n, number) : number(n))
  const remedio = razon && RAZON[razon]
  const dicho = remedio ? remedio.pasa : estado === 'bien' ? BIEN[que] : null
  return (
    <section className="o-sec">
      <h2 className="o-h2">
        {word(QUE[que])} <State mark={MARKS[estado]}>{word(ESTADO[estado])}</State>
      </h2>
      {dicho && (
        <p className="o-measure">
          {dicho[idioma](cuantos === null ? '' : cuantia(cuantos), escrito(cuando))}
          {detalle && <span className="o-q"> {detalle}</span>}
        </p>
      )}
      {remedio?.hacer && (
        <p className="o-measure">
          <b>{say.hacer}:</b> {word(remedio.hacer)}
        </p>
      )}
      {estado !== 'bien' && donde && (
        <p>
          <OfficeLink className="o-link" href={hrefOf(DONDE[que])}>
            {say.abrir}: {titleOf(donde, idioma)}
          </OfficeLink>
        </p>
      )}
    </section>
  )
}
