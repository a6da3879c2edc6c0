import type { AssistantFile } from '../../../app/content/knowledge/assistant.schema.ts'

export const assistant: AssistantFile = {
  name: 'Gull',
  greeting:
    'I’m {assistant}, the automated assistant of {name}. What is dirty?',
  suggestions: ['What do you wash?', 'Do you come to Proctor?'],
  failure: 'I can’t answer right now. Please call {phone}.',
  work: 'washes windows, siding, docks and concrete',
}
