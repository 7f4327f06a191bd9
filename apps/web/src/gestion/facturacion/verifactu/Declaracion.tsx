import { verifactu } from '@telar/contract/facturacion/verifactu'
import { Printer } from 'lucide-react'
import { useRead } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useWords } from '../../use-texts.ts'
import { VERIFACTU as SAY } from './verifactu-texts.ts'

/** What the producer of the program declares of it; the law's own words, in Spanish for everybody. */
export default function Declaracion() {
  const say = useWords(SAY)
  const read = useRead(verifactu.declaracion, {})
  return (
    <>
      <PlainHead screen="verifactu" title={say.declaracion}>
        <span className="o-sp" />
        <Button look="main" icon={Printer} onClick={() => window.print()}>
          {say.imprimir}
        </Button>
      </PlainHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and the keyboard has to scroll it. */}
      <section className="o-scroll" tabIndex={0} aria-label={say.declaracion}>
        <Leido de={read}>
          {({ apartados, firmado }) => (
            <article className="o-sec o-declares" lang="es">
              <ol>
                {apartados.map(({ letra, rotulo, texto }) => (
                  <li key={letra}>
                    <h2 className="o-h2">
                      {letra}) {rotulo}
                    </h2>
                    <p>{texto}</p>
                  </li>
                ))}
              </ol>
              <p>
                <span className="o-q">{SAY.firmado.es}</span> {firmado}
              </p>
            </article>
          )}
        </Leido>
      </section>
    </>
  )
}
