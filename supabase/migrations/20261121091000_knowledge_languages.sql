-- The assistant answers in the language of the question: an entry has one, and words are cut by its rules.

alter table public.knowledge
  add column language text not null default 'en' check (language in ('en', 'es'));

-- Spanish is searched without accents, because hardly anybody types them in a chat. English keeps them out anyway.
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

alter table public.knowledge drop column search;
alter table public.knowledge add column search tsvector not null generated always as (
  setweight(public.knowledge_words(language, questions), 'A')
  || setweight(public.knowledge_words(language, regexp_replace(answer, '\{[a-z]+\}', ' ', 'g')), 'C')
) stored;

-- As before, within the entries of one language.
drop function public.search_knowledge(text, integer);
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
