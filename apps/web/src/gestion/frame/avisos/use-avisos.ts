import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { avisos } from '@telar/contract/calls'
import type { Aviso } from '@telar/contract/casa/avisos'
import type { Textos } from '@telar/domain/idioma'
import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { reread } from '../../../kit/calls/command.ts'
import { useAllScreens } from '../../access.ts'
import type { KnownScreen, Noticia } from '../../declare/screen.ts'
import { isCount } from '../../list/grid/use-windows.ts'
import { notify } from '../../parts/notify.tsx'
import { type Href, hrefOf, useGo } from '../../place.ts'
import { useFormat } from '../../use-texts.ts'
import { word } from '../../words.ts'

const VER = word('Ver', 'Open', 'Ver', 'Obrir')

/** Counts are read anew at once; the rows somebody is looking at stay where they are until they come back. */
function refresh(queryClient: QueryClient, resource: string): void {
  void queryClient.invalidateQueries({ queryKey: [resource], refetchType: 'none' })
  void queryClient.refetchQueries({ queryKey: [resource], type: 'active', predicate: isCount })
}

/** What a notice says, and the place that it is about; nothing where the person has no such screen. */
export function noticeOf(screens: readonly KnownScreen[], noticia: Noticia): { text: Textos; where: Href } | undefined {
  const screen = screens.find(({ tells }) => tells?.tipo === noticia.tipo)
  if (!screen?.tells) return undefined
  const { text, ficha } = screen.tells
  return {
    text: (text as (noticia: Noticia) => Textos)(noticia),
    where: hrefOf(screen.name, screen.opens ? noticia.id : null, ficha === undefined ? {} : { ficha }),
  }
}

/** Whether the server's line is open. */
export const AvisosContext = createContext(false)

/** Whether the server tells by itself when this resource changes; otherwise it has to be asked. */
export function useIsTold(resource: string): boolean {
  const up = use(AvisosContext)
  const told = useTold()
  return up && told.some(({ list, tells }) => list?.source.resource === resource && !tells?.alone)
}

/** The screens of whose rows the server tells. */
const useTold = () => useAllScreens().filter(({ tells }) => tells)

/** Hears what arrives: says so, and lets the counts be read anew. */
export function useAvisos(): boolean {
  const client = useClient()
  const queryClient = useQueryClient()
  const go = useGo()
  const told = useTold()
  const { word: say } = useFormat()
  const [up, setUp] = useState(false)

  const onAviso = useEffectEvent((aviso: Aviso) => {
    if (aviso.tipo === 'cambio') return refresh(queryClient, aviso.recurso)
    void reread(queryClient, { resource: avisos.search.resource })
    const notice = noticeOf(told, aviso)
    if (notice) notify(say(notice.text), { offer: { label: say(VER), run: () => go(notice.where) } })
  })
  const onLine = useEffectEvent((now: boolean) => {
    setUp(now)
    if (!now) return
    void reread(queryClient, { resource: avisos.search.resource })
    for (const { list } of told) if (list) refresh(queryClient, list.source.resource)
  })

  useEffect(() => {
    const listener = { onAviso: (aviso: Aviso) => onAviso(aviso), onLine: (now: boolean) => onLine(now) }
    let hangUp: (() => void) | undefined
    let gone = false
    // a page is shown before it listens
    import('./line.ts').then(
      ({ listen }) => {
        if (!gone) hangUp = listen(client, listener)
      },
      () => {},
    )
    return () => {
      gone = true
      hangUp?.()
    }
  }, [client])
  return up
}
