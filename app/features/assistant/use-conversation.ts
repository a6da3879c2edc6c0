import { useRef, useState } from 'react'

import { useSiteSettings } from '~/components/layout/use-site-settings'
import { assistantFailure, assistantGreeting } from '~/content/assistant-text'
import { callServer } from '~/lib/call-server'

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
  const [isPending, setIsPending] = useState(false)

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
    setIsPending(true)
    add(message, false)
    void addReply(message)
    return true
  }

  async function addReply(message: string) {
    const signal = AbortSignal.timeout(timeout)
    const reply = await callServer('the answer', () =>
      askAssistant({ data: { message }, signal }),
    )
    isAsking.current = false
    setIsPending(false)
    const text = reply.ok ? reply.text : assistantFailure(phone)
    add(text, true)
  }

  return { messages, isPending, ask }
}
