import type { Compra } from '@telar/contract/produccion/compra'
import { Named } from '../../record/conflict/Told.tsx'
import { useFormat } from '../../use-texts.ts'
import { DE_COLORES, DE_MATERIAS } from '../lookups.ts'
import { usePrecio } from '../use-precio.ts'

type Linea = Pick<Compra['lineas'][number], 'materiaId' | 'colorId' | 'pedida' | 'precio' | 'fechaPrevista'>

/** Lines of an order in words, for comparing two versions of it. */
export function LineasDichas({ field, value, otherwise }: { field: string; value: unknown; otherwise: string }) {
  const { number, date } = useFormat()
  const euros = usePrecio()
  if (field !== 'lineas' || !Array.isArray(value) || value.length === 0) return otherwise
  const lineas = value as Linea[]
  return lineas.map(({ materiaId, colorId, pedida, precio, fechaPrevista }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same.
    <span key={i}>
      {i > 0 && '; '}
      <Named from={DE_MATERIAS} id={materiaId} />
      {colorId !== null && (
        <>
          , <Named from={DE_COLORES} id={colorId} />
        </>
      )}
      {[
        `: ${number(pedida)}`,
        precio === null ? '' : ` × ${euros(precio)}`,
        fechaPrevista && `, ${date(fechaPrevista)}`,
      ]}
    </span>
  ))
}
