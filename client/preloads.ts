import type { Plugin } from 'vite'
import { filesOf } from './files-of.ts'

/** What every screen behind the login loads. */
const frame = [
  /\/client\/index\.html$/,
  /\/client\/kernel\/session\/signed-in\.tsx$/,
  /\/client\/frame\.tsx$/,
  /\/client\/kernel\/ui\/confirm-dialog\.tsx$/,
  /\/client\/kernel\/ui\/toaster\.tsx$/,
]

/** Pages whose modules the browser fetches from the start, instead of after the first script has run. */
const pages: Record<string, readonly RegExp[]> = {
  'dashboard.html': frame,
  'dashboard/home.html': [...frame, /\/client\/features\/igreja\/home\/index\.tsx$/],
}

/**
 * Writes index.html a second and a third time, for addresses behind the login and for the home page. They name the files
 * that those screens need, so that all come at once. The server chooses the page by its address
 * (server/kernel/transport/http/client.ts).
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    generateBundle: {
      // the page itself is written first
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const html = String(page.source)
        for (const [fileName, modules] of Object.entries(pages)) {
          const files = [...filesOf(modules, bundle)].filter((file) => !html.includes(`"/${file}"`))
          // A module preload that failed would make every later import fail, so scripts are fetched as mere data:
          // client/kernel/later/fetch-then-import.ts then finds them in the browser's cache.
          const links = files.map((file) => {
            const kind = file.endsWith('.css') ? 'style' : 'fetch'
            return `<link rel="preload" as="${kind}" crossorigin href="/${file}">\n`
          })
          const source = html.replace('</head>', `${links.join('')}</head>`)
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}
