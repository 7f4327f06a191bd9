import { useSession } from '../../kit/session.ts'
import { OFFICE } from '../office-texts.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { Cuadro } from './Cuadro.tsx'

/** The start: what waits for somebody, and how things go. */
export function Inicio() {
  const t = useWords(OFFICE)
  const { user } = useSession()
  const { today } = useFormat()
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{t.start.hello(user?.firstName ?? '')}</h1>
        <span className="o-q">{today()}</span>
      </header>
      <div className="o-scroll">
        <Cuadro />
      </div>
    </>
  )
}
