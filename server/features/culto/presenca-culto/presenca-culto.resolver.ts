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
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { CultoType, cultoById } from '../culto/index.js'
import { marcarPresencasCulto } from './marcar-presencas.usecases.js'
import { liveCulto } from './presenca-culto.live.js'
import { countPresent, type PresencaRow } from './presenca-culto.queries.js'
import { actionsOfPresenca } from './presenca-culto.rules.js'
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
  countPresencas,
  frequenciaCultos,
  listPresencas,
  readCultoByToken,
  registerPresenca,
  removePresenca,
} from './presenca-culto.usecases.js'

const cultoRef = { description: 'Culto, por número ou uuid.' }
const tokenRef = { description: 'O token do link de presença.' }

@Resolver(() => ParticipacaoCulto)
export class ParticipacaoCultoResolver {
  @Query(() => ParticipacaoCultoPage, { description: 'Quem esteve nos cultos.' })
  @Perfil(listPresencas)
  async participacoesCultos(
    @Ctx() ctx: Context,
    @Args(() => ParticipacoesCultosArgs) args: ParticipacoesCultosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listPresencas(ctx, listArgs(args, info)))
  }

  @Query(() => CultoDoLink, { description: 'O culto de um link de presença.' })
  @Perfil(readCultoByToken)
  cultoPorToken(@Ctx() ctx: Context, @Arg('token', () => String, tokenRef) token: string) {
    return readCultoByToken(ctx, { token })
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
  ) {
    return frequenciaCultos(ctx, { ultimos: ultimos ?? undefined, de, ate })
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
  @Perfil(registerPresenca)
  registrarPresencaCulto(
    @Ctx() ctx: Context,
    @Arg('idCulto', () => ID, cultoRef) idCulto: string,
    @Arg('idMembro', () => ID, { nullable: true, description: 'Pessoa, por número ou uuid; sem ela, a própria.' })
    idMembro?: string | null,
  ) {
    return registerPresenca(ctx, { idCulto, idMembro })
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
  @Perfil(removePresenca)
  removerPresencaCulto(
    @Ctx() ctx: Context,
    @Arg('idCulto', () => ID, cultoRef) idCulto: string,
    @Arg('idMembro', () => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro: string,
  ) {
    return removePresenca(ctx, { idCulto, idMembro })
  }

  @Subscription(() => PresencaAoVivo, {
    description: 'Quantos há em um culto: agora, e de novo a cada mudança.',
    subscribe: liveCulto,
  })
  @Perfil(countPresencas)
  presencaCulto(@Ctx() ctx: Context, @Arg('idCulto', () => ID, cultoRef) idCulto: string) {
    return countPresencas(ctx, { idCulto })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  @Needs('idMembro')
  membro(@Root() row: PresencaRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => CultoType, { nullable: true, description: 'O culto.' })
  @Needs('idCulto')
  culto(@Root() row: PresencaRow, @Ctx() ctx: Context) {
    return cultoById(ctx, row.idCulto)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com esta presença agora.' })
  @Needs()
  acoesPermitidas(@Ctx() ctx: Context): string[] {
    return actionsOfPresenca(ctx)
  }
}

@Resolver(() => CultoType)
export class PresentesResolver {
  @FieldResolver(() => Int, { description: 'De quantas pessoas a presença está confirmada.' })
  @Needs()
  quantidadePresentes(@Root() { id }: CultoType, @Ctx() ctx: Context) {
    return countPresent(ctx, id)
  }
}
