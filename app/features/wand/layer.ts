/** A canvas and what draws on it. */
export interface Layer {
  canvas: HTMLCanvasElement
  pen: CanvasRenderingContext2D
}

/** @returns nothing where the browser has no memory left for one. */
export function newLayer(width: number, height: number): Layer | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  return pen ? { canvas, pen } : undefined
}
