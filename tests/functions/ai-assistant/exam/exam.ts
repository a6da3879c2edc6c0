import { companyQuestions, methodQuestions, serviceQuestions } from './english-questions.ts'
import type { ExamQuestion } from './exam-question.ts'
import { declinedQuestions, gibberish, injections, longest, promiseQuestions } from './hard-questions.ts'
import { spanishQuestions } from './spanish-questions.ts'

/** Everything the assistant is examined on, by subject. Run on the matcher by the tests, on any model by
 * `npm run assistant-exam`. */
export const exam: Record<string, readonly ExamQuestion[]> = {
  services: serviceQuestions,
  'the way of working': methodQuestions,
  'the company, hours and places': companyQuestions,
  'prices and dates, which are never promised': promiseQuestions,
  'what is declined': declinedQuestions,
  injections,
  Spanish: spanishQuestions,
  gibberish,
  'the longest question': [longest],
}
