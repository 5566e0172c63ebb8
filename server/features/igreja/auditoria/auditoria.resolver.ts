import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { listArgs, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { AuditoriaPage, AuditoriasArgs } from './auditoria.type.js'
import { listarAuditoria } from './auditoria.usecases.js'

@Resolver()
export class AuditoriaResolver {
  @Query(() => AuditoriaPage, { description: 'A auditoria da igreja, do mais novo ao mais antigo.' })
  @Perfil(listarAuditoria)
  async auditorias(
    @Ctx() ctx: Context,
    @Args(() => AuditoriasArgs) args: AuditoriasArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarAuditoria(ctx, listArgs(args, info)))
  }
}
