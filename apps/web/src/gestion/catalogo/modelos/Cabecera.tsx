import type { Modelo } from '@telar/contract/catalogo/modelos'
import { ExternalLink } from 'lucide-react'
import { State } from '../../parts/State.tsx'
import { useWords } from '../../use-texts.ts'
import { WEB } from './web/web-texts.ts'

/** Whether the shop shows the model, and the way there. */
export function Cabecera({ row }: { row: Modelo }) {
  const say = useWords(WEB)
  if (!row.publicado) return <State mark="dotted">{say.draft}</State>
  return (
    <>
      <State mark="done">{say.published}</State>
      <a className="o-link o-s o-hide-s" href={`/modelo/${row.id}`} target="_blank" rel="noreferrer">
        {say.seeInShop} <ExternalLink className="o-i" aria-hidden="true" />
      </a>
    </>
  )
}
