import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorView } from '../pieces/ErrorView.tsx'

/** For errors that leave no frame to stand in. */
export function FailedPage(props: ErrorComponentProps) {
  return (
    <div className="shop">
      <main>
        <ErrorView {...props} />
      </main>
    </div>
  )
}
