/** The job may be empty: “Dolores M., driveway in Orangevale”. */
export function splitAuthor(author: string): { name: string; job: string } {
  const [name = '', ...job] = author.split(', ')
  return { name, job: job.join(', ') }
}
