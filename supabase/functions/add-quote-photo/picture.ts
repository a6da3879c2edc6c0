/** A picture without what is not needed to show it. */
export interface Picture {
  width: number
  height: number
  /** Of the file, in order. */
  parts: Uint8Array<ArrayBuffer>[]
}

export type Bytes = Uint8Array<ArrayBuffer>

export function viewOf({ buffer, byteOffset, byteLength }: Bytes): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

export function asciiAt(bytes: Bytes, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length))
}
