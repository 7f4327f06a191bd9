import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { aDiezmilesimas, deDiezmilesimas } from '@telar/domain/dinero'
import { useState } from 'react'
import { useMay, useOpenScreen } from '../../access.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { PedirDialog } from '../PedirDialog.tsx'
import { P } from '../palabras.ts'
import { useMedida } from '../use-medida.ts'
import { usePrecio } from '../use-precio.ts'
import { CAMPOS } from './materia-campos.ts'
import { MATERIA } from './materia-texts.ts'

/** What a material is; above it, what is left of it and what it is worth. */
export function Datos({ row, mayWrite }: PartProps<MateriaFila>) {
  const { labels } = useOpenScreen()
  return (
    <div className="o-parts">
      {row && <Existencias materia={row} />}
      <form className="o-form" onSubmit={(event) => event.preventDefault()} noValidate>
        {CAMPOS.map((field) => (
          <FieldView key={field.name} field={field} label={labels[field.name]} disabled={!mayWrite} />
        ))}
      </form>
    </div>
  )
}

function Existencias({ materia }: { materia: MateriaFila }) {
  const may = useMay()
  const { number } = useFormat()
  const euros = usePrecio()
  const medida = useMedida()
  const say = useWords(MATERIA)
  const p = useWords(P)
  const [pidiendo, setPidiendo] = useState(false)
  const { stock, stockMinimo, unidad, piezas, precio, precioMedio, reservada, enCamino, bajoMinimo } = materia
  const falta = deDiezmilesimas(aDiezmilesimas(stockMinimo) - aDiezmilesimas(stock))
  const de = (n: number) => medida(n, unidad)
  return (
    <section className="o-sec" aria-label={say.stock}>
      <dl className="o-figures">
        <div>
          <dt>{p.queda}</dt>
          <dd className={bajoMinimo ? 'o-low' : undefined}>{de(stock)}</dd>
        </div>
        <div>
          <dt>{p.minimo}</dt>
          <dd>{stockMinimo > 0 ? de(stockMinimo) : '–'}</dd>
        </div>
        <div>
          <dt>{p.piezas}</dt>
          <dd>{number(piezas)}</dd>
        </div>
        <div>
          <dt>{p.reservada}</dt>
          <dd>{reservada > 0 ? de(reservada) : '–'}</dd>
        </div>
        <div>
          <dt>{p.enCamino}</dt>
          <dd>{enCamino > 0 ? de(enCamino) : '–'}</dd>
        </div>
        <div>
          <dt>{p.precioMedio}</dt>
          <dd>{precioMedio === null ? '–' : euros(precioMedio)}</dd>
        </div>
        <div>
          <dt>{say.ultimo}</dt>
          <dd>{euros(precio)}</dd>
        </div>
      </dl>
      {bajoMinimo && (
        <div className="o-spaced">
          <Note
            look="warning"
            action={
              may(materias.pedir.access) && (
                <Button small onClick={() => setPidiendo(true)}>
                  {p.pedir}
                </Button>
              )
            }
          >
            {say.bajo(de(falta))}
          </Note>
        </div>
      )}
      {pidiendo && <PedirDialog materia={materia} cantidad={falta} onClose={() => setPidiendo(false)} />}
    </section>
  )
}
