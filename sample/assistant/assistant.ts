import type { AssistantFile } from '../../app/content/knowledge/assistant.schema.ts'

export const assistant: AssistantFile = {
  name: 'Rill',
  greeting:
    'Hi, I’m {assistant}, {name}’s automated assistant. What would you like to know?',
  suggestions: [
    'What does it cost?',
    'Will this stain come out?',
    'Will it hurt my plants?',
  ],
  /** After a question that could not be answered. */
  failure:
    "I'm sorry, I'm having trouble responding right now. Please call us directly at {phone} for immediate assistance with your pressure washing needs!",
  /** What a language model reads about the firm, after its name. */
  work: 'washes and seals the outside of houses and businesses',
}
