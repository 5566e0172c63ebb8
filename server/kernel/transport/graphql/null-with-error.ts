import {
  DirectiveLocation,
  type GraphQLArgument,
  GraphQLDirective,
  type GraphQLField,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
  isCompositeType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** Of the drafts of GraphQL's nullability; tools that know it read the field as one that is never null. */
export const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'O campo só vem nulo junto com um erro dele em `errors`: o que ele mostra não existe, ou quem pergunta não pode ler. Os outros campos da consulta são respondidos.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      defaultValue: [0],
      description: 'Os níveis da lista a que isso se aplica; 0 é o próprio campo.',
    },
  },
})

/**
 * Makes the fields nullable that fail for a reason of their own: records that are read by their id, and edges, whose list a
 * token may not read. Otherwise one of them would make the whole answer null.
 */
export function allowNullWithError(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields()))
      if (field.extensions.edge || (type === schema.getQueryType() && isReadById(field))) allowNull(field)
  }
}

const isReadById = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ name, type }: GraphQLArgument) => name === 'id' && isNonNullType(type))

function allowNull(field: GraphQLField<unknown, unknown>): void {
  if (!isNonNullType(field.type) || !isCompositeType(field.type.ofType)) return
  field.type = field.type.ofType
  field.extensions = { ...field.extensions, directives: { semanticNonNull: {} } }
}
