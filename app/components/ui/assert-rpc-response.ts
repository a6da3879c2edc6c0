/**
 * What a call of our server answered. Start hands out the bare response when it is none of ours, such as the page
 * with which a hotel's network answers everything: that is no answer.
 */
export function ownAnswer<Answer>(answer: Answer): Answer {
  if (answer instanceof Response) throw new Error('The response is not from this site.')
  return answer
}
