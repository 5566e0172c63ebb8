import type { GraphQLResolveInfo } from 'graphql'
import { ArgsType, type ClassType, Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { List } from '../../../../schema/rules/pagination.js'
import { invalid } from '../../base/errors.js'
import { churchArgument, churchInHeader } from './arguments.js'
import { neededColumns, selects } from './selection.js'

enum Direcao {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(Direcao, {
  name: 'Direcao',
  description: 'Sentido da ordenação.',
  valuesConfig: { ASC: { description: 'Crescente.' }, DESC: { description: 'Decrescente.' } },
})

@ObjectType({ description: 'Onde a página está na lista.', simpleResolvers: true })
export class PageInfo {
  @Field({ description: 'Há itens depois desta página.' }) hasNextPage!: boolean
  @Field({ description: 'Há itens antes desta página.' }) hasPreviousPage!: boolean
  @Field(() => String, { nullable: true, description: 'Cursor do primeiro item.' }) startCursor!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'Cursor do último item; passe-o em `after` para ler a próxima página.',
  })
  endCursor!: string | null
}

@ObjectType({ description: 'Resultado de uma ação sem registro a mostrar.', simpleResolvers: true })
export class Mensagem {
  @Field({ description: 'Texto para a pessoa.' }) message!: string
  @Field(() => String, {
    nullable: true,
    description: 'Link a entregar a quem o e-mail chegaria, onde o servidor não envia e-mails, para quem pode vê-lo.',
  })
  link?: string | null
}

/** Arguments of every list. A cursor is the item's position in the list, as text. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: 'Quantos itens, no máximo 100.' }) first!: number
  @Field(() => String, { nullable: true, description: 'Cursor (`endCursor`) do último item já lido.' }) after?:
    | string
    | null
  @Field(() => String, { nullable: true, description: 'Texto a procurar; maiúsculas e acentos não importam.' }) busca?:
    | string
    | null
  @Field(() => Int, { nullable: true, description: churchArgument, deprecationReason: churchInHeader })
  idCliente?: number | null
}

export interface Page<T> {
  nodes: T[]
  pageInfo: PageInfo
  totalCount: number
}

/** The items of a page with their cursors, as clients of Relay's connections read them. */
const edgesOf = ({ nodes, pageInfo }: Page<unknown>) =>
  nodes.map((node, index) => ({ cursor: String(Number(pageInfo.startCursor) + index), node }))

/** The page type of a list: `ThingPage = pageOf(Thing)`. */
export function pageOf<T extends object>(node: ClassType<T>): ClassType<Page<T>> {
  @ObjectType(`${node.name}Edge`, {
    description: `Um item de uma página de ${node.name}, com o seu cursor.`,
    simpleResolvers: true,
  })
  class EdgeOf {
    @Field({ description: 'O lugar do item na lista; passe-o em `after` para ler os que vêm depois dele.' })
    cursor!: string
    @Field(() => node, { description: 'O item.' }) node!: T
  }
  @ObjectType(`${node.name}Page`, { description: `Uma página de ${node.name}.`, simpleResolvers: true })
  class PageOf implements Page<T> {
    @Field(() => [node], { description: 'Os itens da página.' }) nodes!: T[]
    @Field(() => [EdgeOf], { description: 'Os mesmos itens, cada um com o seu cursor (como nas conexões do Relay).' })
    @Extensions({ resolve: edgesOf })
    edges!: EdgeOf[]
    @Field(() => PageInfo, { description: 'Onde a página está na lista.' }) pageInfo!: PageInfo
    @Field(() => Int, { description: 'Quantos itens a lista inteira tem.', complexity: 5 }) totalCount!: number
  }
  return PageOf
}

/** `ordem` of a list: the field and the direction. */
export interface Order<Campo extends string> {
  campo: Campo
  direcao: Direcao
}

/**
 * The type of a list's `ordem`: `ThingOrdem = orderOf('Thing', thingFields, { ... })`.
 * @param fields the fields of the input schema
 * @param descriptions a description of each field
 */
export function orderOf<const Fields extends readonly string[]>(
  name: string,
  fields: Fields,
  descriptions: Record<Fields[number], string>,
): ClassType<Order<Fields[number]>> {
  const campos = Object.fromEntries(fields.map((field) => [field, field]))
  registerEnumType(campos, {
    name: `${name}Campo`,
    description: 'Campos pelos quais a lista pode ser ordenada.',
    valuesConfig: Object.fromEntries(
      fields.map((field) => [field, { description: descriptions[field as Fields[number]] }]),
    ),
  })
  @InputType(`${name}Ordem`, { description: `Ordem de uma lista de ${name}.` })
  class OrdemOf implements Order<Fields[number]> {
    @Field(() => campos, { description: 'Campo.' }) campo!: Fields[number]
    @Field(() => Direcao, { defaultValue: Direcao.ASC, description: 'Sentido.' }) direcao!: Direcao
  }
  return OrdemOf
}

/**
 * Converts page arguments to the input of the use cases. The rows are counted only when `totalCount` was requested. For
 * lean lists, `columns` has the columns of the requested fields.
 * @throws VALIDATION_FAILED for a page over 100 or an invalid cursor
 */
export function listArgs<Args extends Pick<PageArgs, 'first' | 'after'>>(
  { first, after, ...rest }: Args,
  info: GraphQLResolveInfo,
) {
  if (first < 1 || first > 100) throw invalid({ first: 'Peça de 1 a 100 itens por página.' })
  const offset = after ? Number(after) : 0
  if (!/^\d{0,8}$/.test(after ?? '')) throw invalid({ after: 'Cursor inválido.' })
  return { ...rest, limit: first, offset, comTotal: selects(info, 'totalCount'), columns: neededColumns(info) }
}

/** Converts a list to its page type. */
export function toPage<Row>({ rows, offset, hasMore, total }: List<Row>): Page<Row> {
  return {
    nodes: rows,
    totalCount: total ?? 0,
    pageInfo: {
      hasNextPage: hasMore,
      hasPreviousPage: offset > 0,
      startCursor: rows.length ? String(offset + 1) : null,
      endCursor: rows.length ? String(offset + rows.length) : null,
    },
  }
}
