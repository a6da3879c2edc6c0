import { assertRpcResponse } from './assert-rpc-response'

/**
 * Calls a server function whose failure is a value. If the call itself fails,
 * logs that and returns a failure too.
 * @param subject What it returns, such as `the reviews`.
 */
export async function callServer<Result>(
  subject: string,
  call: () => Promise<Result>,
): Promise<Result | { ok: false }> {
  try {
    return assertRpcResponse(await call())
  } catch (error) {
    console.error(`Failed to request ${subject}.`, error)
    return { ok: false }
  }
}
