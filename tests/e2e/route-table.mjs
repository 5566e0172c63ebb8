// Prints the screens of the client's router as JSON: [{ path, action, feature, signedIn, kind }]. It reads the
// browser's own route table, so a new screen is included automatically.
import { globSync } from 'node:fs'
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
const featureOf = await readFeatures()
const { routes } = await vite.ssrLoadModule('/routes.tsx')
const { Protected } = await vite.ssrLoadModule('/kernel/session/index.ts')
await vite.close()

/** The directory of the feature that defines a route object. */
async function readFeatures() {
  const found = new Map()
  const note = (route, dir) => {
    found.set(route, dir)
    for (const child of route.children ?? []) note(child, dir)
  }
  // these are the files that the router finds too
  for (const file of globSync('features/**/routes.{ts,tsx}', { cwd: root })) {
    const dir = path.posix.relative('features', path.posix.dirname(file.replaceAll(path.sep, '/')))
    for (const list of Object.values(await vite.ssrLoadModule(`/${file}`))) for (const route of list) note(route, dir)
  }
  return found
}

const kindOf = ({ element }) => (element ? 'redirect' : 'screen')

function screens(route, parent) {
  const at = {
    path: path.posix.join(parent.path, route.path ?? ''),
    action: route.handle?.action ?? parent.action,
    signedIn: parent.signedIn || route.Component === Protected,
  }
  const feature = featureOf.get(route)
  if (route.children) return route.children.flatMap((child) => screens(child, at))
  return [{ ...at, ...(feature && { feature }), kind: kindOf(route) }]
}

const list = routes.flatMap((route) => screens(route, { path: '/', signedIn: false }))
process.stdout.write(JSON.stringify(list.filter(({ kind }) => kind !== 'redirect')))
