import { type ComponentType, Suspense } from 'react'
import { useFills } from '../access.ts'
import type { Slot } from '../declare/contribution.ts'

/** Draws what areas above this one have put into a place of the open screen. */
export const Fills = <P extends object>({ of, props }: { of: Slot<ComponentType<P>>; props: P }) =>
  useFills(of).map((Part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what fills a place never changes while the screen is open.
    <Suspense key={i}>
      <Part {...props} />
    </Suspense>
  ))
