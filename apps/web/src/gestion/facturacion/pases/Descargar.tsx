import { FORMATOS_DE_DIARIO, pases } from '@telar/contract/facturacion/pases'
import { Download, FileDown } from 'lucide-react'
import { useCalls } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { MenuItem, MenuRule, OfficeMenu } from '../../parts/dialogs/OfficeMenu.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import type { Pase } from './pase.ts'
import { PASE as SAY } from './pase-texts.ts'

/** Each program by its name, and the file that it reads. */
const PROGRAMA: Record<(typeof FORMATOS_DE_DIARIO)[number], { nombre: string; fichero: string }> = {
  a3: { nombre: 'a3 (SUENLACE.DAT)', fichero: 'SUENLACE.DAT' },
  contaplus: { nombre: 'Sage ContaPlus (XDIARIO.TXT)', fichero: 'XDIARIO.TXT' },
  contasol: { nombre: 'Contasol (APU.xlsx)', fichero: 'APU.xlsx' },
  holded: { nombre: 'Holded', fichero: 'holded.xlsx' },
}

/** The entries of a lot for the accountant: which program reads them is chosen here. */
export function Descargar({ pase: { id, fecha } }: { pase: Pase }) {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const say = useWords(SAY)
  const tell = (error: unknown) => notify(errorText(error, t), { bad: true })
  return (
    <OfficeMenu
      align="end"
      trigger={
        <Button look="main" icon={Download}>
          {say.descargar}
        </Button>
      }
    >
      <MenuItem
        icon={FileDown}
        onSelect={() => void calls.download(pases.paseCsv, { params: { id } }, `pase-${id}-${fecha}.csv`).catch(tell)}
      >
        {say.csv}
      </MenuItem>
      <MenuRule />
      {FORMATOS_DE_DIARIO.map((formato) => (
        <MenuItem
          key={formato}
          icon={FileDown}
          onSelect={() =>
            void calls.download(pases.paseFichero, { params: { id, formato } }, PROGRAMA[formato].fichero).catch(tell)
          }
        >
          {PROGRAMA[formato].nombre}
        </MenuItem>
      ))}
    </OfficeMenu>
  )
}
