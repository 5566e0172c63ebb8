// Prints the screens of the client's router as JSON: [{ path, action, signedIn, kind }]. Reads the very table that the browser
// gets, so a new screen is there without being told.
import path from 'node:path'
import { createServer } from 'vite'

const root = path.resolve(import.meta.dirname, '../../client')
const vite = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
const { routes } = await vite.ssrLoadModule('/routes.tsx')
const { Protected } = await vite.ssrLoadModule('/kernel/session/index.ts')
await vite.close()

const kindOf = ({ element }) => (element ? 'redirect' : 'screen')

function screens(route, parent) {
  const at = {
    path: path.posix.join(parent.path, route.path ?? ''),
    action: route.handle?.action ?? parent.action,
    signedIn: parent.signedIn || route.Component === Protected,
  }
  if (route.children) return route.children.flatMap((child) => screens(child, at))
  return [{ ...at, kind: kindOf(route) }]
}

const list = routes.flatMap((route) => screens(route, { path: '/', signedIn: false }))
process.stdout.write(JSON.stringify(list.filter(({ kind }) => kind !== 'redirect')))
