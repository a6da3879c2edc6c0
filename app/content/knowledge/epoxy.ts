import { epoxyBenefits, epoxyProcess } from '../epoxy-page-text.ts'
import { epoxyInstallTime, epoxyServices } from '../epoxy-services.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'

export const epoxyKnowledge: readonly KnowledgeEntry[] = [
  {
    id: 'epoxy',
    questions:
      'Do you do epoxy flooring, epoxy floors, floor coating? Epoxy coating',
    answer: `Yes: epoxy floors for garages and small patios. ${epoxyServices.map(({ text }) => text).join(' ')} ${epoxyInstallTime}.`,
  },
  {
    id: 'epoxy/time',
    questions:
      'How long does epoxy take, how many days? Install, installation, dry, cure, park the car, walk on it',
    answer: `${epoxyInstallTime}, from grinding to the last coat. You can usually walk on it the next day. Parking takes a few days more: we leave you the times in writing.`,
  },
  {
    id: 'epoxy/process',
    questions:
      'How is epoxy applied? What is the process, the steps, the preparation of epoxy flooring?',
    answer: `Four steps: ${epoxyProcess.map(({ title }, index) => `${index + 1}. ${title}`).join(', ')}. ${epoxyProcess[0]?.text ?? ''}`,
  },
  {
    id: 'epoxy/benefits',
    questions:
      'Why epoxy? Is epoxy slippery, durable, easy to clean, worth it? Benefits of an epoxy floor',
    answer: epoxyBenefits.map(({ text }) => text).join(' '),
  },
  ...epoxyServices.map(({ title, text, features }, index) => ({
    id: `epoxy/${index + 1}` as const,
    questions: `Do you coat ${title}? Epoxy ${title}, floor coating`,
    answer: `${text} Included: ${features.join('. ')}.`,
  })),
]
