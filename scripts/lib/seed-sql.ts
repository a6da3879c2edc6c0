import { createHash } from 'node:crypto'

import { folderRows } from '#domain/sample-data.ts'

import type { KnowledgeEntry } from '../../app/content/knowledge/knowledge-entry.ts'
import type { Review } from './review-file.ts'

interface Seed {
  knowledge: readonly KnowledgeEntry[]
  /** Samples are shown only as long as no other review is stored. */
  reviews: readonly Review[]
  hasFilm: boolean
}

/**
 * Returns SQL that brings the database up to date with the firm's folder. It
 * keeps what the owner stored, and what he hid.
 */
export function seedSql(seed: Seed): string {
  const { knowledge, reviews, hasFilm } = seed
  return `-- Made by scripts/generate.ts from the firm's folder.
${knowledgeSql(knowledge)}
${reviewsSql(reviews)}
${filmSql(hasFilm)}`
}

function knowledgeSql(entries: readonly KnowledgeEntry[]): string {
  const rows = entries.map(({ id, questions = '', answer }, index) => ({
    id,
    position: index + 1,
    topic: id.split('/')[0] ?? id,
    questions,
    answer,
  }))
  const ids = entries.map(({ id }) => id)
  return `
insert into public.knowledge (id, position, topic, questions, answer)
select given.* from jsonb_to_recordset(${json(rows)})
  as given (id text, position integer, topic text, questions text, answer text)
on conflict (id) do update set
  position = excluded.position,
  topic = excluded.topic,
  questions = excluded.questions,
  answer = excluded.answer;

delete from public.knowledge where id not in (select jsonb_array_elements_text(${json(ids)}));
`
}

function reviewsSql(reviews: readonly Review[]): string {
  const own = reviews.filter(({ sample }) => !sample).map(reviewRow)
  const samples = reviews.filter(({ sample }) => sample).map(reviewRow)
  const ids = [...own, ...samples].map(({ id }) => id)
  const hasOwn = `exists (
  select from public.reviews as own where not public.is_sample_row(own.id)
)`
  return `
delete from public.reviews
where id::text ~ '^(${folderRows.review}|${folderRows.sampleReview})'
  and id::text not in (select jsonb_array_elements_text(${json(ids)}));

insert into public.reviews (id, author, rating, text, reviewed_on, published)
select given.*, true from ${reviewRecords(own)}
where not exists (
  select from public.reviews as known
  where known.author = given.author and known.text = given.text
)
on conflict (id) do nothing;

delete from public.reviews where public.is_sample_row(id) and ${hasOwn};

insert into public.reviews (id, author, rating, text, reviewed_on, published)
select given.*, true from ${reviewRecords(samples)}
where not ${hasOwn}
on conflict (id) do nothing;
`
}

function reviewRow(review: Review) {
  const { author, rating, text, date, sample } = review
  const prefix = sample ? folderRows.sampleReview : folderRows.review
  const hash = createHash('sha256').update(JSON.stringify(review))
  const id = `${prefix}${hash.digest('hex').slice(0, 12)}`
  return { id, author, rating, text, reviewed_on: date }
}

function reviewRecords(rows: readonly unknown[]): string {
  return `jsonb_to_recordset(${json(rows)})
  as given (id uuid, author text, rating smallint, text text, reviewed_on date)`
}

function filmSql(hasFilm: boolean): string {
  const id = literal(`${folderRows.film}000000000001`)
  if (!hasFilm)
    return `
delete from public.pressure_washing_videos where id = ${id};
`
  return `
insert into public.pressure_washing_videos (id, is_featured, video_url, poster_url)
select ${id}, true, '/videos/hero.mp4', '/videos/hero.avif'
where not exists (select from public.pressure_washing_videos);
`
}

function json(value: unknown): string {
  return `${literal(JSON.stringify(value, null, 1))}::jsonb`
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
