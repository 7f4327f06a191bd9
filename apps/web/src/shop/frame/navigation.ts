import { useLocation } from '@tanstack/react-router'
import { retUrlFrom } from '../../kit/ret-url.ts'
import { useSession } from '../../kit/session.ts'

/** The gallery of whoever is looking: a customer's has prices. */
export function useGallery(): '/gallery' | '/gallery/user' {
  return useSession().status === 'anonymous' ? '/gallery' : '/gallery/user'
}

/** The pages that the header and the phone's menu lead to, in their order. A model is part of the gallery. */
export function useNavigation() {
  const { pathname } = useLocation()
  const gallery = useGallery()
  return [
    { to: '/', hash: 'colecciones', label: 'nav.collections', here: false },
    { to: gallery, hash: '', label: 'nav.gallery', here: /^\/(gallery|modelo)(\/|$)/.test(pathname) },
    { to: '/about', hash: '', label: 'nav.company', here: pathname === '/about' },
    { to: '/contacto', hash: '', label: 'nav.contact', here: pathname === '/contacto' },
    { to: '/faq', hash: '', label: 'nav.faq', here: pathname === '/faq' },
  ] as const
}

/** Where somebody who signs in from here comes back to. */
export const useBack = () => useLocation({ select: retUrlFrom, structuralSharing: true })
