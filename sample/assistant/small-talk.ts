import type { AssistantEntryFile } from '../../app/content/knowledge/assistant.schema.ts'

/**
 * Small talk and standard replies. The function selects those without questions
 * by their ids.
 */
export const talk: readonly AssistantEntryFile[] = [
  {
    id: 'talk/greeting',
    answer:
      'Hello. Ask me about our services, methods, service area or hours. For anything else, call us at {phone}.',
  },
  {
    id: 'talk/thanks',
    answer:
      'You’re welcome. If you have another question, ask me, or call us at {phone}.',
  },
  {
    id: 'talk/goodbye',
    answer:
      'Goodbye, and thanks for stopping by. Call {phone} whenever you need us.',
  },
  {
    id: 'talk/hand-over',
    answer:
      'I’m not sure about that one, and I’d rather not guess. Please call us at {phone}. I can tell you about our services, methods, service area and hours.',
  },
  {
    id: 'talk/medical',
    answer:
      'I can’t give medical advice: please ask a doctor, and in an emergency call 911. To find out which cleaner we used on a job, call us at {phone}.',
  },
  {
    id: 'talk/legal',
    answer:
      'I can’t give legal advice: please ask a lawyer or the agency in charge. For questions about our own work, call us at {phone}.',
  },
  {
    id: 'talk/instructions',
    answer:
      'I only answer questions about our cleaning work. For anything else, call us at {phone}.',
  },
  {
    id: 'talk/identity',
    questions:
      'Who are you? Are you a robot, a bot, a chatbot, ChatGPT, real, a human, a real person? Am I talking to a machine, a computer, a person, an AI? Is this chat automated? What is your name? {assistant}',
    answer:
      'I’m {assistant}, an automated assistant. I answer from what {name} has written about its work. To talk to a person, call {phone}.',
  },
  {
    id: 'talk/abilities',
    questions: 'Help me. What can I ask you? What do you know?',
    answer:
      'I can tell you what we clean and how, where we work and when we’re open. For a price or a date, ask for a free estimate with the quote form or call {phone}.',
  },
]
