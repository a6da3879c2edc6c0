// Longer than anybody waits.
Deno.serve(() => new Promise((resolve) => setTimeout(() => resolve(Response.json({ reviews: [] })), 10_000)))
