import { clientes } from '@telar/contract/clientes/clientes'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { deDonde } from '../../clientes/lookups.ts'
import { Button } from '../../parts/Button.tsx'
import { Buscador } from '../../parts/buscar/Buscador.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useWords } from '../../use-texts.ts'
import { ELEGIR } from './oleada-texts.ts'

export interface Filtros {
  hasta: string | null
  clienteId: number | null
  tipo: 'servicio' | 'programacion' | null
  completos: boolean
  libres: boolean
}

export const SIN_FILTROS: Filtros = { hasta: null, clienteId: null, tipo: null, completos: false, libres: false }

const TIPOS = ['todos', 'servicio', 'programacion'] as const

interface FiltrosProps {
  filtros: Filtros
  onChange: (filtros: Filtros) => void
}

/** Which orders are offered: those of a delivery, of a customer, of a kind, only complete ones. */
export function FiltrosDeOleada({ filtros, onChange }: FiltrosProps) {
  const say = useWords(ELEGIR)
  const may = useMay()
  const poner = (cambio: Partial<Filtros>) => onChange({ ...filtros, ...cambio })
  const tick = (campo: 'completos' | 'libres', label: string, title?: string) => (
    <label className="o-tick" title={title}>
      <input
        type="checkbox"
        className="o-ck"
        checked={filtros[campo]}
        onChange={({ target }) => poner({ [campo]: target.checked })}
      />
      {label}
    </label>
  )
  return (
    <div className="o-form o-form-flush">
      <FieldShell id="hasta" label={say.hasta}>
        <input
          id="hasta"
          type="date"
          className="o-in"
          value={filtros.hasta ?? ''}
          onChange={({ target }) => poner({ hasta: target.value || null })}
        />
      </FieldShell>
      <FieldShell id="tipo" label={say.tipo}>
        <Choice
          id="tipo"
          value={filtros.tipo ?? 'todos'}
          options={TIPOS}
          label={(tipo) => say[tipo]}
          onChange={(tipo) => poner({ tipo: tipo === 'todos' ? null : tipo })}
        />
      </FieldShell>
      {may(clientes.search.access) && (
        <Cliente clienteId={filtros.clienteId} onChange={(clienteId) => poner({ clienteId })} />
      )}
      {tick('completos', say.completos)}
      {tick('libres', say.libres, say.libresQue)}
    </div>
  )
}

function Cliente({ clienteId, onChange }: { clienteId: number | null; onChange: (id: number | null) => void }) {
  const say = useWords(ELEGIR)
  const [keyword, setKeyword] = useState('')
  const [nombre, setNombre] = useState('')
  const lectura = useRead(clientes.search, { body: { keyword, pageSize: 20 } }, { placeholderData: (antes) => antes })
  const found = (lectura.data?.data ?? []).map((uno) => ({
    key: uno.id,
    label: uno.razonSocial,
    detail: deDonde(uno),
    aside: uno.codigo,
  }))
  return (
    <div className="o-fld o-medium">
      <span>{say.cliente}</span>
      {clienteId === null ? (
        <Buscador
          {...{ found, keyword, label: say.cliente, none: say.todos }}
          lecturas={[lectura]}
          onKeyword={setKeyword}
          onPick={({ key, label }) => {
            setNombre(label)
            onChange(key)
          }}
        />
      ) : (
        <Button onClick={() => onChange(null)}>{nombre} ✕</Button>
      )}
    </div>
  )
}
