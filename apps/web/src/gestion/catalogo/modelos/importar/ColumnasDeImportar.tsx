import { modelos } from '@telar/contract/catalogo/modelos'
import { Download } from 'lucide-react'
import { useMay } from '../../../access.ts'
import { useCalls } from '../../../calls.ts'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { notify } from '../../../parts/notify.tsx'
import { useWords } from '../../../use-texts.ts'
import { COLUMNAS, IMPORTAR } from './importar-texts.ts'

const REQUIRED = 7

/** The columns that the server understands, and a sheet that has them already. */
export function ColumnasDeImportar() {
  const t = useWords(OFFICE)
  const may = useMay()
  const calls = useCalls()
  const say = useWords(IMPORTAR)
  /** An export of no rows is a sheet with headings alone; which fields stand under them does not matter. */
  const template = async () => {
    try {
      const columnas = COLUMNAS.map((titulo) => ({ campo: 'numero', titulo }))
      const none = { field: 'id', operator: 'eq' as const, value: 0 }
      await calls.download(modelos.export, { body: { advancedFilter: none, columnas } }, 'modelos.xlsx')
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  return (
    <section className="o-sec o-flat o-import">
      <div className="o-row">
        <h2 className="o-h2">{say.columns}</h2>
        <span className="o-sp" />
        {may(modelos.export.access) && (
          <Button small icon={Download} onClick={() => void template()}>
            {say.template}
          </Button>
        )}
      </div>
      <table className="o-t">
        <thead>
          <tr>
            <th>{say.column}</th>
            <th>{say.writes}</th>
          </tr>
        </thead>
        <tbody>
          {COLUMNAS.map((columna, i) => (
            <tr key={columna}>
              <td className="o-m">
                {columna} {i < REQUIRED && <span className="o-tag">{say.required}</span>}
              </td>
              <td>{say.meaning[columna]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
