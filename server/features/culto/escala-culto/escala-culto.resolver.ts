import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { DepartamentoType, departamentosById } from '../../pessoas/departamento/index.js'
import { CultoType, cultoById } from '../culto/index.js'
import { avisarEscalas } from './avisos/avisar-escalas.usecases.js'
import type { EscalaCultoRow } from './escala-culto.queries.js'
import { actionsOfEscalaCulto } from './escala-culto.rules.js'
import {
  AvisoEscalas,
  CandidatoEscala,
  EscalaCulto,
  EscalaCultoInput,
  EscalaCultoPage,
  EscalasCultoArgs,
  MatrizEscalas,
  RepeticaoEscala,
} from './escala-culto.type.js'
import {
  atualizarEscalaCulto,
  criarEscalaCulto,
  excluirEscalaCulto,
  listCandidatosEscala,
  listEscalasCulto,
  readEscalaCulto,
  readMatrizEscalas,
  restaurarEscalaCulto,
} from './escala-culto.usecases.js'
import { repetirEscala } from './repetir-escala.usecases.js'

const ref = 'Número ou uuid.'
const departamentoOfRegistro = departamentosById('escalaCulto.ler')

@Resolver(() => EscalaCulto)
export class EscalaCultoResolver {
  @Query(() => EscalaCultoPage, { description: 'Escalas dos cultos da igreja.' })
  @Perfil(listEscalasCulto)
  async escalasCulto(
    @Ctx() ctx: Context,
    @Args(() => EscalasCultoArgs) args: EscalasCultoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listEscalasCulto(ctx, listArgs(args, info)))
  }

  @Query(() => EscalaCulto, { description: 'Uma escala, por número ou uuid.' })
  @Perfil(readEscalaCulto)
  escalaCulto(@Ctx() ctx: Context, @IdArg(ref) id: string) {
    return readEscalaCulto(ctx, { id })
  }

  @Query(() => MatrizEscalas, {
    description: 'Os cultos de um período de até 62 dias e quem serve neles.',
    complexity: 50,
  })
  @Perfil(readMatrizEscalas)
  matrizEscalas(
    @Ctx() ctx: Context,
    @Arg('de', () => DateOnlyScalar, { description: 'Primeiro dia.' }) de: string,
    @Arg('ate', () => DateOnlyScalar, { description: 'Último dia.' }) ate: string,
  ) {
    return readMatrizEscalas(ctx, { de, ate })
  }

  @Query(() => [CandidatoEscala], {
    description:
      'Até 20 pessoas ativas para uma função de um culto: primeiro quem já serve nela, e destas a que serviu há mais tempo; depois as outras, por nome. Quem bloqueou o dia, ou já serve nessa hora, vem depois das que estão livres.',
    complexity: 20,
  })
  @Perfil(listCandidatosEscala)
  candidatosEscala(
    @Ctx() ctx: Context,
    @Arg('idCulto', () => ID, { description: 'Culto, por número ou uuid.' }) idCulto: string,
    @Arg('funcao', { description: 'Função.' }) funcao: string,
    @Arg('busca', () => String, { nullable: true, description: 'Texto a buscar no nome e no e-mail.' }) busca?:
      | string
      | null,
  ) {
    return listCandidatosEscala(ctx, { idCulto, funcao, busca })
  }

  @Mutation(() => EscalaCulto, { description: 'Escala uma pessoa para um culto.' })
  @Perfil(criarEscalaCulto)
  criarEscalaCulto(
    @Ctx() ctx: Context,
    @Arg('input', () => EscalaCultoInput, { description: 'Os dados.' }) input: EscalaCultoInput,
  ) {
    return criarEscalaCulto(ctx, input)
  }

  @Mutation(() => EscalaCulto, {
    description: 'Altera uma escala. Outra pessoa ou outro culto volta a ficar pendente.',
  })
  @Perfil(atualizarEscalaCulto)
  atualizarEscalaCulto(
    @Ctx() ctx: Context,
    @IdArg(ref) id: string,
    @Arg('input', () => EscalaCultoInput, { description: 'Os dados.' }) input: EscalaCultoInput,
  ) {
    return atualizarEscalaCulto(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma escala; ela fica na lixeira.' })
  @Perfil(excluirEscalaCulto)
  excluirEscalaCulto(@Ctx() ctx: Context, @IdArg(ref) id: string) {
    return excluirEscalaCulto(ctx, { id })
  }

  @Mutation(() => EscalaCulto, { description: 'Restaura uma escala da lixeira.' })
  @Perfil(restaurarEscalaCulto)
  restaurarEscalaCulto(@Ctx() ctx: Context, @IdArg(ref) id: string) {
    return restaurarEscalaCulto(ctx, { id })
  }

  @Mutation(() => RepeticaoEscala, {
    description: 'Copia a escala de um culto para os que vêm depois dele e ainda não começaram.',
  })
  @Perfil(repetirEscala)
  repetirEscala(
    @Ctx() ctx: Context,
    @IdArg('Culto que serve de modelo, por número ou uuid.') id: string,
    @Arg('vezes', () => Int, { description: 'Em quantos cultos, de 1 a 12.' }) vezes: number,
    @Arg('mesmoHorario', () => Boolean, {
      nullable: true,
      description: 'Só em cultos do mesmo dia da semana e hora. Sem ele, sim.',
    })
    mesmoHorario?: boolean | null,
    @Arg('confirmarConflito', () => Boolean, {
      nullable: true,
      description: 'Verdadeiro: escala também quem já serve em outro lugar na mesma hora, ou bloqueou o dia.',
    })
    confirmarConflito?: boolean | null,
  ) {
    return repetirEscala(ctx, { id, vezes, mesmoHorario, confirmarConflito })
  }

  @Mutation(() => AvisoEscalas, {
    description: 'Avisa, no aparelho ou por e-mail, quem está em escalas de cultos futuros e ainda não foi avisado.',
  })
  @Perfil(avisarEscalas)
  avisarEscalas(
    @Ctx() ctx: Context,
    @Arg('idCulto', () => ID, { nullable: true, description: 'Só deste culto, por número ou uuid.' })
    idCulto?: string | null,
    @Arg('de', () => DateOnlyScalar, { nullable: true, description: 'De cultos a partir deste dia.' }) de?:
      | string
      | null,
    @Arg('ate', () => DateOnlyScalar, { nullable: true, description: 'De cultos até este dia.' }) ate?: string | null,
  ) {
    return avisarEscalas(ctx, { idCulto, de, ate })
  }

  @FieldResolver(() => CultoType, { nullable: true, description: 'O culto.' })
  @Needs('idCulto')
  culto(@Root() row: EscalaCultoRow, @Ctx() ctx: Context) {
    return cultoById(ctx, row.idCulto)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  @Needs('idMembro')
  membro(@Root() row: EscalaCultoRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => DepartamentoType, { nullable: true, description: 'O departamento.' })
  @Needs('idDepartamento')
  departamento(@Root() row: EscalaCultoRow, @Ctx() ctx: Context) {
    return departamentoOfRegistro(ctx, row.idDepartamento)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Por que não pode servir. Nulo para quem não monta escalas.',
  })
  @ReadableBy('escalaCulto.escrever')
  @Needs('motivoRecusa', 'idMembro')
  motivoRecusa(@Root() row: EscalaCultoRow, @Ctx() ctx: Context) {
    return ctx.within(row.idMembro).can('escalaCulto.escrever') ? row.motivoRecusa : null
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'idMembro')
  acoesPermitidas(@Root() row: EscalaCultoRow, @Ctx() ctx: Context): string[] {
    return actionsOfEscalaCulto(row, ctx.within(row.idMembro))
  }
}
