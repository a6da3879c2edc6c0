import { useState } from 'react'

import { assistantFailure, assistantGreeting } from '~/content/assistant-text'
import { callServer } from '~/lib/call-server'

import { askAssistant } from './assistant.functions'

export interface ChatMessage {
  id: number
  text: string
  isBot: boolean
}

// Longer than the server's own timeout.
const timeout = 15_000

export function useConversation() {
  const [messages, setMessages] = useState<ChatMessage[]>(() => [
    { id: 0, text: assistantGreeting, isBot: true },
  ])
  const [isPending, setIsPending] = useState(false)

  function add(text: string, isBot: boolean) {
    setMessages((earlier) => [...earlier, { id: earlier.length, text, isBot }])
  }

  function ask(input: string): boolean {
    const message = input.trim()
    if (message === '' || isPending) return false
    setIsPending(true)
    add(message, false)
    void addReply(message)
    return true
  }

  async function addReply(message: string) {
    const signal = AbortSignal.timeout(timeout)
    const reply = await callServer(
      'the answer',
      () => askAssistant({ data: { message }, signal }),
      ({ text: words }) => typeof words === 'string',
    )
    setIsPending(false)
    const text = reply.ok ? reply.text : assistantFailure
    add(text, true)
  }

  return { messages, isPending, ask }
}
