import { useQuery } from '@tanstack/react-query'
import type { KnownScreen, OpenScreen } from '../../declare/screen.ts'

/** Another screen with what it calls its fields and their values; its chunk is loaded for them. */
export function useOpened(screen: KnownScreen | undefined): OpenScreen | null | undefined {
  const { data } = useQuery({
    queryKey: ['screen', screen?.name, 'opened'],
    queryFn: async () => (await screen?.open()) ?? null,
    meta: { errors: 'local' },
  })
  return data
}
