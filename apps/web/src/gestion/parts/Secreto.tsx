import { Copy } from 'lucide-react'
import { useWords } from '../use-texts.ts'
import { word } from '../words.ts'
import { Button } from './Button.tsx'
import { Note } from './Note.tsx'
import { notify } from './notify.tsx'

const SAY = {
  unaVez: word(
    'Guárdelo ahora: no se vuelve a mostrar.',
    'Keep it now: it is not shown again.',
    'Guarde-o agora: não volta a ser mostrado.',
    'Deseu-lo ara: no es torna a mostrar.',
  ),
  copiar: word('Copiar', 'Copy', 'Copiar', 'Copia'),
  copiado: word('Copiado', 'Copied', 'Copiado', 'Copiat'),
  noCopiado: word(
    'El navegador no deja copiar: selecciónelo a mano.',
    'The browser does not allow copying: select it by hand.',
    'O navegador não deixa copiar: selecione-o à mão.',
    'El navegador no deixa copiar: seleccioneu-lo a mà.',
  ),
}

/** Something that is shown this once. */
export function Secreto({ titulo, valor }: { titulo: string; valor: string }) {
  const say = useWords(SAY)
  const copiar = () =>
    navigator.clipboard.writeText(valor).then(
      () => notify(say.copiado),
      () => notify(say.noCopiado, { bad: true }),
    )
  return (
    <Note
      look="good"
      action={
        <Button small icon={Copy} onClick={() => void copiar()}>
          {say.copiar}
        </Button>
      }
    >
      <b>{titulo}</b>. {say.unaVez}
      <br />
      <code className="o-break">{valor}</code>
    </Note>
  )
}
