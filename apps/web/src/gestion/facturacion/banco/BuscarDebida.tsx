import { keepPreviousData } from '@tanstack/react-query'
import { facturas } from '@telar/contract/facturacion/facturas'
import { recibidas } from '@telar/contract/facturacion/recibidas'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { Buscador } from '../../parts/buscar/Buscador.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { BANCO } from './banco-texts.ts'
import type { Parte } from './movimiento.ts'

interface BuscarDebidaProps {
  entra: boolean
  without: (una: Parte) => boolean
  onPick: (elegida: Parte & { fecha: string }) => void
}

const SHOWN = 10
const debe = (entra: boolean) => ({ field: 'pendiente', operator: entra ? ('gt' as const) : ('lt' as const), value: 0 })

/** Finds an invoice that owes in that direction: one that was issued, or a supplier's. */
export function BuscarDebida({ entra, without, onPick }: BuscarDebidaProps) {
  const { money } = useFormat()
  const may = useMay()
  const say = useWords(BANCO)
  const [keyword, setKeyword] = useState('')
  const asked = keyword.trim() !== ''
  const page = { keyword, pageSize: SHOWN, orderBy: ['fecha asc'] }
  const emitida = { field: 'estado', operator: 'eq' as const, value: 'emitida' }
  const nuestras = useRead(
    facturas.search,
    { body: { ...page, advancedFilter: { logic: 'and' as const, filters: [emitida, debe(entra)] } } },
    { enabled: asked, placeholderData: keepPreviousData },
  )
  const suyas = useRead(
    recibidas.search,
    { body: { ...page, advancedFilter: debe(!entra) } },
    { enabled: asked && may(recibidas.search.access), placeholderData: keepPreviousData },
  )
  const elegidas = [
    ...(nuestras.data?.data ?? []).map(({ id, numeroCompleto, cliente, pendiente, fecha }) => ({
      ...{ clase: 'factura' as const, id, numero: numeroCompleto ?? '', quien: cliente, pendiente, fecha },
    })),
    ...(suyas.data?.data ?? []).map(({ id, numero, proveedor, pendiente, fecha }) => ({
      ...{ clase: 'recibida' as const, id, numero, quien: proveedor, pendiente: -pendiente, fecha },
    })),
  ].map((una) => ({ ...una, cobroId: null, importe: 0 }))
  const found = (asked ? elegidas.filter((una) => !without(una)) : []).map((elegida) => ({
    key: `${elegida.clase} ${elegida.id}`,
    label: elegida.numero,
    detail: elegida.quien,
    aside: money(elegida.pendiente),
    elegida,
  }))
  return (
    <Buscador
      {...{ found, keyword }}
      lecturas={[nuestras, suyas]}
      label={entra ? say.buscar : say.buscarSalida}
      none={say.ninguna}
      onKeyword={setKeyword}
      onPick={({ elegida }) => onPick(elegida)}
    />
  )
}
