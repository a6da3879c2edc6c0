Deno.serve(() => new Response('out of order', { status: 500 }))
