import type { GraphQLResolveInfo } from 'graphql'
import { Args, type ClassType, Ctx, Extensions, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { Context } from '../../work/context/context.js'
import { type Belongs, by, type ListCase, oneOf, pagesOf } from '../../work/edges/edge.js'
import { type Direct, Directly } from './directly.js'
import { listArgs, type Page, type PageArgs, toPage } from './page.type.js'
import { Perfil } from './perfil.directive.js'

/** A field of a record that is a page of other records. */
interface Edge {
  /** the use case of the list; the edge has the same action and filters, and returns the same rows */
  list: ListCase
  page: ClassType<Page<object>>
  /** the arguments of the list, without the church */
  args: ClassType<PageArgs>
  /** the column of the list's rows that contains the record's id, as queries name it: 'table.column' */
  column: string | Belongs
  description: string
  /** further input of the list, by the requested fields */
  asked?: (info: GraphQLResolveInfo) => object
  /** whether the current user may know which rows belong to the record; otherwise the page is empty */
  shows?: (ctx: Context, id: number) => boolean
}

/**
 * The resolver of an edge, for the feature's `resolvers`: `edgeOf(RecordType, 'field', { list: listThings, ... })`. The pages of all records of a query are read in one statement, also within the pages of another edge.
 */
export function edgeOf(type: ClassType, name: string, edge: Edge): ClassType {
  const { list, page, args, column, description, asked, shows } = edge
  const pages = pagesOf(list, typeof column === 'string' ? by(column) : column)
  const resolve: Direct<{ id: number }, PageArgs> = async (record, given, ctx, info) => {
    ctx.authorise(list.action)
    const input = listArgs(given, info)
    if (shows && !shows(ctx, record.id)) return toPage({ rows: [], hasMore: false, offset: input.offset })
    const read = await pages(ctx, record.id, { ...input, ...asked?.(info) })
    // a page may have more than its rows, such as their sum
    return { ...read, ...toPage(read) }
  }
  @Resolver(() => type)
  class EdgeResolver {
    @FieldResolver(() => page, { description })
    @Perfil(list)
    @Directly(resolve)
    @(Extensions({ edge: column, reads: list, columns: [] }) as MethodDecorator)
    [name](
      @Root() record: { id: number },
      @Ctx() ctx: Context,
      @Args(() => args) given: PageArgs,
      @Info() info: GraphQLResolveInfo,
    ) {
      return resolve(record, given, ctx, info)
    }
  }
  return EdgeResolver
}

/** A field of a record that is one other record, or null. */
interface Link {
  /** the use case of the other kind's list; the field has its action, and shows what it shows */
  list: ListCase
  to: ClassType
  /** the column of the list's rows that contains the id, as queries name it, or a condition */
  column: string | Belongs
  description: string
  /** the record's property that contains the id, if it is not its own id */
  idIn?: string
}

/** The resolver of a field that is one record of another kind, which is read like the rows of that kind's list. */
export function linkOf(type: ClassType, name: string, link: Link): ClassType {
  const { list, to, column, description, idIn } = link
  const read = oneOf(list, typeof column === 'string' ? by(column) : column)
  const resolve: Direct<Record<string, number | null>> = async (record, _args, ctx) => {
    ctx.authorise(list.action)
    const parent = record[idIn ?? 'id'] ?? null
    return parent === null ? null : read(ctx, parent)
  }
  @Resolver(() => type)
  class LinkResolver {
    @FieldResolver(() => to, { nullable: true, description })
    @Perfil(list)
    @Directly(resolve)
    @(Extensions({ link: column, reads: list, columns: idIn ? [idIn] : [] }) as MethodDecorator)
    [name](@Root() record: Record<string, number | null>, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
      return resolve(record, {}, ctx, info)
    }
  }
  return LinkResolver
}
