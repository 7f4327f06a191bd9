import { cuadre, type Cuadre as Datos } from '@telar/contract/portada/cuadre'
import { Check, Scale } from 'lucide-react'
import { useMay, useScreen } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { titleOf } from '../../frame/title.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { CUADRE as SAY } from './cuadre-texts.ts'
import { ReglaRota } from './ReglaRota.tsx'

const LOOKED_AT_EVERY = 700

/** Whether the books agree, or which records do not and since when; and a button to look them over now. */
export default function Cuadre() {
  const t = useWords(OFFICE)
  const may = useMay()
  const { idioma } = useFormat()
  const say = useWords(SAY)
  const screen = useScreen('cuadre')
  const comprobar = useCommand(cuadre.comprobar, {
    onError: (error) => notify(errorText(error, t), { bad: true }),
  })
  const read = useRead(
    cuadre.ver,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (comprobar.isPending || data?.enMarcha ? LOOKED_AT_EVERY : false),
    },
  )
  const enMarcha = comprobar.isPending || Boolean(read.data?.enMarcha)
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
        <span className="o-sp" />
        {may(cuadre.comprobar.access) && (
          <Button
            look="main"
            icon={Scale}
            disabled={enMarcha}
            aria-busy={enMarcha}
            onClick={() => comprobar.mutate({})}
          >
            {enMarcha ? say.comprobando : say.comprobar}
          </Button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus while all is well, and the keyboard has to scroll it. */}
      <section className="o-scroll" tabIndex={0} aria-label={titleOf(screen, idioma)}>
        <Leido de={read}>
          {({ ultimo, enMarcha: marcha }) => (
            <>
              {marcha && <Marcha {...marcha} />}
              <div aria-live="polite">{ultimo ? <Resultado ultimo={ultimo} /> : <Nunca />}</div>
            </>
          )}
        </Leido>
      </section>
    </>
  )
}

function Nunca() {
  const say = useWords(SAY)
  return (
    <section className="o-sec">
      <p className="o-q o-measure">{say.nunca}</p>
    </section>
  )
}

function Marcha({ hechas, total }: { hechas: number; total: number }) {
  const { number } = useFormat()
  const say = useWords(SAY)
  return (
    <section className="o-sec">
      <progress value={hechas} max={total} aria-label={say.comprobando} />{' '}
      <span className="o-q">
        {number(hechas)} {say.de} {number(total)}
      </span>
    </section>
  )
}

function Resultado({ ultimo }: { ultimo: NonNullable<Datos['ultimo']> }) {
  const { moment, word } = useFormat()
  const say = useWords(SAY)
  const { cuadra, reglas, terminadoEn, quien } = ultimo
  const bien = reglas.filter(({ mirada, cuantas }) => mirada && cuantas === 0)
  return (
    <>
      <section className="o-sec">
        <Note look={cuadra ? 'good' : 'error'}>
          <b>{cuadra ? say.cuadra : say.noCuadra}</b>. {moment(terminadoEn)}, {quien ?? say.deNoche}.
        </Note>
      </section>
      {reglas
        .filter((regla) => !bien.includes(regla))
        .map((regla) => (
          <ReglaRota key={regla.nombre} regla={regla} />
        ))}
      <section className="o-sec">
        <h2 className="o-h2">{say.reglas}</h2>
        <ul>
          {bien.map(({ nombre, frase }) => (
            <li key={nombre}>
              <Check className="o-i" aria-hidden="true" /> {word(frase)}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
