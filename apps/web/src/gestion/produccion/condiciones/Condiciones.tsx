import type { CondicionFila } from '@telar/contract/produccion/compra'
import { CondicionInput } from '@telar/contract/produccion/compra'
import { compras } from '@telar/contract/produccion/compras'
import type { Textos } from '@telar/domain/idioma'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { Button } from '../../parts/Button.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { FormDialog } from '../../record/form/FormDialog.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { Leido } from '../../record/Leido.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DE_MATERIAS, DE_PROVEEDORES } from '../lookups.ts'
import { P } from '../palabras.ts'
import { Medida } from '../Unidad.tsx'
import { CONDICION } from './condicion-texts.ts'

type De = { materiaId: number; proveedorId?: never } | { proveedorId: number; materiaId?: never }
type Escrita = Partial<CondicionFila>

/** How suppliers sell a material, or what a supplier sells and how; each is changed here. */
export function Condiciones({ de }: { de: De }) {
  const read = useRead(compras.condiciones, { body: de })
  const { price } = useFormat()
  const say = useWords(CONDICION)
  const p = useWords(P)
  const may = useMay()(compras.guardarCondicion.access)
  const [abierta, setAbierta] = useState<Escrita | null>(null)
  const deMateria = de.materiaId !== undefined
  return (
    <Part title={say.condiciones}>
      <p className="o-q">{say.que}</p>
      <Leido de={read}>
        {(filas) => (
          <Sideways>
            <table className="o-t o-t-money o-t-narrow">
              <thead>
                <tr>
                  <th>{deMateria ? p.proveedor : p.materia}</th>
                  <th>{say.referencia}</th>
                  <th className="o-n">{p.precio} €</th>
                  <th className="o-n">{say.minimo}</th>
                  <th className="o-n">{say.multiplo}</th>
                  <th className="o-n">{say.dias}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {filas.map((fila) => (
                  <tr key={`${fila.materiaId} ${fila.proveedorId}`}>
                    <td>
                      <OfficeLink
                        className="o-link o-m"
                        href={deMateria ? hrefOf('proveedores', fila.proveedorId) : hrefOf('materias', fila.materiaId)}
                      >
                        {deMateria ? fila.proveedor : `${fila.codigo} ${fila.materia}`}
                      </OfficeLink>
                    </td>
                    <td>{fila.referencia}</td>
                    <td className="o-n o-m">{price(fila.precio)}</td>
                    {[fila.minimo, fila.multiplo].map((n, i) => (
                      <td key={i === 0 ? 'minimo' : 'multiplo'} className="o-n">
                        {n === 0 ? <span className="o-none">–</span> : <Medida n={n} de={fila.unidad} />}
                      </td>
                    ))}
                    <td className="o-n">{fila.dias ?? <span className="o-none">–</span>}</td>
                    <td className="o-t-acts">
                      {may && (
                        <Button small onClick={() => setAbierta(fila)}>
                          {say.cambiar}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Sideways>
        )}
      </Leido>
      {may && (
        <p className="o-spaced">
          <Button small icon={Plus} onClick={() => setAbierta(de)}>
            {deMateria ? say.otro : say.otra}
          </Button>
        </p>
      )}
      {abierta && <CondicionDialog condicion={abierta} deMateria={deMateria} onClose={() => setAbierta(null)} />}
    </Part>
  )
}

const CAMPOS: readonly (Field & { label: Textos })[] = [
  { name: 'referencia', control: 'text', width: 'short', label: CONDICION.referencia },
  { name: 'precio', control: 'money', label: P.precio },
  { name: 'minimo', control: 'number', label: CONDICION.minimo },
  { name: 'multiplo', control: 'number', label: CONDICION.multiplo },
  { name: 'dias', control: 'number', label: CONDICION.dias },
]
const QUIEN = {
  name: 'proveedorId',
  control: 'lookup',
  from: DE_PROVEEDORES,
  width: 'wide',
  label: P.proveedor,
} as const
const QUE = { name: 'materiaId', control: 'lookup', from: DE_MATERIAS, width: 'wide', label: P.materia } as const

interface CondicionDialogProps {
  condicion: Escrita
  deMateria: boolean
  onClose: () => void
}

function CondicionDialog({ condicion, deMateria, onClose }: CondicionDialogProps) {
  const say = useWords(CONDICION)
  const { mutateAsync: guardar } = useCommand(compras.guardarCondicion)
  const { materiaId = null, proveedorId = null, referencia = '', precio = null } = condicion
  const { minimo = 0, multiplo = 0, dias = null, version = null } = condicion
  const nueva = materiaId === null || proveedorId === null
  const written = useWrittenForm(
    CondicionInput,
    { materiaId, proveedorId, referencia, precio, minimo, multiplo, dias },
    async (values) => {
      await guardar({ body: { ...values, version } })
      notify(say.guardada)
      onClose()
    },
  )
  const quien = deMateria ? QUIEN : QUE
  return (
    <FormDialog
      title={say.condiciones}
      description={[condicion.materia, condicion.proveedor].filter(Boolean).join(' · ') || say.que}
      verb={say.cambiar}
      fields={nueva ? [quien, ...CAMPOS] : CAMPOS}
      {...{ written, onClose }}
    />
  )
}
