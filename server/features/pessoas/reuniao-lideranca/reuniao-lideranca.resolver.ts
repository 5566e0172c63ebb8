import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { ataByReuniao } from './ata.queries.js'
import { Ata } from './ata.type.js'
import type { ReuniaoLiderancaRow } from './reuniao-lideranca.queries.js'
import { actionsOfReuniaoLideranca, visibleAta } from './reuniao-lideranca.rules.js'
import {
  ReuniaoLideranca,
  ReuniaoLiderancaInput,
  ReuniaoLiderancaPage,
  ReunioesLiderancaArgs,
} from './reuniao-lideranca.type.js'
import {
  atualizarReuniaoLideranca,
  criarReuniaoLideranca,
  excluirReuniaoLideranca,
  listReunioesLideranca,
  readReuniaoLideranca,
  restaurarReuniaoLideranca,
} from './reuniao-lideranca.usecases.js'

@Resolver(() => ReuniaoLideranca)
export class ReuniaoLiderancaResolver {
  @Query(() => ReuniaoLiderancaPage, { description: 'Reuniões de liderança da igreja.' })
  @Perfil(listReunioesLideranca)
  async reunioesLideranca(
    @Ctx() ctx: Context,
    @Args(() => ReunioesLiderancaArgs) args: ReunioesLiderancaArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listReunioesLideranca(ctx, listArgs(args, info)))
  }

  @Query(() => ReuniaoLideranca, { description: 'Uma reunião de liderança, por número ou uuid.' })
  @Perfil(readReuniaoLideranca)
  reuniaoLideranca(@Ctx() ctx: Context, @IdArg() id: string) {
    return readReuniaoLideranca(ctx, { id })
  }

  @Mutation(() => ReuniaoLideranca, { description: 'Marca uma reunião de liderança.' })
  @Perfil(criarReuniaoLideranca)
  criarReuniaoLideranca(
    @Ctx() ctx: Context,
    @Arg('input', () => ReuniaoLiderancaInput, { description: 'Os dados.' }) input: ReuniaoLiderancaInput,
  ) {
    return criarReuniaoLideranca(ctx, input)
  }

  @Mutation(() => ReuniaoLideranca, { description: 'Altera uma reunião de liderança cuja ata não está aprovada.' })
  @Perfil(atualizarReuniaoLideranca)
  atualizarReuniaoLideranca(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => ReuniaoLiderancaInput, { description: 'Os dados.' }) input: ReuniaoLiderancaInput,
  ) {
    return atualizarReuniaoLideranca(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, {
    description: 'Exclui uma reunião de liderança cuja ata não está aprovada; ela fica na lixeira.',
  })
  @Perfil(excluirReuniaoLideranca)
  excluirReuniaoLideranca(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirReuniaoLideranca(ctx, { id })
  }

  @Mutation(() => ReuniaoLideranca, { description: 'Restaura uma reunião de liderança da lixeira.' })
  @Perfil(restaurarReuniaoLideranca)
  restaurarReuniaoLideranca(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarReuniaoLideranca(ctx, { id })
  }

  @FieldResolver(() => Ata, {
    nullable: true,
    description: 'A ata. Enquanto é rascunho, só para quem pode ler rascunhos.',
  })
  @Needs()
  @ReadableBy('reuniaoLideranca.lerRascunhoAta')
  async ata(@Root() row: ReuniaoLiderancaRow, @Ctx() ctx: Context) {
    return visibleAta(ctx, await ataByReuniao(ctx, row.id))
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'statusReuniao', 'idAta', 'numeroAta')
  acoesPermitidas(@Root() row: ReuniaoLiderancaRow, @Ctx() ctx: Context): string[] {
    return actionsOfReuniaoLideranca(row, ctx)
  }
}
