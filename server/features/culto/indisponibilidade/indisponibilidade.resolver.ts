import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import type { IndisponibilidadeRow } from './indisponibilidade.queries.js'
import { actionsOfIndisponibilidade } from './indisponibilidade.rules.js'
import {
  Indisponibilidade,
  IndisponibilidadeInput,
  IndisponibilidadePage,
  IndisponibilidadesArgs,
} from './indisponibilidade.type.js'
import {
  atualizarIndisponibilidade,
  criarIndisponibilidade,
  excluirIndisponibilidade,
  listIndisponibilidades,
  readIndisponibilidade,
  restaurarIndisponibilidade,
} from './indisponibilidade.usecases.js'

@Resolver(() => Indisponibilidade)
export class IndisponibilidadeResolver {
  @Query(() => IndisponibilidadePage, { description: 'Dias em que pessoas da igreja não podem servir.' })
  @Perfil(listIndisponibilidades)
  async indisponibilidades(
    @Ctx() ctx: Context,
    @Args(() => IndisponibilidadesArgs) args: IndisponibilidadesArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listIndisponibilidades(ctx, listArgs(args, info)))
  }

  @Query(() => Indisponibilidade, { description: 'Uma indisponibilidade, por número ou uuid.' })
  @Perfil(readIndisponibilidade)
  indisponibilidade(@Ctx() ctx: Context, @IdArg() id: string) {
    return readIndisponibilidade(ctx, { id })
  }

  @Mutation(() => Indisponibilidade, { description: 'Bloqueia dias de uma pessoa.' })
  @Perfil(criarIndisponibilidade)
  criarIndisponibilidade(
    @Ctx() ctx: Context,
    @Arg('input', () => IndisponibilidadeInput, { description: 'Os dados.' }) input: IndisponibilidadeInput,
  ) {
    return criarIndisponibilidade(ctx, input)
  }

  @Mutation(() => Indisponibilidade, { description: 'Altera uma indisponibilidade.' })
  @Perfil(atualizarIndisponibilidade)
  atualizarIndisponibilidade(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => IndisponibilidadeInput, { description: 'Os dados.' }) input: IndisponibilidadeInput,
  ) {
    return atualizarIndisponibilidade(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma indisponibilidade; ela fica na lixeira.' })
  @Perfil(excluirIndisponibilidade)
  excluirIndisponibilidade(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirIndisponibilidade(ctx, { id })
  }

  @Mutation(() => Indisponibilidade, { description: 'Restaura uma indisponibilidade da lixeira.' })
  @Perfil(restaurarIndisponibilidade)
  restaurarIndisponibilidade(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarIndisponibilidade(ctx, { id })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  @Needs('idMembro')
  membro(@Root() row: IndisponibilidadeRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'idMembro')
  acoesPermitidas(@Root() row: IndisponibilidadeRow, @Ctx() ctx: Context): string[] {
    return actionsOfIndisponibilidade(row, ctx.within(row.idMembro))
  }
}
