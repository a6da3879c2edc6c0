import type { AssistantEntryFile } from '../../../app/content/knowledge/assistant.schema.ts'

export const company: readonly AssistantEntryFile[] = [
  {
    id: 'company/hours',
    questions: 'What are your hours? When are you open? Closing time, Sunday',
    answer: 'We’re open {hours}.',
  },
  {
    id: 'company/contact',
    questions: 'What is your phone number, your email address?',
    answer: 'Call {phone} or email {email}.',
  },
  {
    id: 'company/experience',
    questions: 'How long have you been in business? Experience',
    answer: '{yearsInBusiness} in {region}.',
  },
  {
    id: 'company/insurance',
    questions: 'Are you licensed, bonded, insured?',
    answer: '{licensedBondedInsured}.',
  },
  {
    id: 'company/guarantee',
    title: 'What if a streak is left?',
    questions: 'Do you have a guarantee? Not satisfied',
    answer: 'Our work comes with a {satisfactionGuarantee}.',
  },
  {
    id: 'company/quote',
    questions: 'How do I get a quote? Book, order',
    answer: 'Send the form with your {fields}, or call {phone}.',
  },
  {
    id: 'booking/date',
    questions: 'When can you come? Appointment, schedule, available',
    answer: 'I can’t see the calendar. Call {phone}.',
  },
  {
    id: 'service/all',
    questions: 'What services do you offer? What do you wash, clean?',
    answer: 'We offer {offers}.',
  },
]
