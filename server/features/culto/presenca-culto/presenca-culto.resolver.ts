import type { GraphQLResolveInfo } from 'graphql'
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/graphql/scalars.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import { pessoaPorId, UsuarioType } from '../../acesso/usuario/index.js'
import { CultoType, cultoPorId } from '../culto/index.js'
import { marcarPresencasCulto } from './marcar-presencas.usecases.js'
import { aoVivo } from './presenca-culto.live.js'
import { type PresencaRow, quantidadePresentes } from './presenca-culto.queries.js'
import { acoesPresenca } from './presenca-culto.rules.js'
import {
  CultoDoLink,
  FrequenciaCulto,
  MarcasCultoInput,
  ParticipacaoCulto,
  ParticipacaoCultoPage,
  ParticipacoesCultosArgs,
  PresencaAoVivo,
  PresencasCultoMarcadas,
} from './presenca-culto.type.js'
import {
  confirmarPresenca,
  contarPresencas,
  frequenciaCultos,
  lerCultoPorToken,
  listarPresencas,
  registrarPresenca,
  removerPresenca,
} from './presenca-culto.usecases.js'

const cultoRef = { description: 'Culto, por número ou uuid.' }
const tokenRef = { description: 'O token do link de presença.' }

@Resolver(() => ParticipacaoCulto)
export class ParticipacaoCultoResolver {
  @Query(() => ParticipacaoCultoPage, { description: 'Quem esteve nos cultos.' })
  @Perfil(listarPresencas)
  async participacoesCultos(
    @Ctx() ctx: Context,
    @Args(() => ParticipacoesCultosArgs) args: ParticipacoesCultosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarPresencas(ctx, listArgs(args, info)))
  }

  @Query(() => CultoDoLink, { description: 'O culto de um link de presença.' })
  @Perfil(lerCultoPorToken)
  cultoPorToken(@Ctx() ctx: Context, @Arg('token', () => String, tokenRef) token: string) {
    return lerCultoPorToken(ctx, { token })
  }

  @Query(() => [FrequenciaCulto], {
    description: 'Quantos vieram aos últimos cultos, ou aos de um período, do mais antigo ao mais novo.',
  })
  @Perfil(frequenciaCultos)
  frequenciaCultos(
    @Ctx() ctx: Context,
    @Arg('ultimos', () => Int, { nullable: true, description: 'Quantos cultos, até 60; sem ele, 12.' })
    ultimos?: number | null,
    @Arg('de', () => DateOnlyScalar, { nullable: true, description: 'Desde este dia; até 400 cultos.' })
    de?: string | null,
    @Arg('ate', () => DateOnlyScalar, { nullable: true, description: 'Até este dia.' }) ate?: string | null,
    @ChurchArg('Só para o administrador da plataforma: a igreja. Ausente: todas.') idCliente?: number | null,
  ) {
    return frequenciaCultos(ctx, { ultimos: ultimos ?? undefined, de, ate, idCliente })
  }

  @Mutation(() => ParticipacaoCulto, {
    description:
      'Confirma a presença de quem pede no culto do link. Confirmar outra vez devolve a primeira confirmação.',
  })
  @Perfil(confirmarPresenca)
  confirmarPresenca(@Ctx() ctx: Context, @Arg('token', () => String, tokenRef) token: string) {
    return confirmarPresenca(ctx, { token })
  }

  @Mutation(() => ParticipacaoCulto, {
    description:
      'Registra a presença de uma pessoa em um culto. A própria, enquanto a confirmação está aberta; a de qualquer pessoa, a qualquer tempo, para quem registra presenças.',
  })
  @Perfil(registrarPresenca)
  registrarPresencaCulto(
    @Ctx() ctx: Context,
    @Arg('idCulto', () => ID, cultoRef) idCulto: string,
    @Arg('idMembro', () => ID, { nullable: true, description: 'Pessoa, por número ou uuid; sem ela, a própria.' })
    idMembro?: string | null,
  ) {
    return registrarPresenca(ctx, { idCulto, idMembro })
  }

  @Mutation(() => PresencasCultoMarcadas, {
    description:
      'Guarda presenças em um culto marcadas em um aparelho, talvez sem conexão: podem chegar tarde, repetidas e de vários aparelhos.',
  })
  @Perfil(marcarPresencasCulto)
  marcarPresencasCulto(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, cultoRef) id: string,
    @Arg('input', () => MarcasCultoInput, { description: 'As marcas.' }) input: MarcasCultoInput,
  ) {
    return marcarPresencasCulto(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Tira a presença de uma pessoa de um culto.' })
  @Perfil(removerPresenca)
  removerPresencaCulto(
    @Ctx() ctx: Context,
    @Arg('idCulto', () => ID, cultoRef) idCulto: string,
    @Arg('idMembro', () => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro: string,
  ) {
    return removerPresenca(ctx, { idCulto, idMembro })
  }

  @Subscription(() => PresencaAoVivo, {
    description: 'Quantos há em um culto: agora, e de novo a cada mudança.',
    subscribe: aoVivo,
  })
  @Perfil(contarPresencas)
  presencaCulto(@Ctx() ctx: Context, @Arg('idCulto', () => ID, cultoRef) idCulto: string) {
    return contarPresencas(ctx, { idCulto })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  @Needs('idMembro')
  membro(@Root() row: PresencaRow, @Ctx() ctx: Context) {
    return pessoaPorId(ctx, row.idMembro)
  }

  @FieldResolver(() => CultoType, { nullable: true, description: 'O culto.' })
  @Needs('idCulto')
  culto(@Root() row: PresencaRow, @Ctx() ctx: Context) {
    return cultoPorId(ctx, row.idCulto)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com esta presença agora.' })
  @Needs()
  acoesPermitidas(@Ctx() ctx: Context): string[] {
    return acoesPresenca(ctx)
  }
}

@Resolver(() => CultoType)
export class PresentesResolver {
  @FieldResolver(() => Int, { description: 'De quantas pessoas a presença está confirmada.' })
  @Needs()
  quantidadePresentes(@Root() { id }: CultoType, @Ctx() ctx: Context) {
    return quantidadePresentes(ctx, id)
  }
}
