import { Copy, Download } from 'lucide-react'
import { download } from '../../../kit/calls/download.ts'
import { useFormat } from '../../use-texts.ts'
import { word } from '../../words.ts'
import { Button } from '../Button.tsx'
import { notify } from '../notify.tsx'
import { enExcel, type Hoja, paraPegar } from './hoja.ts'

const COPIAR = word('Copiar', 'Copy', 'Copiar', 'Copiar')
const COPIADO = word(
  'Copiado: ya se puede pegar en una hoja de cálculo',
  'Copied: it can be pasted into a spreadsheet',
  'Copiado: já se pode colar numa folha de cálculo',
  'Copiat: ja es pot enganxar en un full de càlcul',
)
const SIN_PERMISO = word(
  'El navegador no deja copiar; use Excel.',
  'The browser does not allow copying; use Excel.',
  'O navegador não deixa copiar; use Excel.',
  'El navegador no deixa copiar; feu servir Excel.',
)

/** Longer names of sheets are refused by spreadsheets. */
const MAX_TITLE = 31

interface HojaBotonesProps {
  /** Of the file, without its ending. */
  name: string
  /** What is copied, for the ear. */
  title: string
  hoja: () => Hoja
}

/** Takes figures elsewhere: to the clipboard or to a file that spreadsheets open. */
export function HojaBotones({ name, title, hoja }: HojaBotonesProps) {
  const { word: say } = useFormat()
  const copy = () =>
    navigator.clipboard.writeText(paraPegar(hoja())).then(
      () => notify(say(COPIADO)),
      () => notify(say(SIN_PERMISO), { bad: true }),
    )
  const save = async () => download(await enExcel(title.slice(0, MAX_TITLE), hoja()), `${name}.xlsx`)
  return (
    <span className="o-row o-noprint">
      <Button small look="ghost" icon={Copy} aria-label={`${say(COPIAR)}: ${title}`} onClick={() => void copy()}>
        {say(COPIAR)}
      </Button>
      <Button small look="ghost" icon={Download} aria-label={`Excel: ${title}`} onClick={() => void save()}>
        Excel
      </Button>
    </span>
  )
}
