import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import type { VisitaPastoralRow } from './visita-pastoral.comentario.js'
import { actionsOfVisitaPastoral, mayReadComentario } from './visita-pastoral.rules.js'
import {
  VisitaPastoral,
  VisitaPastoralInput,
  VisitaPastoralPage,
  VisitasPastoraisArgs,
} from './visita-pastoral.type.js'
import {
  atualizarVisitaPastoral,
  criarVisitaPastoral,
  excluirVisitaPastoral,
  listVisitasPastorais,
  readVisitaPastoral,
  restaurarVisitaPastoral,
} from './visita-pastoral.usecases.js'

@Resolver(() => VisitaPastoral)
export class VisitaPastoralResolver {
  @Query(() => VisitaPastoralPage, { description: 'Visitas pastorais da igreja.' })
  @Perfil(listVisitasPastorais)
  async visitasPastorais(
    @Ctx() ctx: Context,
    @Args(() => VisitasPastoraisArgs) args: VisitasPastoraisArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listVisitasPastorais(ctx, listArgs(args, info)))
  }

  @Query(() => VisitaPastoral, { description: 'Uma visita pastoral, por número ou uuid.' })
  @Perfil(readVisitaPastoral)
  visitaPastoral(@Ctx() ctx: Context, @IdArg() id: string) {
    return readVisitaPastoral(ctx, { id })
  }

  @Mutation(() => VisitaPastoral, { description: 'Registra uma visita pastoral.' })
  @Perfil(criarVisitaPastoral)
  criarVisitaPastoral(
    @Ctx() ctx: Context,
    @Arg('input', () => VisitaPastoralInput, { description: 'Os dados.' }) input: VisitaPastoralInput,
  ) {
    return criarVisitaPastoral(ctx, input)
  }

  @Mutation(() => VisitaPastoral, { description: 'Altera uma visita pastoral.' })
  @Perfil(atualizarVisitaPastoral)
  atualizarVisitaPastoral(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => VisitaPastoralInput, { description: 'Os dados.' }) input: VisitaPastoralInput,
  ) {
    return atualizarVisitaPastoral(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma visita pastoral; ela fica na lixeira.' })
  @Perfil(excluirVisitaPastoral)
  excluirVisitaPastoral(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirVisitaPastoral(ctx, { id })
  }

  @Mutation(() => VisitaPastoral, { description: 'Restaura uma visita pastoral da lixeira.' })
  @Perfil(restaurarVisitaPastoral)
  restaurarVisitaPastoral(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarVisitaPastoral(ctx, { id })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem visitou.' })
  @Needs('idPastor')
  pastor(@Root() row: VisitaPastoralRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idPastor)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem foi visitado.' })
  @Needs('idVisitado')
  visitado(@Root() row: VisitaPastoralRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idVisitado)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'O que foi anotado. Leem o comentário quem o escreveu, os pastores e quem o autor escolheu; para os outros é nulo.',
  })
  @Needs('comentarioCifrado', 'uuid', 'idAutor', 'leitores')
  @ReadableBy('visitaPastoral.lerComentario')
  comentarioVisita(@Root() row: VisitaPastoralRow): string | null {
    return row.comentarioVisita
  }

  @FieldResolver(() => Boolean, { description: 'Há um comentário, e a pessoa não pode lê-lo.' })
  @Needs('comentarioCifrado', 'uuid', 'idAutor', 'leitores')
  comentarioReservado(@Root() row: VisitaPastoralRow): boolean {
    return row.comentarioReservado
  }

  @FieldResolver(() => UsuarioType, {
    nullable: true,
    description: 'Quem escreveu o comentário. Nulo para quem não pode lê-lo.',
  })
  @Needs('idAutor', 'leitores')
  @ReadableBy('visitaPastoral.lerComentario')
  autor(@Root() row: VisitaPastoralRow, @Ctx() ctx: Context) {
    return mayReadComentario(row, ctx) ? pessoaById(ctx, row.idAutor) : null
  }

  @FieldResolver(() => [UsuarioType], {
    description: 'Com quem o autor divide o comentário. Vazio para quem não pode lê-lo.',
  })
  @Needs('idAutor', 'leitores')
  @ReadableBy('visitaPastoral.lerComentario')
  async leitores(@Root() row: VisitaPastoralRow, @Ctx() ctx: Context) {
    if (!mayReadComentario(row, ctx)) return []
    const people = await Promise.all(row.leitores.map((id) => pessoaById(ctx, id)))
    return people.filter((person) => person !== null)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'idAutor', 'leitores')
  acoesPermitidas(@Root() row: VisitaPastoralRow, @Ctx() ctx: Context): string[] {
    return actionsOfVisitaPastoral(row, ctx)
  }
}
