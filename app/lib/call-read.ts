import { assertRpcResponse } from './assert-rpc-response'

/**
 * Calls a server function that reads. If the call fails, logs that and returns
 * a failure, as the function itself does.
 * @param subject What it reads, such as `the reviews`.
 */
export async function callRead<Result>(
  subject: string,
  read: () => Promise<Result>,
): Promise<Result | { ok: false }> {
  try {
    return assertRpcResponse(await read())
  } catch (error) {
    console.error(`Failed to request ${subject}.`, error)
    return { ok: false }
  }
}
