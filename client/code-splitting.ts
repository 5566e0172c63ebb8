import type { Rolldown } from 'vite'

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number]

/** A module that at least this many screens use goes into the shared file of its group. */
const minShareCount = 8

/**
 * Without groups, the bundler makes a separate file for every few lines that some screens share: a list was loaded in
 * 73 files. With groups, code that most screens need comes in a few files: the first script; simple fields and
 * validation, which the login uses; the connection to the server; the frame; and the parts of lists, forms and details.
 * A group also takes what its modules import, unless a group with a higher priority has it: so `validacao` must not have
 * anything that the home page needs. tests/e2e/session.test.ts checks the size, tests/bench/screens.mjs measures the
 * time.
 */
export const groups: Group[] = [
  // What the first page (client/inicio.html) shares with the application; the rest of either is not the other's.
  {
    name: 'base',
    tags: ['$initial'],
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|kernel[\\/](ui[\\/](brand|document-title)|later[\\/]network)\.|features[\\/](igreja|acesso)[\\/]urls\.|modulepreload-polyfill|rolldown[\\/]runtime/,
    priority: 5,
  },
  { name: 'inicial', tags: ['$initial'], test: /^(?!.*igreja[\\/](landing|publico)[\\/]|.*inicio\.)/, priority: 4 },
  {
    // with the symbols of the menu and the home page: a file more takes longer than their 2 kB
    name: 'campos',
    test: /core[\\/].*[\\/](formGroup|inputGroup|textArea|controls|htmlSelect|callout)\.js|icons[\\/].*[\\/](eye-off|eye-open|arrow-right|bank-account|chart|chevron-down|following|log-out|map-marker|music|notifications|shield|share|upload|user)\.|core[\\/].*[\\/]menuDivider\.|kernel[\\/](apollo[\\/]errors|ui[\\/](unsaved-in-modal|input-with))\./,
    minShareCount,
    priority: 3,
  },
  {
    // the login does not need the code with which zod writes JSON Schema, a tenth of this file
    name: 'validacao',
    test: /react-hook-form|zod[\\/]v4[\\/]core[\\/](?!to-json-schema|json-schema)|@hookform|kernel[\\/]form[\\/](form|field|text-fields)\./,
    minShareCount,
    priority: 2,
  },
  // What the login shares with other public pages, with passwords and with whoever signs in: too few for `minShareCount`.
  {
    name: 'entrar',
    test: /acesso[\\/](entrar|senha)[\\/]|kernel[\\/](public-page[\\/]|session[\\/]known-church\.)/,
    priority: 1.9,
  },
  {
    name: 'comum',
    test: /kernel[\\/](frame|session|search|apollo|later[\\/]quiet|outbox[\\/](signed|loaded|state|use-outbox)|ui[\\/](?!modal|page-header))|@blueprintjs[\\/]core(?!.*dialog)|@floating-ui|@apollo/,
    minShareCount,
    priority: 1,
  },
  // The connection to the server, which the login needs too.
  {
    name: 'dados',
    test: /kernel[\\/](apollo[\\/](client|provider)\.|kept[\\/](?!store|complete))|apollo[\\/]client[\\/].*ApolloProvider/,
    priority: 1.5,
  },
  // What every screen behind the login needs, whatever it is, and the few lines that the home page shares with lists and
  // forms: without them here, each list would load the whole home page.
  {
    name: 'moldura',
    test: /[\\/]client[\\/](frame\.tsx|features\.ts|kernel[\\/](frame|shell|session|theme|outbox[\\/]read-only|ui[\\/]confirm-dialog))|(?<!igreja|acesso)[\\/]urls\.ts$|igreja[\\/]configuracoes[\\/]faixas|kernel[\\/](links[\\/]|form[\\/](masks|amount)\.|list[\\/](not-refreshed|list\.module)\.)|regras[\\/]kernel[\\/](dates|money)\.|lancamento[\\/]today\.|acesso[\\/]envia-emails[\\/]/,
    priority: 0.3,
  },
  // A screen that writes brings the strip along, too, which then needs no network any more.
  {
    name: 'guardado',
    test: /kernel[\\/]outbox[\\/](strip|use-roll|browser|outbox|item|store|uuid|say)\.|[\\/]idb[\\/]/,
  },
  // The home page, with what it shows of other features, which their own screens show too.
  {
    name: 'resumos',
    test: /kernel[\\/](chart[\\/](bar-chart|figures)|ui[\\/]clock|outbox[\\/]use-set)|culto[\\/](culto[\\/](frequencia[\\/]bars|titulo)\.|escala-culto[\\/](minhas[\\/](card|minhas\.)|recusa|resposta|substituto[\\/](?!dialog)))|campanha-missoes[\\/](reached|campanha\.module)|celula[\\/]quando\.|evento[\\/](quando|periodo|inscricao|vagas)\.|financas[\\/]espera[\\/]|igreja[\\/]home[\\/](?!plataforma|(?:levar|grupos|atalho)[\\/]|primeiros-passos[\\/](?!titulos|link-button))/,
    priority: 0.2,
  },
  {
    name: 'telas',
    test: /[\\/]client[\\/]kernel[\\/](?!form|record|public-page|list[\\/](?!not-refreshed|use-row-keys))|@blueprintjs/,
    minShareCount,
    priority: 0.5,
  },
  { name: 'formularios', test: /[\\/]client[\\/]kernel[\\/](form|list|record)[\\/]/, minShareCount, priority: 0.1 },
  // What the lists of people, and those of incomes and expenses, share with a few screens: a file each instead of ten.
  {
    name: 'pessoas',
    test: /acesso[\\/]usuario[\\/](contact|meses|perfis|member-search|list[\\/]usuarios\.generated|lote[\\/]resultado)|kernel[\\/]list[\\/]refused-item|pessoas[\\/]vinculo[\\/]salvar-contatos/,
  },
  {
    name: 'lancamentos',
    test: /financas[\\/]((categoria|centro-custo|conta-financeira|fornecedor)[\\/]choices|lancamento[\\/](columns|origens|side|lancamento\.module))/,
  },
]

/**
 * Files of which nearly every screen runs most functions. A comment at their beginning (explicit compile hints, Chrome 136)
 * lets the browser compile all of these functions in the background while they come, instead of one after the other, each
 * when it is called, while the screen waits: less of the main thread's time for a second visit to a list (tests/bench).
 */
export const compiledAtOnce = new Set(['index', 'base', 'campos', 'comum', 'dados', 'moldura', 'telas', 'formularios'])
