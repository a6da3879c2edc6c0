-- What the assistant may say, and the way to find it. The rows are made from the site's own texts
-- (supabase/generated/knowledge.sql); nobody edits them here.

-- A text's words by the rules of its language. Spanish is searched without accents, because hardly anybody types
-- them in a chat. English keeps them out anyway.
create function public.knowledge_words(of_language text, of_text text)
returns tsvector
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case of_language
    when 'es' then to_tsvector(
      'pg_catalog.spanish'::regconfig,
      translate(of_text, 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')
    )
    else to_tsvector('pg_catalog.english'::regconfig, of_text)
  end
$$;

revoke all on function public.knowledge_words(text, text) from public, anon, authenticated, service_role;

create table public.knowledge (
  id text primary key,
  -- Order in which the site lists them; the earlier of two equally good answers is given.
  position integer not null,
  topic text not null,
  -- How visitors ask for it. Empty: the entry is not found by search, only read by its id.
  questions text not null,
  -- May hold {name}, {phone} and {email}: the identity of the business is a setting of the functions.
  answer text not null,
  language text not null default 'en' check (language in ('en', 'es')),
  -- A word of a question weighs more (A) than a word that merely occurs in the answer (C).
  search tsvector not null generated always as (
    setweight(public.knowledge_words(language, questions), 'A')
    || setweight(public.knowledge_words(language, regexp_replace(answer, '\{[a-z]+\}', ' ', 'g')), 'C')
  ) stored
);

comment on table public.knowledge is 'Everything the assistant can say. Made by npm run knowledge.';

alter table public.knowledge enable row level security;
revoke all on public.knowledge from public, anon, authenticated, service_role;
grant select on public.knowledge to service_role;

-- The entries of a language that share words with a question, best first.
--
-- `relevance` adds up the words found, rare ones counting more: "roof" says more than "clean". `coverage` is the
-- part of the question's weight the entry accounts for, 0 to 1; words no entry knows count fully, so a question
-- about something else stays near 0 however many everyday words it has. Any text is a question: it is split
-- into words, never read as search syntax, where a visitor's dash or quotation mark would be an operator.
create function public.search_knowledge(query text, max_results integer default 5, in_language text default 'en')
returns table (id text, topic text, answer text, relevance real, coverage real)
language sql
stable
security definer
set search_path = ''
as $$
  with words as (
    select lexeme
    from unnest(public.knowledge_words(in_language, left(coalesce(query, ''), 2000)))
  ), entries as (
    select * from public.knowledge where knowledge.language = in_language
  ), found as (
    select entries.id, entry.lexeme, case when 'A' = any (entry.weights) then 1.0 else 0.5 end as weight
    from entries, unnest(entries.search) as entry
    where entries.questions <> '' and entry.lexeme in (select words.lexeme from words)
  ), rarity as (
    select words.lexeme, ln(1 + (select count(*) from entries) / (1.0 + count(found.id))) as value
    from words left join found using (lexeme)
    group by words.lexeme
  ), score as (
    select found.id, sum(found.weight * rarity.value) as relevance
    from found join rarity using (lexeme)
    group by found.id
  )
  select entries.id, entries.topic, entries.answer, score.relevance::real,
         (score.relevance / (select sum(rarity.value) from rarity))::real
  from score join entries on entries.id = score.id
  order by score.relevance desc, entries.position
  limit least(greatest(coalesce(max_results, 5), 0), 50);
$$;

comment on function public.search_knowledge(text, integer, text) is
  'Finds what the assistant knows about a question; relevance orders, coverage (0 to 1) says how much of it is understood.';

revoke all on function public.search_knowledge(text, integer, text) from public, anon, authenticated;
grant execute on function public.search_knowledge(text, integer, text) to service_role;
