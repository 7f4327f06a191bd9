import { createContext, use } from 'react'

/** Overlays render inside the back office's own element, where its styles hold. */
export const PortalContext = createContext<HTMLElement | null>(null)

export const usePortal = (): HTMLElement | null => use(PortalContext)

/** Marks what lies over the page: while there is one, the page's own keys rest. */
export const OVERLAY = { 'data-overlay': '' }

/** What is closing lies over nothing any more, although it is still seen to go. */
export const overlayOpen = (): boolean => document.querySelector('.office [data-overlay]:not([data-closed])') !== null
