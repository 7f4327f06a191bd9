import { movimientos } from '@telar/contract/almacen/movimientos'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { AMano } from './AMano.tsx'
import { hayEn } from './a-mano.ts'
import { ElegirLugar } from './ElegirLugar.tsx'
import { CALIDAD, MANO, MOVIMIENTO } from './movimiento-texts.ts'

/** Garments that have a fault, or are to be sold off, leave the good ones; or come back to them. */
export default function Calidad() {
  const say = useWords(CALIDAD)
  const mano = useWords(MANO)
  const palabras = useWords(MOVIMIENTO)
  const [de, setDe] = useState<EnCasa>('almacen')
  const [a, setA] = useState<EnCasa>('segunda')
  const { mutateAsync: calidad } = useCommand(movimientos.calidad)
  return (
    <AMano
      say={say}
      conSigno={false}
      lugares={
        <>
          <ElegirLugar label={palabras.de} value={de} onChange={setDe} />
          <ElegirLugar label={palabras.a} value={a} onChange={setA} />
        </>
      }
      falta={de === a ? mano.elMismo : undefined}
      hay={(modelo) => hayEn(modelo, de)}
      quedarian={(hay, escrita) => hay - escrita}
      onBook={async (motivo, celdas) => {
        await calidad({ body: { de, a, motivo, celdas } })
        notify(say.hecho(celdas.length))
      }}
    />
  )
}
