-- Written by customers, copied in by the owner and shown once published.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  author text not null check (char_length(btrim(author)) between 1 and 120),
  -- Shown only if the site settings allow its host. Otherwise the author's initials are shown.
  avatar_url text check (avatar_url ~ '^https://'),
  rating smallint not null check (rating between 1 and 5),
  text text not null check (char_length(btrim(text)) between 1 and 5000),
  reviewed_on date not null,
  published boolean not null default false,
  created_at timestamptz not null default now()
);

comment on table public.reviews is 'Reviews by real customers. Rows a customer did not write must not be published.';

alter table public.reviews enable row level security;
create policy "Visitors see published reviews" on public.reviews
  for select to anon, authenticated using (published);

grant select on public.reviews to anon, authenticated;
grant all on public.reviews to service_role;

-- What the stars say of all published reviews, of which a page shows only some. Without reviews, the average is null.
create view public.published_review_rating with (security_invoker = true) as
select count(*)::integer as count, avg(review.rating)::float8 as average
from public.reviews as review
where review.published;

comment on view public.published_review_rating is 'Number and mean rating of the published reviews.';

grant select on public.published_review_rating to service_role;

-- Adds all reviews ([{"author", "rating", "text", "reviewed_on"}]) or none, skips existing ones, returns the new ids.
create function public.import_reviews(reviews jsonb, published boolean default true) returns setof uuid
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.reviews as review where public.is_sample_row(review.id);
  return query
  insert into public.reviews as review (author, rating, text, reviewed_on, published)
  select distinct btrim(given.author), given.rating, btrim(given.text), given.reviewed_on, import_reviews.published
  from jsonb_to_recordset(import_reviews.reviews)
    as given (author text, rating smallint, text text, reviewed_on date)
  where not exists (
    select from public.reviews as known
    where known.author = btrim(given.author) and known.text = btrim(given.text)
      and known.rating = given.rating and known.reviewed_on = given.reviewed_on
  )
  returning review.id;
end;
$$;

-- Publishes or hides one review. Returns the number of reviews with that id.
create function public.publish_review(review_id uuid, published boolean) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  update public.reviews as review set published = publish_review.published where review.id = review_id;
  get diagnostics changed = row_count;
  if changed > 0 and published and not public.is_sample_row(review_id) then
    delete from public.reviews as review where public.is_sample_row(review.id);
  end if;
  return changed;
end;
$$;
