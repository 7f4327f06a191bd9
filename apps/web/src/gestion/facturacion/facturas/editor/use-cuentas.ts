import { keepPreviousData } from '@tanstack/react-query'
import type { Cliente } from '@telar/contract/clientes/clientes'
import { FacturaInput } from '@telar/contract/facturacion/entrada'
import { facturas } from '@telar/contract/facturacion/facturas'
import type { CallInput } from '@telar/contract/kit/endpoint'
import { aCentimos } from '@telar/domain/dinero'
import { vencimientosDe } from '@telar/domain/facturacion/vencimientos'
import { useDeferredValue } from 'react'
import { useRead } from '../../../calls.ts'
import { cleanValues } from '../../../record/form/form-values.ts'
import { useSettled } from '../../../use-settled.ts'
import { cabeceraDe, enviadas, facturaForm, type ValoresDeFactura } from './editor-values.ts'
import { conAlgo, sumar, type Tipos } from './lineas.ts'

const SIN_TIPOS: Tipos = []
type Entrada = CallInput<(typeof facturas)['total']>['body']
/** Kept as text, so that what is written the same is not asked twice. */
const leer = (texto: string): Entrada => JSON.parse(texto)
const DIAS = /^\d{4}-\d\d-\d\d$/

/** What is written, as the server takes it; nothing while it makes no sense yet. */
function entrada(values: Partial<ValoresDeFactura>, id: number | undefined, tipos: Tipos) {
  const lineas = enviadas(conAlgo(values.lineas ?? []), tipos)
  const parsed = FacturaInput.safeParse(cleanValues(FacturaInput, { ...values, lineas }))
  return parsed.success ? { ...parsed.data, id } : undefined
}

/** The due dates of what is written; none while the terms make no sense. */
function vencimientos(total: number, values: ValoresDeFactura) {
  const dias = values.diasPago ?? []
  if (!DIAS.test(String(values.fecha)) || dias.some((dia) => dia > 60)) return []
  const { diasFijos, mesesSinPago } = values
  return vencimientosDe(total, String(values.fecha), dias, {
    diasFijos: diasFijos ?? [],
    mesesSinPago: mesesSinPago ?? [],
  })
}

/** What is written comes to: at once by the shared calculation, then compared with the server's. */
export function useCuentas(
  id: number | undefined,
  cliente: Cliente | undefined,
  { decided, rates }: { decided: unknown; rates: Tipos },
) {
  const values = facturaForm.useValues()
  const lineas = conAlgo(values.lineas ?? [])
  const bare = JSON.stringify(sinLineas(values, id) ?? null)
  const { data: before } = useRead(
    facturas.total,
    { body: leer(bare) },
    { per: decided, enabled: bare !== 'null', placeholderData: keepPreviousData },
  )
  const tipos = before?.tipos ?? rates
  const importes = sumar(lineas, cabeceraDe(values, cliente), tipos)
  const body = useSettled(useDeferredValue(JSON.stringify(entrada(values, id, tipos) ?? null)))
  const { data: server } = useRead(
    facturas.total,
    { body: leer(body) },
    { per: decided, enabled: body !== 'null' && tipos.length > 0 },
  )
  return {
    importes,
    tipos,
    regimen: before,
    vencimientos: vencimientos(importes.total, values),
    /** What the server says of the same; nothing while it has not said. */
    server: server?.total,
    /** What the server says of a line while it is written. */
    avisos: new Map(server?.avisos.map(({ linea, mensaje }) => [lineas[linea]?.clave ?? '', mensaje])),
    /** The last day on which it could be invoiced, if it has passed. */
    plazo: (server ?? before)?.plazo ?? null,
    /** The return of its day, if it was presented. */
    presentada: (server ?? before)?.presentada ?? null,
    agrees: server === undefined || aCentimos(server.total) === aCentimos(importes.total),
  }
}

/** Enough to know the regime and its rates. */
const sinLineas = (values: ValoresDeFactura, id: number | undefined) => {
  const { clienteId, fecha, direccionEnvio, tipo, rectifica, motivoRectificacion, fechaOperacion } = values
  const reason = motivoRectificacion || '–'
  return entrada(
    { clienteId, fecha, direccionEnvio, tipo, rectifica, fechaOperacion, motivoRectificacion: reason, lineas: [] },
    id,
    SIN_TIPOS,
  )
}

export type Cuentas = ReturnType<typeof useCuentas>
