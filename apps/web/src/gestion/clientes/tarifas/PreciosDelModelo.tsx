import { tarifas } from '@telar/contract/clientes/tarifas'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Precios } from './Precios.tsx'
import { TARIFA } from './tarifa-texts.ts'

/** To whom this model is sold at how much. */
export function PreciosDelModelo({ row }: PartProps) {
  const say = useWords(TARIFA)
  const { number } = useFormat()
  const read = useRead(tarifas.deModelo, { params: { id: Number(row?.id) } }, { staleTime: 0 })
  return (
    <Leido de={read}>
      {(grupos) => (
        <Precios
          cabeza={[say.grupos, say.clientes]}
          filas={grupos.map(({ grupoId, grupo, clientes, ...resto }) => ({
            ...{ key: grupoId ?? 0, nombre: grupo ?? say.sinGrupo, aside: number(clientes), ...resto },
          }))}
        />
      )}
    </Leido>
  )
}
