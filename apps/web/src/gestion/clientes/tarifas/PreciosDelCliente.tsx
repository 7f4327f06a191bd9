import { tarifas } from '@telar/contract/clientes/tarifas'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Precios } from './Precios.tsx'
import { TARIFA } from './tarifa-texts.ts'

/** What this customer pays, by whose list, and why. */
export function PreciosDelCliente({ row }: PartProps) {
  const say = useWords(TARIFA)
  const { price } = useFormat()
  const read = useRead(tarifas.deCliente, { params: { id: Number(row?.id) } }, { staleTime: 0 })
  return (
    <Leido de={read}>
      {({ grupo, tarifas: suyas, promociones, modelos }) => (
        <>
          <p className="o-sec o-flat o-q">
            {[grupo ?? say.sinGrupo, ...[...suyas, ...promociones].map(({ nombre }) => nombre)].join(' · ')}
          </p>
          <Precios
            cabeza={[say.modelo, say.mayor]}
            filas={modelos.map(({ modeloId, numero, nombre, precioMayor, ...resto }) => ({
              ...{ key: modeloId, nombre: `${numero} ${nombre}`, aside: price(precioMayor), ...resto },
            }))}
          />
        </>
      )}
    </Leido>
  )
}
