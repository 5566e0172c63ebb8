// Turns the files of the example feature (tipo-patrimonio) into a template: removes what only the example has, and
// replaces its names and texts with «placeholders». There is no second copy of the example, so the generated code
// always follows it.

/** The example's folder under server/features and client/features. */
export const example = 'patrimonio/tipo-patrimonio'

/**
 * Files of the example that a new feature does not get: the choices for other features' selects, generated code, and the
 * tests of what only the example does. The sweeps test what every feature does.
 */
export const skipped = /(^|\/)choices\.|^client\/.*tipo-patrimonio\/index\.ts$|\.generated\.ts$|\.test\.ts$/

const block = (start, end) => new RegExp(`${start.source}[\\s\\S]*?${end.source}`, 'm')

/**
 * Per file: the parts that only the example has. A part that is not found means that the example has changed; then
 * update this list.
 */
const cuts = {
  'server/index.ts': [
    [/^import \{ initialTipos \}.*\n/m],
    [/^export .*\.queries\.js'\n/m],
    [/^export .*\.type\.js'\n/m],
    [/^export .*\.usecases\.js'\n/m],
    [block(/^ {2}async seed/, /^ {2}\},\n/)],
  ],
  'server/tipo-patrimonio.rules.ts': [[block(/^\/\*\* The initial types of a new church/, /as const\n\n/)]],
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
    [block(/^\/\*\*\n \* The number of a type/, /\n\n/)],
  ],
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

/** Replacements in order: texts first, then names. The label's gender chooses between the forms of `«o|a»`. */
const words = [
  [/Informe o tipo de patrimônio/g, 'Informe o nome'],
  [/label: 'Tipo de patrimônio'/g, "label: '«Rotulo»'"],
  [/labels: 'Tipos de patrimônio',/g, "labels: '«Rotulos»',«|\n  gender: 'f',»"],
  [/text: 'Tipos'/g, "text: '«Rotulos»'"],
  [/, keywords: 'categorias'/g, ''],
  // the column, in SQL written by hand
  [/r\.tipo_patrimonio|(?<=id_cliente, )tipo_patrimonio/g, (sql) => sql.replace('tipo_patrimonio', '«coluna»')],
  [/label="Tipo de patrimônio"/g, 'label="Nome"'],
  [/title: 'Tipo'/g, "title: 'Nome'"],
  [/hint="Crie tipos[^"]*"/g, 'hint="Cadastre «o|a» primeir«o|a» «rotulo»."'],
  [/unique\('Instrumentos '\)/g, "unique('«Rotulo» ')"],
  [/'Tipo ' \|\| i/g, "'«Rotulo» ' || i"],
  [/\{ text: 'Patrimônio' \}/g, "{ text: '«Area»' }"],
  [/inArea\('patrimonio'/g, "inArea('«areaDeAcesso»'"],
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
  // the bare word is the field; before a bracket, in an action or as the feature's name it is the record
  [/(?<!data\.|name: ')\btipoPatrimonio\b(?!\.(?:ler|escrever|exportar)|\()/g, '«campo»'],
  [/(features|rules)\/patrimonio\/tipo-patrimonio/g, '$1/«area»/«kebab»'],
  [/TipoPatrimonios/g, '«Plural»'],
  [/tipoPatrimonios/g, '«plural»'],
  [/tipo-patrimonios/g, '«kebabPlural»'],
  [/TipoPatrimonio/g, '«Camel»'],
  [/tipoPatrimonio/g, '«camel»'],
  [/tipo-patrimonio/g, '«kebab»'],
  [/tipo_patrimonio/g, '«snake»'],
  [/\bTipo\b/g, '«Camel»'],
  // the field `tipo` of a search hit keeps its name
  [/\btipo\b(?!: «)/g, '«camel»'],
]

const renamed = (text) => words.reduce((done, [word, by]) => done.replace(word, by), text)

/**
 * Makes a template from one file of the example feature.
 * @throws Error when a part in `cuts` is not found, or a name of the example remains
 */
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

/** Fills a template with the names of a feature. */
export const fill = (template, names, feminine) =>
  template
    .replace(/«([^|»]*)\|([^»]*)»/g, (_, he, she) => (feminine ? she : he))
    .replace(/«(\w+)»/g, (_, name) => names[name])
