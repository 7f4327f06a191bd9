type Listener = (near: boolean) => void

/** Far enough for a quick thumb, near enough for little work. */
const AROUND = '1200px 0px'

const listeners = new WeakMap<Element, Listener>()
let observer: IntersectionObserver | undefined

/** Tells whether an element is in sight or soon will be. */
export function watchNear(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
    },
    { rootMargin: AROUND },
  )
  listeners.set(element, listener)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
