import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { LocalType, localById } from '../../agenda/local/index.js'
import { contarVisitantesCulto } from './contar-visitantes.usecases.js'
import type { CultoRow } from './culto.queries.js'
import { visibleToken } from './culto.token.js'
import { CodigoPresenca, Culto, CultoInput, CultoPage, CultosArgs, VisitantesContados } from './culto.type.js'
import {
  actionsForCulto,
  atualizarCulto,
  cancelarCulto,
  concluirCulto,
  criarCulto,
  excluirCulto,
  listCultos,
  reabrirCulto,
  readCodigoPresenca,
  readCulto,
  registrarVisitantesCulto,
  renovarTokenCulto,
  restaurarCulto,
  somarVisitantesCulto,
} from './culto.usecases.js'

@Resolver(() => Culto)
export class CultoResolver {
  @Query(() => CultoPage, { description: 'Cultos da igreja.' })
  @Perfil(listCultos)
  async cultos(@Ctx() ctx: Context, @Args(() => CultosArgs) args: CultosArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listCultos(ctx, listArgs(args, info)))
  }

  @Query(() => Culto, { description: 'Um culto, por número ou uuid.' })
  @Perfil(readCulto)
  culto(@Ctx() ctx: Context, @IdArg() id: string) {
    return readCulto(ctx, { id })
  }

  @Query(() => CodigoPresenca, { description: 'O código de presença de um culto, para mostrar a quem está nele.' })
  @Perfil(readCodigoPresenca)
  codigoPresencaCulto(@Ctx() ctx: Context, @IdArg() id: string) {
    return readCodigoPresenca(ctx, { id })
  }

  @Mutation(() => Culto, { description: 'Cadastra um culto.' })
  @Perfil(criarCulto)
  criarCulto(@Ctx() ctx: Context, @Arg('input', () => CultoInput, { description: 'Os dados.' }) input: CultoInput) {
    return criarCulto(ctx, input)
  }

  @Mutation(() => Culto, { description: 'Altera um culto.' })
  @Perfil(atualizarCulto)
  atualizarCulto(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => CultoInput, { description: 'Os dados.' }) input: CultoInput,
  ) {
    return atualizarCulto(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um culto.' })
  @Perfil(excluirCulto)
  excluirCulto(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirCulto(ctx, { id })
  }

  @Mutation(() => Culto, { description: 'Restaura um culto excluído.' })
  @Perfil(restaurarCulto)
  restaurarCulto(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarCulto(ctx, { id })
  }

  @Mutation(() => Culto, { description: 'Dá por realizado um culto que já começou.' })
  @Perfil(concluirCulto)
  concluirCulto(@Ctx() ctx: Context, @IdArg() id: string) {
    return concluirCulto(ctx, { id })
  }

  @Mutation(() => Culto, { description: 'Cancela um culto agendado.' })
  @Perfil(cancelarCulto)
  cancelarCulto(@Ctx() ctx: Context, @IdArg() id: string) {
    return cancelarCulto(ctx, { id })
  }

  @Mutation(() => Culto, { description: 'Volta a agendado um culto realizado ou cancelado.' })
  @Perfil(reabrirCulto)
  reabrirCulto(@Ctx() ctx: Context, @IdArg() id: string) {
    return reabrirCulto(ctx, { id })
  }

  @Mutation(() => Culto, { description: 'Registra quantos visitantes vieram a um culto.' })
  @Perfil(registrarVisitantesCulto)
  registrarVisitantesCulto(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('visitantes', () => Int, { description: 'Quantos.' }) visitantes: number,
  ) {
    return registrarVisitantesCulto(ctx, { id, visitantes })
  }

  @Mutation(() => Culto, {
    description:
      'Soma ao número de visitantes de um culto, quando vários contam ao mesmo tempo. Nunca fica abaixo de 0.',
  })
  @Perfil(somarVisitantesCulto)
  somarVisitantesCulto(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('diferenca', () => Int, { description: 'Quantos a mais; negativo: a menos.' }) diferenca: number,
  ) {
    return somarVisitantesCulto(ctx, { id, diferenca })
  }

  @Mutation(() => VisitantesContados, {
    description:
      'Guarda quantos visitantes um aparelho contou, talvez sem conexão: pode chegar tarde e repetido. O que vários contam se soma.',
  })
  @Perfil(contarVisitantesCulto)
  contarVisitantesCulto(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('aparelho', () => ID, { description: 'O aparelho, por um uuid que ele mesmo escolhe.' }) aparelho: string,
    @Arg('quantos', () => Int, { description: 'Tudo o que este aparelho contou até agora.' }) quantos: number,
    @Arg('marcadoEm', () => DateTimeScalar, { description: 'Quando foi contado, pelo relógio do aparelho.' })
    marcadoEm: string,
    @Arg('enviadoEm', () => DateTimeScalar, { description: 'Agora, pelo relógio do aparelho.' }) enviadoEm: string,
  ) {
    return contarVisitantesCulto(ctx, { id, aparelho, quantos, marcadoEm, enviadoEm })
  }

  @Mutation(() => Culto, {
    description: 'Troca o token de presença de um culto: os que já foram mostrados deixam de valer.',
  })
  @Perfil(renovarTokenCulto)
  renovarTokenCulto(@Ctx() ctx: Context, @IdArg() id: string) {
    return renovarTokenCulto(ctx, { id })
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'O token de presença, para quem pode registrar presenças; nulo para os outros.',
  })
  @Needs('uuid', 'serieToken')
  @ReadableBy('presencaCulto.registrar')
  token(@Root() row: CultoRow, @Ctx() ctx: Context): string | null {
    return visibleToken(ctx, row)
  }

  @FieldResolver(() => LocalType, { nullable: true, description: 'O local.' })
  @Needs('idLocal')
  local(@Root() row: CultoRow, @Ctx() ctx: Context) {
    return localById(ctx, row.idLocal)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem dirige.' })
  @Needs('idDirigente')
  dirigente(@Root() row: CultoRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idDirigente)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem prega.' })
  @Needs('idPregador')
  pregador(@Root() row: CultoRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idPregador)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'statusCulto', 'dataCulto', 'horaCulto', 'idCliente')
  acoesPermitidas(@Root() row: CultoRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsForCulto(ctx, row)
  }
}
