-- What the stars say of all published reviews, of which a page shows only some. Without reviews, the average is null.
create view public.published_review_rating with (security_invoker = true) as
select count(*)::integer as count, avg(review.rating)::float8 as average
from public.reviews as review
where review.published;

comment on view public.published_review_rating is 'Number and mean rating of the published reviews.';

revoke all on public.published_review_rating from anon, authenticated, service_role;
grant select on public.published_review_rating to service_role;
