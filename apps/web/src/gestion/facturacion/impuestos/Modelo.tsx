import { impuestos } from '@telar/contract/facturacion/impuestos'
import type { Body } from '@telar/contract/kit/endpoint'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCalls } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { HojaBotones } from '../../parts/hoja/HojaBotones.tsx'
import type { Hoja } from '../../parts/hoja/hoja.ts'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { IMPUESTOS as SAY } from './impuestos-texts.ts'
import { type De, Presentada } from './Presentada.tsx'

type Fichero = Body<typeof impuestos.ficheroDeModelo>

interface ModeloProps {
  title: string
  what: string
  /** Of the file. */
  name: string
  hoja: () => Hoja
  /** The return that the agency's forms read, where there is one of this period. */
  fichero?: Fichero | undefined
  /** Which return it is, to be marked as presented. */
  presentada?: De | undefined
  children: ReactNode
}

/** A return under its name, with the ways to take its figures elsewhere. */
export const Modelo = ({ title, what, name, hoja, fichero, presentada, children }: ModeloProps) => (
  <section className="o-sec" aria-label={title}>
    <h2 className="o-h2 o-row">
      {title} <span className="o-q o-s">{what}</span>
      <span className="o-sp" />
      {fichero && <ParaLaAgencia title={title} fichero={fichero} />}
      <HojaBotones name={name} title={title} hoja={hoja} />
    </h2>
    {presentada && <Presentada de={presentada} />}
    {children}
  </section>
)

function ParaLaAgencia({ title, fichero }: { title: string; fichero: Fichero }) {
  const t = useWords(OFFICE)
  const say = useWords(SAY)
  const calls = useCalls()
  const { modelo, ejercicio, periodo } = fichero
  const bajar = () =>
    calls
      .download(impuestos.ficheroDeModelo, { body: fichero }, `${modelo}-${ejercicio}-${periodo}.txt`)
      .catch((error: unknown) => notify(errorText(error, t), { bad: true }))
  return (
    <Button
      small
      look="ghost"
      icon={Landmark}
      className="o-noprint"
      aria-label={`${say.fichero}: ${title}`}
      onClick={() => void bajar()}
    >
      {say.fichero}
    </Button>
  )
}
