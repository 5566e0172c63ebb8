import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { closedUntil } from '../../financas/lancamento/index.js'
import { linesOf, MarcasInput } from '../../pessoas/encontro/index.js'
import { liderToConfirmAsSeen } from '../../pessoas/vinculo/index.js'
import { vinculoTexts } from '../../pessoas/vinculo/vinculo.type.js'
import { ClasseEBDType, classeById } from '../classe-ebd/index.js'
import type { AulaEBDRow } from './aula-ebd.queries.js'
import { actionsOfAula } from './aula-ebd.rules.js'
import {
  AulaEBD,
  AulaEBDInput,
  AulaEBDPage,
  AulasEBDArgs,
  ChamadaEBD,
  NovaAulaEBDInput,
  PresencasAulaMarcadas,
} from './aula-ebd.type.js'
import {
  atualizarAulaEBD,
  criarAulaEBD,
  entradaOfOferta,
  excluirAulaEBD,
  listAulasEBD,
  marcarPresencasAula,
  marcarPresencasAulaDoDia,
  readAulaEBD,
  restaurarAulaEBD,
} from './aula-ebd.usecases.js'
import { type Chamada, chamada, notInChamada } from './membro-aula-ebd.queries.js'

type MarkedResult = Awaited<ReturnType<typeof marcarPresencasAula>>

@Resolver(() => AulaEBD)
export class AulaEBDResolver {
  @Query(() => AulaEBDPage, { description: 'Aulas da EBD: de uma classe, com o filtro, ou de todas.' })
  @Perfil(listAulasEBD)
  async aulasEBD(@Ctx() ctx: Context, @Args(() => AulasEBDArgs) args: AulasEBDArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listAulasEBD(ctx, listArgs(args, info)))
  }

  @Query(() => AulaEBD, { description: 'Uma aula da EBD, por número ou uuid.' })
  @Perfil(readAulaEBD)
  aulaEBD(@Ctx() ctx: Context, @IdArg() id: string) {
    return readAulaEBD(ctx, { id })
  }

  @Mutation(() => AulaEBD, { description: 'Cadastra uma aula com a sua chamada; a oferta cria a sua entrada.' })
  @Perfil(criarAulaEBD)
  criarAulaEBD(
    @Ctx() ctx: Context,
    @Arg('input', () => NovaAulaEBDInput, { description: 'Os dados.' }) input: NovaAulaEBDInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return criarAulaEBD(ctx, { ...input, confirmacoes })
  }

  @Mutation(() => AulaEBD, {
    description: 'Altera uma aula e a sua chamada; recusada se alguém as mudou depois de `versao`.',
  })
  @Perfil(atualizarAulaEBD)
  atualizarAulaEBD(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => AulaEBDInput, { description: 'Os dados.' }) input: AulaEBDInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return atualizarAulaEBD(ctx, { ...input, id, confirmacoes })
  }

  @Mutation(() => PresencasAulaMarcadas, {
    description:
      'Guarda marcas da chamada de uma aula feitas em um aparelho, talvez sem conexão: podem chegar tarde, repetidas e de vários aparelhos.',
  })
  @Perfil(marcarPresencasAula)
  marcarPresencasAula(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => MarcasInput, { description: 'As marcas.' }) input: MarcasInput,
  ) {
    return marcarPresencasAula(ctx, { ...input, id })
  }

  @Mutation(() => PresencasAulaMarcadas, {
    description:
      'O mesmo, para a aula de uma classe em um dia: se ainda não há uma, ela é criada com o uuid que o aparelho escolheu.',
  })
  @Perfil(marcarPresencasAulaDoDia)
  marcarPresencasAulaDoDia(
    @Ctx() ctx: Context,
    @IdArg('Classe, por número ou uuid.') id: string,
    @Arg('dataAula', () => DateOnlyScalar, { description: 'Dia da aula.' }) dataAula: string,
    @Arg('novoUuid', () => ID, { description: 'Identificador universal de uma aula nova.' }) novoUuid: string,
    @Arg('input', () => MarcasInput, { description: 'As marcas.' }) input: MarcasInput,
  ) {
    return marcarPresencasAulaDoDia(ctx, { ...input, id, dataAula, novoUuid })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma aula e a entrada da sua oferta; ela fica na lixeira.' })
  @Perfil(excluirAulaEBD)
  excluirAulaEBD(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirAulaEBD(ctx, { id })
  }

  @Mutation(() => AulaEBD, { description: 'Restaura uma aula da lixeira, com a entrada da sua oferta.' })
  @Perfil(restaurarAulaEBD)
  restaurarAulaEBD(@Ctx() ctx: Context, @IdArg() id: string, @ConfirmationsArg() confirmacoes?: string[] | null) {
    return restaurarAulaEBD(ctx, { id, confirmacoes })
  }

  @FieldResolver(() => ClasseEBDType, { nullable: true, description: 'A classe.' })
  @Needs('idClasse')
  classe(@Root() row: AulaEBDRow, @Ctx() ctx: Context) {
    return classeById(ctx, row.idClasse)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem ensinou.' })
  @Needs('idProfessor')
  professor(@Root() row: AulaEBDRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idProfessor)
  }

  @FieldResolver(() => Boolean, { nullable: true, description: vinculoTexts.liderAConfirmar })
  @ReadableBy('aulaEBD.escrever')
  @Needs('liderAConfirmar', 'idClasse', 'idProfessor', 'professorDaClasse', 'professorAConfirmar')
  liderAConfirmar(@Root() row: AulaEBDRow, @Ctx() ctx: Context): boolean | null {
    return liderToConfirmAsSeen(ctx.within(row.idClasse), 'aulaEBD.escrever', {
      liderAConfirmar: teacherWaits(row),
    })
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Número da conta financeira em que a oferta está; nulo sem oferta e na lixeira.',
  })
  @Needs()
  async idContaFinanceira(@Root() row: AulaEBDRow, @Ctx() ctx: Context): Promise<number | null> {
    return (await entradaOfOferta(ctx, row.id))?.idContaFinanceira ?? null
  }

  @FieldResolver(() => [ChamadaEBD], { description: 'Os alunos da classe e quem mais esteve presente, por nome.' })
  @Needs()
  chamada(@Root() row: AulaEBDRow, @Ctx() ctx: Context) {
    return chamada(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('dataAula', 'oferta', 'excluidoEm', 'idClasse')
  async acoesPermitidas(@Root() row: AulaEBDRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsOfAula(row, await closedUntil(ctx, row.idCliente), ctx.within(row.idClasse))
  }
}

@Resolver(() => PresencasAulaMarcadas)
export class PresencasAulaMarcadasResolver {
  @FieldResolver(() => [ChamadaEBD], {
    description: 'Só as linhas da chamada de quem foi marcado, como estão agora; quem saiu dela vem como ausente.',
  })
  async marcados(@Root() { aula, pessoas }: MarkedResult, @Ctx() ctx: Context) {
    return linesOf(await chamada(ctx, aula.id), pessoas, notInChamada)
  }
}

@Resolver(() => ChamadaEBD)
export class ChamadaEBDResolver {
  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  membro(@Root() row: Chamada, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idMembro)
  }
}

/** Whether the teacher of a lesson waits: that of the class leads it as soon as the class says so, whoever planned the lesson. */
const teacherWaits = (row: AulaEBDRow): boolean =>
  row.liderAConfirmar && (row.idProfessor !== row.professorDaClasse || row.professorAConfirmar)
