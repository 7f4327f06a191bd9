import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import type { Body } from '@telar/contract/kit/endpoint'
import { type RefObject, useRef, useState } from 'react'
import { useClient } from '../../../../kit/app.ts'
import { useScreen } from '../../../access.ts'
import { OFFICE } from '../../../office-texts.ts'
import { notify } from '../../../parts/notify.tsx'
import { hrefOf, useGo } from '../../../place.ts'
import type { Values } from '../../../record/form/form-values.ts'
import { useWrittenForm } from '../../../record/form/use-written-form.ts'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { useRefrescar } from '../hacer/use-refrescar.ts'
import { deFactura, enviadas } from './editor-values.ts'
import { conAlgo, type LineaEscrita, type Tipos } from './lineas.ts'

type Entrada = Body<(typeof facturas)['create']>

const status = (error: unknown) => (error as { status?: number } | null)?.status

/** The form of a draft and how it is kept: a new one once, a stored one only over the version that was read. */
export function useGuardar(factura: Factura | undefined, initial: Values, tipos: RefObject<Tipos>) {
  const t = useWords(OFFICE)
  const go = useGo()
  const client = useClient()
  const refresh = useRefrescar()
  const noun = useScreen('facturas').noun[useIdioma()]
  const attempt = useRef(crypto.randomUUID() as string)
  const version = useRef(factura?.version)
  const [base, setBase] = useState(factura)
  const [theirs, setTheirs] = useState<Factura | null>(null)
  const read = (id: number) => client.call(facturas.get, { params: { id } })

  const take = (now: Factura) => {
    version.current = now.version
    setBase(now)
    setTheirs(null)
    written.form.reset(deFactura(now))
    written.unsaved.current = 0
  }
  async function store(values: Values) {
    const lineas = enviadas(conAlgo(written.form.getValues('lineas') as LineaEscrita[]), tipos.current)
    const body = { ...values, lineas, emitir: false } as Entrada
    if (!base) {
      const id = await client.call(facturas.create, { body }, { idempotencyKey: attempt.current })
      written.form.reset(written.form.getValues())
      written.unsaved.current = 0
      await refresh()
      notify(t.record.created(noun))
      return go(hrefOf('facturas', id), { replace: true })
    }
    await client.call(facturas.update, { params: { id: base.id }, body: { ...body, version: version.current } })
    take(await read(base.id))
    notify(t.record.saved)
    await refresh()
  }
  const written = useWrittenForm(facturas.create.body, initial, async (values) => {
    try {
      await store(values)
    } catch (error) {
      // Answered and refused: what is sent next is another attempt. Unanswered: it may have arrived.
      if (status(error) !== undefined) attempt.current = crypto.randomUUID()
      const now = status(error) === 409 && base ? await read(base.id) : null
      if (now && now.version !== version.current && now.estado === 'borrador') setTheirs(now)
      throw error
    }
  })
  return {
    ...written,
    base,
    theirs,
    take,
    /** Mine goes over theirs, which I have seen. */
    keepMine: (now: Factura) => {
      version.current = now.version
      setTheirs(null)
      return written.submit()
    },
    /** The regime was decided: what is written stays. */
    decide: (now: Factura) => {
      version.current = now.version
      setBase(now)
      void refresh()
    },
  }
}

export type Guardar = ReturnType<typeof useGuardar>
