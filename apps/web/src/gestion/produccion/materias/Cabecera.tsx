import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { PackagePlus } from 'lucide-react'
import { useMay } from '../../access.ts'
import { Button } from '../../parts/Button.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, NEW, useGo } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'

/** Whether there is enough of it, and the way to receive more. */
export function Cabecera({ row }: { row: MateriaFila }) {
  const go = useGo()
  const may = useMay()
  const p = useWords(P)
  return (
    <>
      {row.bajoMinimo === true && <State mark="late">{p.bajoMinimo}</State>}
      {may(materias.recibir.access) && (
        <Button
          look="ghost"
          className="o-compact"
          icon={PackagePlus}
          onClick={() => go(hrefOf('entradas', NEW, { materia: row.id }))}
        >
          {p.recibir}
        </Button>
      )}
    </>
  )
}
