import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { listArgs, Mensagem, toPage } from '../../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../../kernel/transport/graphql/perfil.directive.js'
import { Brings, brought, Needs } from '../../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../../acesso/usuario/index.js'
import { ResultadoLote } from '../../../acesso/usuario/lote.type.js'
import { eventoById } from '../evento.queries.js'
import { actionsOfMembroEvento } from '../evento.rules.js'
import { Evento } from '../evento.type.js'
import type { WaitingEventoRow } from './espera-evento.queries.js'
import { EsperaEvento, EsperaEventoPage, EsperasEventoArgs } from './espera-evento.type.js'
import { adicionarEsperasEvento, excluirEsperaEvento, listWaitingEvento } from './espera-evento.usecases.js'

@Resolver(() => EsperaEvento)
export class EsperaEventoResolver {
  @Query(() => EsperaEventoPage, { description: 'Pessoas que esperam vaga em eventos, por ordem de chegada.' })
  @Perfil(listWaitingEvento)
  async esperasEvento(
    @Ctx() ctx: Context,
    @Args(() => EsperasEventoArgs) args: EsperasEventoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listWaitingEvento(ctx, listArgs(args, info)))
  }

  @Mutation(() => ResultadoLote, {
    description: 'Põe várias pessoas no fim da lista de espera de um evento sem vagas.',
  })
  @Perfil(adicionarEsperasEvento)
  adicionarEsperasEvento(
    @Ctx() ctx: Context,
    @Arg('idEvento', () => ID, { description: 'Evento, por número ou uuid.' }) idEvento: string,
    @Arg('ids', () => [ID], { description: 'As pessoas, por número ou uuid; no máximo 100.' }) ids: string[],
  ) {
    return adicionarEsperasEvento(ctx, { idEvento, ids })
  }

  @Mutation(() => Mensagem, { description: 'Tira uma pessoa da lista de espera de um evento.' })
  @Perfil(excluirEsperaEvento)
  excluirEsperaEvento(
    @Ctx() ctx: Context,
    @Arg('idEvento', () => ID, { description: 'Evento, por número ou uuid.' }) idEvento: string,
    @Arg('idMembro', () => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro: string,
  ) {
    return excluirEsperaEvento(ctx, { idEvento, idMembro })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  @Brings('idMembro', { id: 'idMembro', uuid: 'uuidMembro', name: 'name' })
  membro(@Root() row: WaitingEventoRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => Evento, { nullable: true, description: 'O evento.' })
  @Brings('idEvento', { id: 'idEvento', uuid: 'uuidEvento', nomeEvento: 'nomeEvento' })
  evento(@Root() row: WaitingEventoRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? eventoById(ctx, row.idEvento)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com esta espera agora.' })
  @Needs()
  acoesPermitidas(@Ctx() ctx: Context): string[] {
    return actionsOfMembroEvento(ctx)
  }
}
