import {
  BreakingChangeType,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  Kind,
  print,
} from 'graphql'

/** What changed between two schemas, as the lines of each section. */
interface Changes {
  breaking: string[]
  careful: string[]
  added: string[]
  deprecated: string[]
  permissions: string[]
}

const titles: Record<keyof Changes, string> = {
  breaking: 'Deixa de funcionar',
  careful: 'Merece atenção',
  added: 'Novo',
  deprecated: 'Obsoleto',
  permissions: 'Quem pode',
}

/** The library's English sentences, in Portuguese. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^(\S+) changed from (.+) to (.+)\.$/, '`$1` deixou de ser $2 e passou a ser $3.'],
  [/^(\S+) was removed from union type (\S+)\.$/, '`$1` saiu da união `$2`.'],
  [/^(\S+) was removed from enum type (\S+)\.$/, 'O valor `$1` saiu de `$2`.'],
  [/^(\S+) was removed\.$/, '`$1` foi removido.'],
  [/^A required field (\S+) on input type (\S+) was added\.$/, '`$2` exige agora o campo `$1`.'],
  [/^(\S+) no longer implements interface (\S+)\.$/, '`$1` deixou de ter a interface `$2`.'],
  [/^(\S+) changed type from (\S+) to (\S+)\.$/, '`$1` era `$2` e passou a ser `$3`.'],
  [/^A required arg (\S+) on (\S+) was added\.$/, '`$2` exige agora o argumento `$1`.'],
  [/^(\S+) arg (\S+) was removed\.$/, '`$1` perdeu o argumento `$2`.'],
  [
    /^(\S+) arg (\S+) has changed type from (\S+) to (\S+)\.$/,
    'O argumento `$2` de `$1` era `$3` e passou a ser `$4`.',
  ],
  [/^(\S+) was added to enum type (\S+)\.$/, '`$2` tem o novo valor `$1`.'],
  [/^(\S+) was added to union type (\S+)\.$/, 'A união `$2` tem o novo tipo `$1`.'],
  [/^An optional field (\S+) on input type (\S+) was added\.$/, '`$2` aceita o campo `$1`.'],
  [/^An optional arg (\S+) on (\S+) was added\.$/, '`$2` aceita o argumento `$1`.'],
  [/^(\S+) added to interfaces implemented by (\S+)\.$/, '`$2` tem a interface `$1`.'],
  [
    /^(\S+) arg (\S+) has changed defaultValue from (.+) to (.+)\.$/,
    'O padrão do argumento `$2` de `$1` era $3 e passou a ser $4.',
  ],
]

const kinds: Readonly<Record<string, string>> = {
  'a Scalar type': 'um escalar',
  'an Object type': 'um objeto',
  'an Interface type': 'uma interface',
  'a Union type': 'uma união',
  'an Enum type': 'uma enumeração',
  'an Input type': 'uma entrada',
}

function inPortuguese(sentence: string): string {
  const [pattern, text] = sentences.find(([known]) => known.test(sentence)) ?? []
  if (!pattern || !text) throw new Error(`The changelog has no Portuguese for: ${sentence}`)
  return sentence.replace(pattern, text).replace(/\ban? \w+ type\b/g, (kind) => kinds[kind] ?? kind)
}

/** Changes that break no client, because they only add something optional. */
const harmless = new Set<string>([
  DangerousChangeType.OPTIONAL_ARG_ADDED,
  DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED,
  DangerousChangeType.IMPLEMENTED_INTERFACE_ADDED,
])

/** Clients never write the schema's own directives, so no change of them breaks one, see compareDirectives. */
const ofDirectives = new Set<string>([
  BreakingChangeType.DIRECTIVE_REMOVED,
  BreakingChangeType.DIRECTIVE_ARG_REMOVED,
  BreakingChangeType.REQUIRED_DIRECTIVE_ARG_ADDED,
  BreakingChangeType.DIRECTIVE_REPEATABLE_REMOVED,
  BreakingChangeType.DIRECTIVE_LOCATION_REMOVED,
])

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField

const fieldsOf = (type: GraphQLNamedType | undefined): Record<string, AnyField> =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? type.getFields() : {}

/** An argument of the @perfil directive of a field. */
function ofPerfil({ astNode }: AnyField, argument: string) {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'perfil')
  return directive?.arguments?.find(({ name }) => name.value === argument)?.value
}

/** The perfis that the directive allows, as text; without the directive, everybody. */
function allowed(field: AnyField): string {
  const perfis = ofPerfil(field, 'permite')
  return perfis ? print(perfis) : 'todos'
}

/** The permission that a token needs; undefined without the directive. */
function scope(field: AnyField): string | undefined {
  const action = ofPerfil(field, 'acao')
  return action?.kind === Kind.STRING ? action.value : undefined
}

interface Part {
  place: string
  deprecationReason?: string | null | undefined
}

/** What a type consists of besides its fields, by its place in the schema: arguments of fields, and values of enums. */
function partsOf(type: GraphQLNamedType): Part[] {
  if (isEnumType(type))
    return type.getValues().map(({ name, deprecationReason }) => ({ place: `${type.name}.${name}`, deprecationReason }))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) =>
    field.args.map(({ name, deprecationReason }) => ({
      place: `${type.name}.${field.name}(${name}:)`,
      deprecationReason,
    })),
  )
}

/** The directives that only the first schema has, and the new arguments of those that both have. */
function onlyIn(one: GraphQLSchema, other: GraphQLSchema) {
  const directives = one.getDirectives().filter(({ name }) => !other.getDirective(name))
  const args = one.getDirectives().flatMap(({ name, args }) => {
    const there = other.getDirective(name)?.args.map((arg) => arg.name)
    return there ? args.filter((arg) => !there.includes(arg.name)).map((arg) => ({ name, argument: arg.name })) : []
  })
  return { directives, args }
}

/** What tools that read the schema's directives must know. */
function compareDirectives(before: GraphQLSchema, after: GraphQLSchema, { added, careful }: Changes): void {
  const gained = onlyIn(after, before)
  added.push(...gained.directives.map(({ name }) => `Diretiva \`@${name}\`.`))
  added.push(...gained.args.map(({ name, argument }) => `\`@${name}\` tem o novo argumento \`${argument}\`.`))
  const lost = onlyIn(before, after)
  careful.push(...lost.directives.map(({ name }) => `A diretiva \`@${name}\` foi removida.`))
  careful.push(...lost.args.map(({ name, argument }) => `\`@${name}\` perdeu o argumento \`${argument}\`.`))
}

/** Which specification a scalar follows. */
function compareScalars(old: GraphQLNamedType, type: GraphQLNamedType, { added, careful }: Changes): void {
  if (!isScalarType(type) || !isScalarType(old) || type.specifiedByURL === old.specifiedByURL) return
  const text = `\`${type.name}\` segue ${type.specifiedByURL ?? 'nenhuma especificação'}`
  if (old.specifiedByURL) careful.push(`${text}, e não mais ${old.specifiedByURL}.`)
  else added.push(`${text}.`)
}

function compareField(place: string, old: AnyField, field: AnyField, { deprecated, permissions }: Changes): void {
  if (field.deprecationReason && !old.deprecationReason) deprecated.push(`${place}: ${field.deprecationReason}`)
  if (allowed(field) !== allowed(old)) permissions.push(`${place}: perfis ${allowed(old)}, agora ${allowed(field)}.`)
  const [needed, needs] = [scope(old), scope(field)]
  if (needed && needs && needed !== needs)
    permissions.push(`${place}: o token precisava de \`${needed}\`, agora de \`${needs}\`.`)
}

function compareFields(old: GraphQLNamedType, type: GraphQLNamedType, changes: Changes): void {
  const oldFields = fieldsOf(old)
  for (const [name, field] of Object.entries(fieldsOf(type))) {
    const [place, oldField] = [`\`${type.name}.${name}\``, oldFields[name]]
    if (oldField) compareField(place, oldField, field, changes)
    // new fields of inputs are among the library's changes
    else if (!isInputObjectType(type)) changes.added.push(`${place}.`)
  }
}

function compareParts(old: GraphQLNamedType, type: GraphQLNamedType, { deprecated }: Changes): void {
  const oldParts = new Map(partsOf(old).map((part) => [part.place, part]))
  for (const { place, deprecationReason } of partsOf(type)) {
    const oldPart = oldParts.get(place)
    if (deprecationReason && oldPart && !oldPart.deprecationReason)
      deprecated.push(`\`${place}\`: ${deprecationReason}`)
  }
}

/** Compares two schemas. Both must be made from text, because the directives of a field are read from it. */
export function schemaChanges(before: GraphQLSchema, after: GraphQLSchema): Changes {
  const dangerous = findDangerousChanges(before, after)
  const said = (changes: readonly { description: string }[]) =>
    changes.map(({ description }) => inPortuguese(description))
  const changes: Changes = {
    breaking: said(findBreakingChanges(before, after).filter(({ type }) => !ofDirectives.has(type))),
    careful: said(dangerous.filter(({ type }) => !harmless.has(type))),
    added: said(dangerous.filter(({ type }) => harmless.has(type))),
    deprecated: [],
    permissions: [],
  }
  for (const type of Object.values(after.getTypeMap()).filter((one) => !isIntrospectionType(one))) {
    const old = before.getType(type.name)
    if (old) for (const compare of [compareFields, compareParts, compareScalars]) compare(old, type, changes)
    else changes.added.push(`Tipo \`${type.name}\`.`)
  }
  compareDirectives(before, after, changes)
  for (const lines of Object.values(changes)) lines.sort((a: string, b: string) => (a < b ? -1 : 1))
  return changes
}

/** One section of the changelog. */
function section(title: string, changes: Changes): string {
  const parts = (Object.keys(titles) as (keyof Changes)[]).flatMap((kind) =>
    changes[kind].length ? [`### ${titles[kind]}\n\n${changes[kind].map((line) => `- ${line}\n`).join('')}`] : [],
  )
  return [`## ${title}\n`, ...(parts.length ? parts : ['Nada mudou.\n'])].join('\n')
}

export interface Released {
  version: string
  schema: GraphQLSchema
}

/**
 * The text of schema/CHANGELOG.md.
 *
 * @param released the released schemas, the oldest first
 * @param current today's schema
 */
export function schemaChangelog(released: readonly Released[], current: GraphQLSchema): string {
  const sections = released.map(({ version, schema }, index) => {
    const next = released[index + 1]
    const title = next ? `${next.version} (desde ${version})` : `Ainda não lançado (desde ${version})`
    return section(title, schemaChanges(schema, next?.schema ?? current))
  })
  return [
    '# Mudanças do esquema GraphQL\n',
    'Escrito por `npm run emit`, que compara o esquema com os que foram lançados (`schema/released`). "Deixa de funcionar" é o que quebra uma ferramenta que o usava; "Merece atenção", o que pode surpreendê-la.\n',
    ...sections.toReversed(),
  ].join('\n')
}
