/** Throws on a response that isn't from our server, such as the sign-in page of a hotel: Start returns that as it is. */
export function assertRpcResponse<Answer>(answer: Answer): Answer {
  if (answer instanceof Response) throw new Error('The response is not from this site.')
  return answer
}
