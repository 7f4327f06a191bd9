import { keepPreviousData } from '@tanstack/react-query'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { useState } from 'react'
import { useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Buscador } from '../../parts/buscar/Buscador.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useWords } from '../../use-texts.ts'
import { deDonde, PROVEEDOR_NUEVO } from '../lookups.ts'
import { COMPRA } from './compra-texts.ts'

/** Whose goods come or go back: asked first, when nothing says it. */
export function ElegirProveedor({ pagina, title }: { pagina: 'recibir' | 'devolver'; title: string }) {
  const t = useWords(OFFICE)
  const say = useWords(COMPRA)
  const go = useGo()
  const [keyword, setKeyword] = useState('')
  const lectura = useRead(
    proveedores.search,
    { body: { keyword, pageSize: 20 } },
    { placeholderData: keepPreviousData },
  )
  const found = (lectura.data?.data ?? []).map((uno) => ({
    ...{ id: uno.id, key: uno.id, label: `${uno.codigo} ${uno.razonSocial}` },
    detail: deDonde(uno),
  }))
  return (
    <>
      <PlainHead screen="compras" title={title}>
        <span className="o-sp" />
      </PlainHead>
      <section className="o-sec">
        <Buscador
          {...{ found, keyword }}
          lecturas={[lectura]}
          label={say.deQuien}
          none={t.palette.none}
          creates={PROVEEDOR_NUEVO}
          onKeyword={setKeyword}
          onPick={({ id }) => go(hrefOf('compras', pagina, { proveedor: id }), { replace: true })}
        />
      </section>
    </>
  )
}
