import { movimientos } from '@telar/contract/almacen/movimientos'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { A } from '../palabras.ts'
import { AMano } from './AMano.tsx'
import { hayEn } from './a-mano.ts'
import { ElegirLugar } from './ElegirLugar.tsx'
import { CORREGIR } from './movimiento-texts.ts'

/** More or fewer garments than the books say, with the reason. */
export default function Corregir() {
  const say = useWords(CORREGIR)
  const a = useWords(A)
  const [lugar, setLugar] = useState<EnCasa>('almacen')
  const { mutateAsync: corregir } = useCommand(movimientos.corregir)
  return (
    <AMano
      say={say}
      conSigno
      lugares={<ElegirLugar label={a.lugar} value={lugar} onChange={setLugar} />}
      hay={(modelo) => hayEn(modelo, lugar)}
      quedarian={(hay, escrita) => hay + escrita}
      onBook={async (motivo, celdas) => {
        await corregir({ body: { lugar, motivo, celdas } })
        notify(say.hecha(celdas.length))
      }}
    />
  )
}
