// Turns the files of the example feature (tipo-patrimonio) into a template: what is the example's own is cut away, its names and
// words become «placeholders». The example itself stays the only text, so what is generated is never behind the pattern.

/** Where the example lives, below server/features and client/features. */
export const example = 'patrimonio/tipo-patrimonio'

/** The example's files that a new feature starts without: the choices for other features' selects, and generated code. */
export const skipped = /(^|\/)choices\.|^client\/.*tipo-patrimonio\/index\.ts$|\.generated\.ts$/

const block = (start, end) => new RegExp(`${start.source}[\\s\\S]*?${end.source}`, 'm')

/** By file ending: what only types of asset have. Each must be found, or the example has changed and this list must follow. */
const cuts = {
  'server/index.ts': [
    [/^import \{ tiposIniciais \}.*\n/m],
    [/^export .*\.queries\.js'\n/m],
    [/^export .*\.type\.js'\n/m],
    [/^export .*\.usecases\.js'\n/m],
    [block(/^ {2}async seed/, /^ {2}\},\n/)],
  ],
  'server/tipo-patrimonio.rules.ts': [[block(/^\/\*\* What usual churches own/, /as const\n\n/)]],
  'server/tipo-patrimonio.queries.ts': [
    [block(/^\/\*\* Types by number/, /^\)\n/)],
    [block(/^\/\*\* How many assets/, /^\}\)\n/)],
  ],
  'server/tipo-patrimonio.resolver.ts': [
    [/import \{ quantidadePatrimonios, type (\w+) \}/, 'import type { $1 }'],
    [block(/^ {2}@FieldResolver\(\(\) => Int, \{ description: 'Quantos/, /^ {2}\}\n\n/)],
  ],
  'server/tipo-patrimonio.usecases.ts': [
    [block(/^ {4}const used =/, /excluído\.'\)\n/)],
    [block(/^\/\*\* The number of a type/, /\n\n/)],
  ],
  'server/tipo-patrimonio.test.ts': [[block(/^describe\('types and their assets'/, /^\}\)\n/)]],
  'client/form/index.tsx': [
    [
      block(/^\/\/ The select that opened/, /awaitRefetchQueries: true \}/),
      'const options = { refetchQueries: [«Plural»Document] }',
    ],
    [/^import \{ TipoPatrimonioChoicesDocument \}.*\n/m],
    [/^ *placeholder=.*\n/m],
  ],
  'client/list/index.tsx': [[/^.*quantidadePatrimonios.*\n/m]],
  'client/list/tipo-patrimonios.graphql': [[/^.*quantidadePatrimonios\n/m]],
}

/** Texts, then names, in the order in which they are looked for. `«o|a»` is filled by the label's gender. */
const words = [
  [/Informe o tipo de patrimônio/g, 'Informe o nome'],
  [/label: 'Tipo de patrimônio'/g, "label: '«Rotulo»'"],
  [/labels: 'Tipos de patrimônio',/g, "labels: '«Rotulos»',«|\n  gender: 'f',»"],
  [/text: 'Tipos'/g, "text: '«Rotulos»'"],
  [/, words: 'categorias'/g, ''],
  // the column, where SQL is written by hand
  [/r\.tipo_patrimonio|(?<=id_cliente, )tipo_patrimonio/g, (sql) => sql.replace('tipo_patrimonio', '«coluna»')],
  [/label="Tipo de patrimônio"/g, 'label="Nome"'],
  [/title: 'Tipo'/g, "title: 'Nome'"],
  [/unique\('Instrumentos '\)/g, "unique('«Rotulo» ')"],
  [/'Tipo ' \|\| i/g, "'«Rotulo» ' || i"],
  [/\{ text: 'Patrimônio' \}/g, "{ text: '«Area»' }"],
  [/Tipo de patrimônio, como "[^"]*"/g, '«Rotulo»'],
  [/ que nenhum patrimônio usa/g, ''],
  [/(d?)os tipos de patrimônio/g, '$1«os|as» «rotulos»'],
  [
    /[Uu]m tipo de patrimônio( excluído)?/g,
    (text, gone) => `«${text.slice(0, 2)}|${text.slice(0, 2)}a» «rotulo»${gone ? ' excluíd«o|a»' : ''}`,
  ],
  [/Tipos de [Pp]atrimônio/g, '«Rotulos»'],
  [/tipos de patrimônio/g, '«rotulos»'],
  [/Tipo(?: de patrimônio)? ((?:não )?)(excluíd|encontrad|criad|atualizad|restaurad)o/g, '«Rotulo» $1$2«o|a»'],
  [/Quando foi excluído/g, 'Quando foi excluíd«o|a»'],
  [/\bdo tipo\b/g, 'd«o|a» «rotulo»'],
  [/\bo tipo\b/g, '«o|a» «rotulo»'],
  [/\bO tipo\b/g, '«O|A» «rotulo»'],
  [/\bNovo Tipo\b/g, 'Nov«o|a» «Rotulo»'],
  [/\b(Editar|Excluir|Restaurar) Tipo\b/g, '$1 «Rotulo»'],
  [/\bBuscar tipo\b/g, 'Buscar «rotulo»'],
  [/\b(a|the|new) type\b/gi, '$1 record'],
  // the field is a bare word; the same word before a bracket, in an action or as the feature's name is the record
  [/(?<!data\.|name: ')\btipoPatrimonio\b(?!\.(?:ler|escrever|exportar)|\()/g, '«campo»'],
  [/features\/patrimonio\/tipo-patrimonio/g, 'features/«area»/«kebab»'],
  [/TipoPatrimonios/g, '«Plural»'],
  [/tipoPatrimonios/g, '«plural»'],
  [/tipo-patrimonios/g, '«kebabPlural»'],
  [/TipoPatrimonio/g, '«Camel»'],
  [/tipoPatrimonio/g, '«camel»'],
  [/tipo-patrimonio/g, '«kebab»'],
  [/tipo_patrimonio/g, '«snake»'],
  [/\bTipo\b/g, '«Camel»'],
  // a hit's own field keeps its name
  [/\btipo\b(?!: «)/g, '«camel»'],
]

const renamed = (text) => words.reduce((done, [word, by]) => done.replace(word, by), text)

/** @throws Error when the example has changed in a way that this file does not know */
export function templateOf(side, file, text) {
  const own = (cuts[`${side}/${file}`] ?? []).reduce((done, [cut, by = '']) => {
    if (!cut.test(done))
      throw new Error(`${side} ${file}: the example no longer has ${cut}; adapt tests/tools/new-feature-template.mjs`)
    return done.replace(cut, by)
  }, text)
  const template = { file: renamed(file), text: renamed(own) }
  const left = template.text.split('\n').find((line) => /patrim[oô]ni|\btipos?\b(?!: «)/i.test(line))
  if (left)
    throw new Error(
      `${side} ${file}: "${left.trim()}" is the example's own; adapt tests/tools/new-feature-template.mjs`,
    )
  return template
}

/** A template with a feature's names. */
export const fill = (template, names, feminine) =>
  template
    .replace(/«([^|»]*)\|([^»]*)»/g, (_, he, she) => (feminine ? she : he))
    .replace(/«(\w+)»/g, (_, name) => names[name])
