import type { AssistantEntryFile } from '../../../app/content/knowledge/assistant.schema.ts'

export const talk: readonly AssistantEntryFile[] = [
  { id: 'talk/greeting', answer: 'Hello. Ask me what we wash.' },
  { id: 'talk/thanks', answer: 'Glad to help.' },
  { id: 'talk/goodbye', answer: 'Goodbye.' },
  { id: 'talk/hand-over', answer: 'I don’t know that. Call {phone}.' },
  { id: 'talk/medical', answer: 'Please ask a doctor, or call 911.' },
  { id: 'talk/legal', answer: 'Please ask a lawyer.' },
  { id: 'talk/instructions', answer: 'I only know about our washing.' },
  {
    id: 'talk/identity',
    questions: 'Who are you? Are you a robot, a real person? {assistant}',
    answer: 'I’m {assistant}, an automated assistant of {name}.',
  },
]
