Deno.serve(() => Response.json({ reviews: [] }))
