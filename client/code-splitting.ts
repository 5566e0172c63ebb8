import type { Rolldown } from 'vite'

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number]

/** A module that at least this many screens use goes into the shared file of its group. */
const minShareCount = 8

/**
 * Without groups, the bundler makes a separate file for every few lines that some screens share: a list was loaded in
 * 73 files. With groups, code that most screens need comes in three files: simple fields, which the login also uses;
 * code of every screen, with the frame; and the parts of lists, forms and details. tests/e2e/session.test.ts checks the
 * size, tests/bench/screens.mjs measures the time.
 */
export const groups: Group[] = [
  { name: 'inicial', tags: ['$initial'], entriesAware: true, priority: 2 },
  {
    // the login does not need the code with which zod writes JSON Schema, a tenth of this file
    name: 'campos',
    test: /react-hook-form|zod[\\/]v4[\\/]core[\\/](?!to-json-schema|json-schema)|@hookform|kernel[\\/]form[\\/](form|field|text-fields)\.|core[\\/].*[\\/](formGroup|inputGroup|textArea|controls|htmlSelect|callout)\.js|icons[\\/].*[\\/]eye-(off|open)\./,
    minShareCount,
    priority: 1,
  },
  {
    name: 'comum',
    test: /kernel[\\/](frame|session|search|apollo|later[\\/]quiet|outbox[\\/](signed|loaded|state|use-outbox)|ui[\\/](?!modal|page-header))|@blueprintjs[\\/]core(?!.*dialog)|@floating-ui|@apollo/,
    minShareCount,
    priority: 1,
  },
  // The home page shows the user's own rosters too, and the number of its files has a limit.
  {
    name: 'escalas',
    test: /culto[\\/]escala-culto[\\/](minhas[\\/](card|minhas\.)|recusa|resposta|substituto[\\/](?!dialog))/,
  },
  // A screen that writes brings the strip along, too, which then needs no network any more.
  { name: 'guardado', test: /kernel[\\/]outbox[\\/](strip|use-roll|browser|outbox|item|store|uuid)\.|[\\/]idb[\\/]/ },
  // The menu and the home page show these symbols; a file for each would weigh a quarter more.
  {
    name: 'simbolos',
    test: /icons[\\/].*[\\/](arrow-right|bank-account|chart|chevron-down|following|log-out|map-marker|music|notifications|shield|share|upload|user)\.|core[\\/].*[\\/]menuDivider\./,
  },
  // The same for what the home page shows of other features, which their own screens show too.
  {
    name: 'resumos',
    test: /kernel[\\/]chart[\\/](bar-chart|figures)\.|culto[\\/]culto[\\/](frequencia[\\/]bars|titulo)\.|campanha-missoes[\\/](reached|campanha\.module)|celula[\\/]quando\.|evento[\\/](quando|periodo)\./,
  },
  // The first script lists the files of every lazy import, so one file with all addresses makes it smaller than forty
  // files.
  { name: 'enderecos', test: /[\\/]client[\\/]features[\\/].*[\\/]urls\.ts$/ },
  { name: 'telas', test: /[\\/]client[\\/]kernel[\\/]|@blueprintjs/, minShareCount },
]
