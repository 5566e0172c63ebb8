import type { GraphQLResolveInfo } from 'graphql'
import { Extensions } from 'type-graphql'
import type { Context } from '../../work/context/context.js'

/** A resolver as GraphQL calls it. */
export type Direct<Row, Args = object> = (
  row: Row,
  args: Args,
  ctx: Context,
  info: GraphQLResolveInfo,
) => Promise<unknown>

/**
 * On a field that is asked once for each row of a page: the schema calls this function without the layers of
 * type-graphql, which sort the method's parameters anew for each row (see callDirectly). It authorises by itself.
 */
export const Directly = <Row, Args>(resolve: Direct<Row, Args>): MethodDecorator =>
  Extensions({ resolve }) as MethodDecorator
