import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { useSiteSettings } from '~/components/layout/use-site-settings'
import { assistantFailure, assistantGreeting } from '~/content/assistant-text'
import { assertRpcResponse } from '~/lib/assert-rpc-response'

import { askAssistant } from './assistant.functions'

/**
 * A message of the conversation. Messages are kept in memory only and are gone
 * after a reload.
 */
export interface ChatMessage {
  id: number
  text: string
  isBot: boolean
}

// Longer than the server's own timeout, for when the server itself cannot be
// reached.
const timeout = 15_000

/**
 * Provides the conversation with the assistant, starting with its greeting.
 * Accepts one question at a time.
 */
export function useConversation() {
  const { name, phone } = useSiteSettings()
  const [messages, setMessages] = useState<ChatMessage[]>(() => [
    { id: 0, text: assistantGreeting(name), isBot: true },
  ])
  // A ref because `isPending` only changes with the next render, so a quick
  // double tap would ask twice.
  const isAsking = useRef(false)
  const { isPending, mutate } = useMutation({
    // Offline, the request fails at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: async (message: string) =>
      assertRpcResponse(
        await askAssistant({
          data: { message },
          signal: AbortSignal.timeout(timeout),
        }),
      ),
    onMutate: (message) => add(message, false),
    onError: (error) => console.error('Failed to send the question.', error),
    onSettled(reply) {
      isAsking.current = false
      add(reply?.ok ? reply.text : assistantFailure(phone), true)
    },
  })

  function add(text: string, isBot: boolean) {
    setMessages((earlier) => [...earlier, { id: earlier.length, text, isBot }])
  }

  /**
   * Sends a question and adds it and the reply to the conversation. Returns
   * false if it is blank or one is pending.
   */
  function ask(input: string): boolean {
    const message = input.trim()
    if (message === '' || isAsking.current) return false
    isAsking.current = true
    mutate(message)
    return true
  }

  return { messages, isPending, ask }
}
