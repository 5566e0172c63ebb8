import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql'
import { listArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { AuditoriaPage, AuditoriasArgs } from './auditoria.type.js'
import { listAuditoria } from './auditoria.usecases.js'

@Resolver()
export class AuditoriaResolver {
  @Query(() => AuditoriaPage, { description: 'A auditoria da igreja, do mais novo ao mais antigo.' })
  @Perfil(listAuditoria)
  async auditorias(
    @Ctx() ctx: Context,
    @Args(() => AuditoriasArgs) args: AuditoriasArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listAuditoria(ctx, listArgs(args, info)))
  }
}
