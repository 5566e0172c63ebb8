import type { GraphQLResolveInfo } from 'graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { fotoUrl } from '../../../kernel/work/files/files.queries.js'
import { LocalType, localById } from '../local/index.js'
import type { EventoRow } from './evento.queries.js'
import { actionsOfEvento } from './evento.rules.js'
import { Evento, EventoInput, EventoPage, EventosArgs, InscricaoEvento } from './evento.type.js'
import {
  atualizarEvento,
  criarEvento,
  enviarFotoEvento,
  excluirEvento,
  listEventos,
  readEvento,
  removerFotoEvento,
  restaurarEvento,
} from './evento.usecases.js'
import { participacaoById } from './inscricao/inscricao.queries.js'
import { inscreverNoEvento, sairDoEvento } from './inscricao/inscricao.usecases.js'

@Resolver(() => Evento)
export class EventoResolver {
  @Query(() => EventoPage, { description: 'Eventos da igreja.' })
  @Perfil(listEventos)
  async eventos(@Ctx() ctx: Context, @Args(() => EventosArgs) args: EventosArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listEventos(ctx, listArgs(args, info)))
  }

  @Query(() => Evento, { description: 'Um evento, por número ou uuid.' })
  @Perfil(readEvento)
  evento(@Ctx() ctx: Context, @IdArg() id: string) {
    return readEvento(ctx, { id })
  }

  @Mutation(() => Evento, { description: 'Cadastra um evento.' })
  @Perfil(criarEvento)
  criarEvento(@Ctx() ctx: Context, @Arg('input', () => EventoInput, { description: 'Os dados.' }) input: EventoInput) {
    return criarEvento(ctx, input)
  }

  @Mutation(() => Evento, { description: 'Altera um evento.' })
  @Perfil(atualizarEvento)
  atualizarEvento(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => EventoInput, { description: 'Os dados.' }) input: EventoInput,
  ) {
    return atualizarEvento(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um evento; ele fica na lixeira.' })
  @Perfil(excluirEvento)
  excluirEvento(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirEvento(ctx, { id })
  }

  @Mutation(() => Evento, { description: 'Restaura um evento da lixeira.' })
  @Perfil(restaurarEvento)
  restaurarEvento(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarEvento(ctx, { id })
  }

  @Mutation(() => Evento, { description: 'Guarda a imagem de um evento (JPEG, PNG ou WebP, até 10 MB).' })
  @Perfil(enviarFotoEvento)
  enviarFotoEvento(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('arquivo', () => GraphQLUpload, { description: 'Arquivo da imagem.' }) arquivo: Promise<FileUpload>,
  ) {
    return enviarFotoEvento(ctx, { id, arquivo })
  }

  @Mutation(() => Evento, { description: 'Tira a imagem de um evento.' })
  @Perfil(removerFotoEvento)
  removerFotoEvento(@Ctx() ctx: Context, @IdArg() id: string) {
    return removerFotoEvento(ctx, { id })
  }

  @FieldResolver(() => LocalType, { nullable: true, description: 'O local.' })
  @Needs('idLocal')
  local(@Root() row: EventoRow, @Ctx() ctx: Context) {
    return localById(ctx, row.idLocal)
  }

  @FieldResolver(() => Int, { description: 'Quantas pessoas participam.' })
  @Needs()
  quantidadeMembros(@Root() row: EventoRow, @Ctx() ctx: Context) {
    return participacaoById(ctx, row.id).then(({ membros }) => membros)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Endereço da imagem.' })
  @Needs('idFoto')
  fotoUrl(@Root() row: EventoRow, @Ctx() ctx: Context) {
    return fotoUrl(ctx, row.idFoto)
  }

  @FieldResolver(() => Int, { description: 'Quantas pessoas estão na lista de espera.' })
  @Needs()
  quantidadeEspera(@Root() row: EventoRow, @Ctx() ctx: Context) {
    return participacaoById(ctx, row.id).then(({ esperam }) => esperam)
  }

  @FieldResolver(() => InscricaoEvento, { nullable: true, description: 'Como quem pergunta participa; nulo se não.' })
  @Needs()
  minhaInscricao(@Root() row: EventoRow, @Ctx() ctx: Context) {
    return participacaoById(ctx, row.id).then(({ minha }) => minha)
  }

  @Mutation(() => Evento, {
    description: 'Inscreve quem pede; sem vaga, põe na lista de espera, por ordem de chegada. Repetir não muda nada.',
  })
  @Perfil(inscreverNoEvento)
  inscreverNoEvento(@Ctx() ctx: Context, @IdArg() id: string) {
    return inscreverNoEvento(ctx, { id })
  }

  @Mutation(() => Evento, { description: 'Tira quem pede do evento ou da espera; a vaga passa a quem espera.' })
  @Perfil(sairDoEvento)
  sairDoEvento(@Ctx() ctx: Context, @IdArg() id: string) {
    return sairDoEvento(ctx, { id })
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'inscricaoAberta', 'inscricoesAte', 'dataInicio')
  acoesPermitidas(@Root() row: EventoRow, @Ctx() ctx: Context): string[] {
    return actionsOfEvento(row, ctx, ctx.idWithin(row.idCliente) !== null)
  }
}
