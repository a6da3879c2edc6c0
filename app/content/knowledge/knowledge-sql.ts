import type { KnowledgeEntry } from './knowledge-entry.ts'

/**
 * Returns SQL that replaces the contents of the `knowledge` table. It updates
 * existing entries in place.
 */
export function knowledgeSql(entries: readonly KnowledgeEntry[]): string {
  const rows = entries.map(
    ({ id, questions = '', answer }, index) =>
      `  (${literal(id)}, ${index + 1}, ${literal(id.split('/')[0] ?? id)},\n    ${literal(questions)},\n    ${literal(answer)})`,
  )
  return `-- Generated from app/content by npm run knowledge. Edit the texts there, then run it again.

insert into public.knowledge (id, position, topic, questions, answer) values
${rows.join(',\n')}
on conflict (id) do update set
  position = excluded.position,
  topic = excluded.topic,
  questions = excluded.questions,
  answer = excluded.answer;

delete from public.knowledge where id not in (
${entries.map(({ id }) => `  ${literal(id)}`).join(',\n')}
);
`
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
