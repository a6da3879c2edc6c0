Deno.serve(() => Response.json({ message: 'hello' }))
