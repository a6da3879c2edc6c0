-- The assistant's answers. The rows are generated from the site's texts (generated/knowledge.sql).

create table public.knowledge (
  id text primary key,
  -- Order on the site. The earlier of two equally good answers wins.
  position integer not null,
  topic text not null,
  -- Wordings visitors use. If empty, the entry is excluded from search and only read by its id.
  questions text not null,
  -- May contain {name}, {phone} and {email}, which the edge function fills in from its settings.
  answer text not null,
  -- Words in the questions weigh more (A) than words that only occur in the answer (C).
  search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english'::regconfig, questions), 'A')
    || setweight(
      to_tsvector('pg_catalog.english'::regconfig, regexp_replace(answer, '\{[a-z]+\}', ' ', 'g')), 'C'
    )
  ) stored
);

alter table public.knowledge enable row level security;
grant select on public.knowledge to service_role;

-- `relevance` is the sum of the matching words, where rare ones count more: "roof" says more than "clean". `coverage` is
-- the share of the question's weight that the entry accounts for, 0 to 1. Words that no entry contains count fully, so
-- an unrelated question stays near 0. The question is split into words and never parsed as search syntax.
create function public.search_knowledge(query text)
returns table (id text, topic text, answer text, relevance real, coverage real)
language sql stable security definer set search_path = ''
as $$
  with words as (
    select lexeme
    from unnest(to_tsvector('pg_catalog.english'::regconfig, query))
  ), found as (
    select entries.id, entry.lexeme, case when 'A' = any (entry.weights) then 1.0 else 0.5 end as weight
    from public.knowledge as entries, unnest(entries.search) as entry
    where entries.questions <> '' and entry.lexeme in (select words.lexeme from words)
  ), rarity as (
    select words.lexeme, ln(1 + (select count(*) from public.knowledge) / (1.0 + count(found.id))) as value
    from words left join found using (lexeme)
    group by words.lexeme
  ), score as (
    select found.id, sum(found.weight * rarity.value) as relevance
    from found join rarity using (lexeme)
    group by found.id
  )
  select entries.id, entries.topic, entries.answer, score.relevance::real,
         (score.relevance / (select sum(rarity.value) from rarity))::real
  from score join public.knowledge as entries on entries.id = score.id
  order by score.relevance desc, entries.position
  limit 20
$$;
