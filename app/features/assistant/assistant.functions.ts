import { createServerFn } from '@tanstack/react-start'

import { assistantRequestSchema } from '#functions/_shared/assistant-contract.ts'

import { askFunction } from './ask-assistant.server'

/** Asks the assistant. Rejects when the input does not fit the contract. */
export const askAssistant = createServerFn({ method: 'POST' })
  .validator(assistantRequestSchema)
  .handler(({ data }) => askFunction(data))
