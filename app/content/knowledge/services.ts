import type { Service } from '../services/service.ts'
import { services } from '../services/services.ts'
import type { KnowledgeEntry } from './entry.ts'
import { serviceWords } from './service-words.ts'

/** Four answers about a service, its page in short: what it is, what it includes, how it goes, what it is good for. */
function aboutService(service: Service): KnowledgeEntry[] {
  const { id, title, shortTitle, description, features, process, benefits, search } = service
  const name = shortTitle.toLowerCase()
  const words = `${title} ${shortTitle} ${serviceWords[id].otherWords}`
  return [
    {
      id: `service/${id}`,
      questions: [`Do you do ${shortTitle}? Can you clean it? ${words}`, search.keywords.join(', ')],
      answer: `Yes, we offer ${name}. ${description}`,
    },
    {
      id: `service/${id}/included`,
      questions: [`What is included in ${title}? What does ${shortTitle} include? What do I get? ${words}`],
      answer: `Included in ${name}: ${features.join('; ')}.`,
    },
    {
      id: `service/${id}/process`,
      questions: [`How do you do ${title}? What is the process, the method, the steps? ${words}`],
      answer: `How ${name} goes: ${process.map(({ title: step }, index) => `${index + 1}. ${step}`).join(', ')}. First: ${process[0]?.text ?? ''}`,
    },
    {
      id: `service/${id}/benefits`,
      questions: [
        `Why ${title}? What are the benefits, advantages of ${shortTitle}? Is it worth it? ${words}`,
      ],
      answer: `What ${name} is good for: ${benefits.join('; ')}.`,
    },
  ]
}

export const serviceKnowledge: readonly KnowledgeEntry[] = services.flatMap(aboutService)
