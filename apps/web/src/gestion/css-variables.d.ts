import 'react'

declare module 'react' {
  /** Custom properties are styles too. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
