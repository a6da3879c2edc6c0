// Generates app/routeTree.gen.ts, as every start of Vite does.
import { createServer } from 'vite'

const server = await createServer({
  configFile: 'app.config.ts',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
})
await server.close()
