import type { AssistantEntryFile } from '../../../app/content/knowledge/assistant.schema.ts'

export const methods: readonly AssistantEntryFile[] = [
  {
    id: 'method/frost',
    title: 'Do you wash in winter?',
    questions: 'Do you wash in winter? Frost, snow, freezing, cold',
    answer: 'Not below freezing. We start again once the ice is off the lake.',
  },
]
