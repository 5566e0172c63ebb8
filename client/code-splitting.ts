import type { Rolldown } from 'vite'

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number]

/** So many screens use a module that it comes with the others of its kind, in one file. */
const minShareCount = 8

/**
 * Left alone, the bundler makes a file of every few lines that some screens share and others do not: a list came in 73
 * files. What most screens need comes in three: plain fields, which the login has too; what all screens have, with the
 * frame; and what lists, forms and details are made of. tests/e2e/session.test.ts weighs them, tests/bench/screens.mjs
 * measures.
 */
export const groups: Group[] = [
  { name: 'inicial', tags: ['$initial'], entriesAware: true, priority: 2 },
  {
    name: 'campos',
    test: /react-hook-form|zod[\\/]v4[\\/]core|@hookform|kernel[\\/]form[\\/](form|field|text-fields)\.|core[\\/].*[\\/](formGroup|inputGroup|textArea|controls|htmlSelect|callout)\.js/,
    minShareCount,
    priority: 1,
  },
  {
    name: 'comum',
    test: /kernel[\\/](frame|session|search|apollo|ui[\\/](?!modal|page-header))|@blueprintjs[\\/]core(?!.*dialog)|@floating-ui|@apollo/,
    minShareCount,
    priority: 1,
  },
  { name: 'telas', test: /[\\/]client[\\/]kernel[\\/]|@blueprintjs/, minShareCount },
]
