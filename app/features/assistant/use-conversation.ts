import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { useSite } from '~/components/layout/use-site'
import { assistantFailure, assistantGreeting } from '~/content/assistant-text'
import { assertRpcResponse } from '~/lib/assert-rpc-response'

import { askAssistant } from './assistant.functions'

/** One message of the conversation, which lasts until the page is reloaded. Nothing is stored. */
export interface ChatMessage {
  id: number
  text: string
  isBot: boolean
}

// Longer than the server's own limit, for when the server itself cannot be reached.
const timeout = 15_000

/** The conversation with the assistant, from its greeting on. One question at a time. */
export function useConversation() {
  const { name, phone } = useSite()
  const [messages, setMessages] = useState<ChatMessage[]>(() => [
    { id: 0, text: assistantGreeting(name), isBot: true },
  ])
  // Known at once, where `isPending` is as old as the last rendering: two taps in one moment ask once.
  const isAsking = useRef(false)
  const { isPending, mutate } = useMutation({
    // Without a network the request fails at once instead of waiting.
    networkMode: 'always',
    mutationFn: async (message: string) =>
      assertRpcResponse(await askAssistant({ data: { message }, signal: AbortSignal.timeout(timeout) })),
    onMutate: (message) => add(message, false),
    onError: (error) => console.error('The question did not reach the assistant.', error),
    onSettled(reply) {
      isAsking.current = false
      add(reply?.ok ? reply.text : assistantFailure(phone), true)
    },
  })

  function add(text: string, isBot: boolean) {
    setMessages((earlier) => [...earlier, { id: earlier.length, text, isBot }])
  }

  /** Asks and adds both sides to the conversation. @returns whether there was anything to ask. */
  function ask(typed: string): boolean {
    const message = typed.trim()
    if (message === '' || isAsking.current) return false
    isAsking.current = true
    mutate(message)
    return true
  }

  return { messages, isPending, ask }
}
