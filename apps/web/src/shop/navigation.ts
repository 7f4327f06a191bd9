import { useSession } from '../kit/session.ts'

/** The pages that the header and the phone's menu lead to, in their order. The gallery of a customer has prices. */
export function useNavigation() {
  const { status } = useSession()
  const gallery = status === 'anonymous' ? ('/gallery' as const) : ('/gallery/user' as const)
  return [
    { to: gallery, hash: 'colecciones', label: 'nav.collections' },
    { to: gallery, hash: '', label: 'nav.gallery' },
  ] as const
}
