import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import type { Body } from '@telar/contract/kit/endpoint'
import { type RefObject, useRef, useState } from 'react'
import { statusOf } from '../../../../kit/calls/failures.ts'
import { useScreen } from '../../../access.ts'
import { useCalls, useCommand } from '../../../calls.ts'
import { OFFICE } from '../../../office-texts.ts'
import { notify } from '../../../parts/notify.tsx'
import { hrefOf, useGo } from '../../../place.ts'
import type { Follows } from '../../../record/form/follow.ts'
import { useWrittenForm } from '../../../record/form/use-written-form.ts'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { deFactura, enviadas, type ValoresDeFactura } from './editor-values.ts'
import { conAlgo, type Tipos } from './lineas.ts'

type Entrada = Body<(typeof facturas)['create']>

interface Escribiendo {
  /** The stored draft; a new invoice has none. */
  factura: Factura | undefined
  initial: ValoresDeFactura
  tipos: RefObject<Tipos>
  /** The drafts that were seen of what a new one is of. */
  vistos: readonly number[]
}

/** The form of a draft and how it is kept: a new one once, a stored one only over the version that was read. */
export function useGuardar({ factura, initial, tipos, vistos }: Escribiendo) {
  const t = useWords(OFFICE)
  const go = useGo()
  const { mutateAsync: create } = useCommand(facturas.create)
  const { mutateAsync: update } = useCommand(facturas.update)
  const calls = useCalls()
  const noun = useScreen('facturas').noun[useIdioma()]
  const version = useRef(factura?.version)
  const [base, setBase] = useState(factura)
  const [theirs, setTheirs] = useState<Factura | null>(null)
  const read = (id: number) => calls.read(facturas.get, { params: { id } })

  const take = (now: Factura) => {
    version.current = now.version
    setBase(now)
    setTheirs(null)
    written.form.reset(deFactura(now))
    written.unsaved.current = 0
  }
  /** Answers what a new one is called: it has a page of its own. */
  async function store(values: Entrada): Promise<number | undefined> {
    const lineas = enviadas(conAlgo(written.form.getValues('lineas')), tipos.current)
    const body = { ...values, lineas, emitir: false }
    if (!base) {
      return create({ body: { ...body, vistos: [...vistos] } })
    }
    await update({ params: { id: base.id }, body: { ...body, version: version.current } })
    take(await read(base.id))
    notify(t.record.saved)
    return undefined
  }
  /** Whether somebody else was first: then both are shown. */
  async function meet(error: unknown): Promise<boolean> {
    const now = statusOf(error) === 409 && base ? await read(base.id) : null
    const theirsNow = now?.estado === 'borrador' && now.version !== version.current ? now : null
    if (theirsNow) setTheirs(theirsNow)
    return theirsNow !== null
  }
  const follows: Follows<number> = {
    leave: (id) => {
      notify(t.record.created(noun))
      go(hrefOf('facturas', id), { replace: true })
    },
    goOn: (id, carry) => {
      carry(hrefOf('facturas', id))
      follows.leave(id)
    },
  }
  const written = useWrittenForm(
    facturas.create.body,
    initial,
    async (values) => {
      try {
        return await store(values)
      } catch (error) {
        await meet(error)
        throw error
      }
    },
    follows,
  )
  return {
    ...written,
    base,
    theirs,
    take,
    meet,
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
    },
  }
}

export type Guardar = ReturnType<typeof useGuardar>
