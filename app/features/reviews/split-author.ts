/** The job may be empty: “Ann B., deck in Salem”. */
export function splitAuthor(author: string): { name: string; job: string } {
  const [name = '', ...job] = author.split(', ')
  return { name, job: job.join(', ') }
}
