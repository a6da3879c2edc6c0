import 'react'

declare module 'react' {
  /**
   * Allows custom properties such as `--needle` in `style`. React supports
   * them, but its types do not.
   */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
