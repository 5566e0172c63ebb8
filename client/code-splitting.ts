import type { Rolldown } from 'vite'

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number]

/** A kernel module that this many screens use comes with the others of its kind, in one file. */
const minShareCount = 8

/** Small modules that some screens share; what they import stays in its own group. */
const small = { minShareCount: 3, includeDependenciesRecursively: false }

/** The area of a feature's module. Public pages stay apart: the login must not load what only screens need. */
const area =
  /client[\\/]features[\\/](\w+)[\\/](?!login|senha|entrar|redefinicao|recuperacao|publico|landing|cadastro|checkout|explorador|urls)/

/**
 * Groups the modules that screens share. Without groups the bundler makes a file for each set of screens that share
 * something: a list came in 73 files. tests/e2e/session.test.ts weighs the pages, tests/bench/screens.mjs measures them,
 * docs/adr/0022 tells why. Groups with a higher priority take their modules first; priorities below 0 do not work.
 */
export const groups: Group[] = [
  // What every page needs before its screen, apart from what it shares with the first page (inicio.html).
  { name: 'inicial', tags: ['$initial'], entriesAware: true, priority: 14 },
  {
    // Plain fields, which the login has too.
    name: 'campos',
    test: /react-hook-form|zod[\\/]v4[\\/]core|@hookform|kernel[\\/]form[\\/](form|field|text-fields)\.|core[\\/].*[\\/](formGroup|inputGroup|textArea|controls|htmlSelect|callout)\.js/,
    minShareCount,
    priority: 11,
  },
  {
    // What every screen has with the frame.
    name: 'comum',
    test: /kernel[\\/](frame|session|search|apollo|ui[\\/](?!modal|page-header))|@blueprintjs[\\/]core(?!.*dialog)|@floating-ui|@apollo/,
    minShareCount,
    priority: 11,
  },
  // What lists, forms and details are made of.
  { name: 'telas', test: /[\\/]client[\\/]kernel[\\/]|@blueprintjs/, minShareCount, priority: 10 },
  {
    name: 'enderecos',
    test: /client[\\/]features[\\/](?!igreja[\\/]urls).*[\\/]urls\.ts$|kernel[\\/]house|avisos\.generated/,
    includeDependenciesRecursively: false,
    priority: 8,
  },
  { name: 'icones', test: /@blueprintjs[\\/]icons/, minShareCount: 3, priority: 7 },
  { name: 'partes', test: /client[\\/]kernel[\\/](?!form|rich|pdf|print)/, maxModuleSize: 6000, ...small, priority: 6 },
  { name: 'regras', test: /client[\\/]gql[\\/]/, ...small, priority: 6 },
  { name: (id) => area.exec(id)?.[1] ?? null, test: area, ...small, priority: 5 },
]
