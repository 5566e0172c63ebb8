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
import type { MembroEventoRow } from './membro-evento.queries.js'
import { MembroEvento, MembroEventoInput, MembroEventoPage, MembrosEventoArgs } from './membro-evento.type.js'
import {
  adicionarMembroEvento,
  adicionarMembrosEvento,
  excluirMembroEvento,
  listMembrosEvento,
} from './membro-evento.usecases.js'

@Resolver(() => MembroEvento)
export class MembroEventoResolver {
  @Query(() => MembroEventoPage, { description: 'Pessoas que participam de eventos.' })
  @Perfil(listMembrosEvento)
  async membrosEvento(
    @Ctx() ctx: Context,
    @Args(() => MembrosEventoArgs) args: MembrosEventoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listMembrosEvento(ctx, listArgs(args, info)))
  }

  @Mutation(() => MembroEvento, { description: 'Adiciona uma pessoa a um evento em que há vaga.' })
  @Perfil(adicionarMembroEvento)
  adicionarMembroEvento(
    @Ctx() ctx: Context,
    @Arg('input', () => MembroEventoInput, { description: 'Os dados.' }) input: MembroEventoInput,
  ) {
    return adicionarMembroEvento(ctx, input)
  }

  @Mutation(() => ResultadoLote, { description: 'Adiciona várias pessoas a um evento, enquanto houver vagas.' })
  @Perfil(adicionarMembrosEvento)
  adicionarMembrosEvento(
    @Ctx() ctx: Context,
    @Arg('idEvento', () => ID, { description: 'Evento, por número ou uuid.' }) idEvento: string,
    @Arg('ids', () => [ID], { description: 'As pessoas, por número ou uuid; no máximo 100.' }) ids: string[],
  ) {
    return adicionarMembrosEvento(ctx, { idEvento, ids })
  }

  @Mutation(() => Mensagem, { description: 'Tira uma pessoa de um evento.' })
  @Perfil(excluirMembroEvento)
  excluirMembroEvento(
    @Ctx() ctx: Context,
    @Arg('idEvento', () => ID, { description: 'Evento, por número ou uuid.' }) idEvento: string,
    @Arg('idMembro', () => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro: string,
  ) {
    return excluirMembroEvento(ctx, { idEvento, idMembro })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  @Brings('idMembro', { id: 'idMembro', uuid: 'uuidMembro', name: 'name' })
  membro(@Root() row: MembroEventoRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => Evento, { nullable: true, description: 'O evento.' })
  @Brings('idEvento', { id: 'idEvento', uuid: 'uuidEvento', nomeEvento: 'nomeEvento' })
  evento(@Root() row: MembroEventoRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? eventoById(ctx, row.idEvento)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este vínculo agora.' })
  @Needs()
  acoesPermitidas(@Ctx() ctx: Context): string[] {
    return actionsOfMembroEvento(ctx)
  }
}
