import 'react'

declare module 'react' {
  /** Style sheets here read properties of their own, such as `--needle`, which React writes but does not know. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
