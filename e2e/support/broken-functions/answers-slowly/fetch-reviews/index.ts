const texts = [
  'Gone in a morning.',
  'Twelve years of oil in front of the garage, and they told me beforehand which of the spots would stay faint. Those are the ones that did. The rest looks like the day it was poured.',
  'The north wall was green every spring. No ladder marks, and the roses are still alive.',
  'Called at nine, had a price by noon, the patio was done on Thursday and sealed the week after.',
]
const reviews = texts.map((text, index) => ({
  id: String(index),
  author: `Sample reviewer ${index + 1}`,
  rating: 5,
  text,
  date: '2026-09-02',
}))

// Late, but long before the site gives up, on a busy machine too.
Deno.serve(() => new Promise((resolve) => setTimeout(() => resolve(Response.json({ reviews })), 1_200)))
