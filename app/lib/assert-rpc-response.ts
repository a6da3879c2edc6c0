/**
 * Throws if the response is not from our server, such as a captive portal's
 * sign-in page. Start returns it as is.
 */
export function assertRpcResponse<Answer>(answer: Answer): Answer {
  if (answer instanceof Response)
    throw new Error('The response did not come from this site.')
  return answer
}
