-- Sample data for the local Supabase and `supabase db reset`. Never part of a hosted deployment.
-- Runs once per data folder and must stay safe to run again (insert … on conflict do nothing).
--
-- The home page's hero video is a file of the site (public/videos). The services page has none: its hero shows a pair of each service.
insert into public.pressure_washing_videos (id, is_featured, video_url, mime_type, poster_url) values
  ('f11a0000-0000-4000-8000-000000000001', true, '/videos/hero.mp4', 'video/mp4', '/videos/hero.avif')
on conflict (id) do nothing;

-- Invented reviews, as their ids say (is_sample_row). Pages mark each with the badge "Sample". Importing or publishing the first real review deletes them.
insert into public.reviews (id, author, rating, text, reviewed_on, published) values
  ('5a3b1e00-0000-4000-8000-000000000001', 'Dolores M., driveway in Orangevale', 5, 'Twelve years of oil spots on our old driveway. They told me which ones would stay faint, and those are the ones that did. The rest of the slab looks like the day it was poured.', '2026-10-28', true),
  ('5a3b1e00-0000-4000-8000-000000000002', 'Ray S., house in Rocklin', 5, 'North wall was green every spring. One house wash, no ladder marks, roses still alive.', '2026-10-09', true),
  ('5a3b1e00-0000-4000-8000-000000000003', 'Priscilla N., patio in Granite Bay', 5, 'Called at nine, had a price by noon, patio done on Thursday. The pavers were sanded and sealed the week after, once they had dried out properly.', '2026-09-21', true),
  ('5a3b1e00-0000-4000-8000-000000000004', 'Walt H., gutters in Fair Oaks', 5, 'The gutter cleaning came a day later than planned because of the wildfire smoke, and they let us know the evening before. The downspouts run again, and the bags of oak leaves went with them.', '2026-09-02', true),
  ('5a3b1e00-0000-4000-8000-000000000005', 'Ines C., roof in Carmichael', 5, 'I expected them to blast the roof. Instead they sprayed, waited and rinsed. The moss let go over the following few weeks, just as they had explained.', '2026-08-17', true),
  ('5a3b1e00-0000-4000-8000-000000000006', 'Jerome P., storefront in West Sacramento', 5, 'Our storefront walk is cleaned before we open. Gum gone, no puddles at the door.', '2026-07-30', true),
  ('5a3b1e00-0000-4000-8000-000000000007', 'Colleen A., deck in Folsom', 5, 'The deck had turned gray and slick. They tried one small corner first so that I could see what the cedar would look like, then did the rest and the fence beside it.', '2026-07-11', true),
  ('5a3b1e00-0000-4000-8000-000000000008', 'Mai T., garage in Rancho Cordova', 5, 'Epoxy in a two-car garage, in two days. It wipes clean with a mop.', '2026-06-19', true)
on conflict (id) do nothing;
