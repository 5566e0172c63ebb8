import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { LocalType, localById } from '../../agenda/local/index.js'
import { type CelulaRow, quantidadeMembros } from './celula.queries.js'
import { actionsOfCelula, hiddenFields } from './celula.rules.js'
import { Celula, CelulaInput, CelulaPage, CelulasArgs } from './celula.type.js'
import {
  atualizarCelula,
  criarCelula,
  excluirCelula,
  listCelulas,
  readCelula,
  restaurarCelula,
} from './celula.usecases.js'

@Resolver(() => Celula)
export class CelulaResolver {
  @Query(() => CelulaPage, { description: 'Células da igreja.' })
  @Perfil(listCelulas)
  async celulas(@Ctx() ctx: Context, @Args(() => CelulasArgs) args: CelulasArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listCelulas(ctx, listArgs(args, info)))
  }

  @Query(() => Celula, { description: 'Uma célula, por número ou uuid.' })
  @Perfil(readCelula)
  celula(@Ctx() ctx: Context, @IdArg() id: string) {
    return readCelula(ctx, { id })
  }

  @Mutation(() => Celula, { description: 'Cadastra uma célula.' })
  @Perfil(criarCelula)
  criarCelula(@Ctx() ctx: Context, @Arg('input', () => CelulaInput, { description: 'Os dados.' }) input: CelulaInput) {
    return criarCelula(ctx, input)
  }

  @Mutation(() => Celula, { description: 'Altera uma célula.' })
  @Perfil(atualizarCelula)
  atualizarCelula(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => CelulaInput, { description: 'Os dados.' }) input: CelulaInput,
  ) {
    return atualizarCelula(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma célula, com seus membros e encontros; ela fica na lixeira.' })
  @Perfil(excluirCelula)
  excluirCelula(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirCelula(ctx, { id })
  }

  @Mutation(() => Celula, { description: 'Restaura uma célula excluída.' })
  @Perfil(restaurarCelula)
  restaurarCelula(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarCelula(ctx, { id })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem lidera a célula.' })
  @Needs('idResponsavel')
  responsavel(@Root() row: CelulaRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idResponsavel)
  }

  @FieldResolver(() => LocalType, { nullable: true, description: 'O local em que se reúne.' })
  @Needs('idLocal')
  local(@Root() row: CelulaRow, @Ctx() ctx: Context) {
    return localById(ctx, row.idLocal)
  }

  @FieldResolver(() => Int, { description: 'Quantas pessoas são membros, com quem lidera.' })
  @Needs()
  quantidadeMembros(@Root() row: CelulaRow, @Ctx() ctx: Context) {
    return quantidadeMembros(ctx, row.id)
  }

  @FieldResolver(() => [String], {
    description: 'Campos desta célula que não se pode ler: vêm nulos, e uma alteração não os muda.',
  })
  @Needs()
  camposOcultos(@Root() row: CelulaRow, @Ctx() ctx: Context): string[] {
    return hiddenFields(ctx, row)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: CelulaRow, @Ctx() ctx: Context): string[] {
    return actionsOfCelula(row, ctx.within(row.id))
  }
}
