import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { LocalType, localById } from '../../agenda/local/index.js'
import { CelulaType, celulaById } from '../celula/index.js'
import type { EncontroRow } from './encontro.queries.js'
import { actionsOfEncontro } from './encontro.rules.js'
import { Chamada, Encontro, EncontroInput, EncontroPage, EncontrosArgs, NovoEncontroInput } from './encontro.type.js'
import {
  atualizarEncontro,
  criarEncontro,
  excluirEncontro,
  listEncontros,
  readEncontro,
  restaurarEncontro,
} from './encontro.usecases.js'
import { chamada } from './membro-encontro.queries.js'

@Resolver(() => Encontro)
export class EncontroResolver {
  @Query(() => EncontroPage, { description: 'Encontros das células: de uma, com o filtro, ou de todas.' })
  @Perfil(listEncontros)
  async encontros(
    @Ctx() ctx: Context,
    @Args(() => EncontrosArgs) args: EncontrosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listEncontros(ctx, listArgs(args, info)))
  }

  @Query(() => Encontro, { description: 'Um encontro, por número ou uuid.' })
  @Perfil(readEncontro)
  encontro(@Ctx() ctx: Context, @IdArg() id: string) {
    return readEncontro(ctx, { id })
  }

  @Mutation(() => Encontro, { description: 'Cadastra um encontro de uma célula.' })
  @Perfil(criarEncontro)
  criarEncontro(
    @Ctx() ctx: Context,
    @Arg('input', () => NovoEncontroInput, { description: 'Os dados.' }) input: NovoEncontroInput,
  ) {
    return criarEncontro(ctx, input)
  }

  @Mutation(() => Encontro, { description: 'Altera um encontro.' })
  @Perfil(atualizarEncontro)
  atualizarEncontro(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => EncontroInput, { description: 'Os dados.' }) input: EncontroInput,
  ) {
    return atualizarEncontro(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um encontro.' })
  @Perfil(excluirEncontro)
  excluirEncontro(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirEncontro(ctx, { id })
  }

  @Mutation(() => Encontro, { description: 'Restaura um encontro excluído.' })
  @Perfil(restaurarEncontro)
  restaurarEncontro(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarEncontro(ctx, { id })
  }

  @FieldResolver(() => CelulaType, { nullable: true, description: 'A célula.' })
  @Needs('idCelula')
  celula(@Root() row: EncontroRow, @Ctx() ctx: Context) {
    return celulaById(ctx, row.idCelula)
  }

  @FieldResolver(() => LocalType, { nullable: true, description: 'O local.' })
  @Needs('idLocal')
  local(@Root() row: EncontroRow, @Ctx() ctx: Context) {
    return localById(ctx, row.idLocal)
  }

  @FieldResolver(() => [Chamada], {
    description: 'Os membros da célula e quem mais esteve presente, por nome.',
  })
  @Needs()
  chamada(@Root() row: EncontroRow, @Ctx() ctx: Context) {
    return chamada(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'idCelula')
  acoesPermitidas(@Root() row: EncontroRow, @Ctx() ctx: Context): string[] {
    return actionsOfEncontro(row, ctx.within(row.idCelula))
  }
}
