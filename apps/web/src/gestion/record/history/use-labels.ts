import { useQuery } from '@tanstack/react-query'
import type { Textos } from '@telar/domain/idioma'
import type { KnownScreen } from '../../declare/screen.ts'

/** What another screen calls its fields; its chunk is loaded for them. */
export function useLabels(screen: KnownScreen | undefined): Record<string, Textos> | undefined {
  const { data } = useQuery({
    queryKey: ['screen', screen?.name, 'labels'],
    queryFn: async () => (await screen?.open())?.labels ?? {},
    meta: { errors: 'local' },
  })
  return data
}
