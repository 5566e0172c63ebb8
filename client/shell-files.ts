import type { Plugin } from 'vite'
import { filesOf } from './files-of.ts'

/** The modules that must work without a network: what every screen needs, and the screens of what today needs. */
const offline = [
  /\/client\/index\.html$/,
  /\/client\/frame\.tsx$/,
  /\/client\/kernel\/session\/signed-in\.tsx$/,
  /\/client\/kernel\/ui\/confirm-dialog\.tsx$/,
  /\/client\/kernel\/ui\/toaster\.tsx$/,
  /\/client\/kernel\/outbox\/strip\.tsx$/,
  /\/client\/kernel\/outbox\/tray\.tsx$/,
  /\/client\/kernel\/outbox\/browser\.ts$/,
  /\/client\/kernel\/kept\/store\.ts$/,
  /\/client\/features\/pessoas\/encontro\/presenca\/index\.tsx$/,
  /\/client\/features\/pessoas\/encontro\/do-dia\/index\.tsx$/,
  /\/client\/features\/pessoas\/celula\/detail\/index\.tsx$/,
  /\/client\/features\/ensino\/aula-ebd\/chamada\/index\.tsx$/,
  /\/client\/features\/ensino\/aula-ebd\/do-dia\/index\.tsx$/,
  /\/client\/features\/culto\/culto\/presenca\/index\.tsx$/,
  /\/client\/features\/culto\/culto\/programa\/index\.tsx$/,
  /\/client\/features\/culto\/escala-culto\/minhas\/index\.tsx$/,
  /\/client\/features\/igreja\/home\/index\.tsx$/,
  /\/client\/features\/igreja\/meu-espaco\/index\.tsx$/,
  /\/client\/features\/igreja\/tesouraria\/index\.tsx$/,
  /\/client\/features\/igreja\/home\/grupos\/index\.tsx$/,
  /\/client\/features\/igreja\/home\/atalho\/index\.tsx$/,
]

/** Files that are no scripts or styles. The other fonts are for languages that are not Portuguese. */
const others = /^(index\.html|tema\.js|favicon\.svg|assets\/inter-latin-wght-normal-[\w-]+\.woff2)$/

/**
 * Finds the files of the shell: those modules, all that they import, and their styles. The worker keeps these files, so
 * that the application opens without a network.
 */
export function shellFiles(): Plugin & { has: (file: string) => boolean } {
  const files = new Set<string>()
  return {
    name: 'shell-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of filesOf(offline, bundle)) files.add(file)
    },
    has: (file) => files.has(file) || others.test(file),
  }
}
