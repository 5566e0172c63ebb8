import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { CodigoArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { WebhookRow } from './webhook.queries.js'
import { eventosOf, namesOf } from './webhook.rules.js'
import {
  EntregasWebhookArgs,
  EntregaWebhook,
  EntregaWebhookPage,
  EventoDeWebhook,
  Webhook,
  WebhookComSegredo,
  WebhookInput,
} from './webhook.type.js'
import {
  atualizarWebhook,
  criarWebhook,
  excluirWebhook,
  listEntregasWebhook,
  listEventosOfWebhook,
  listWebhooks,
  readWebhook,
  reenviarEntregaWebhook,
  testarWebhook,
  trocarSegredoWebhook,
} from './webhook.usecases.js'

@Resolver(() => Webhook)
export class WebhookResolver {
  @Query(() => [EventoDeWebhook], { description: 'Os eventos que um webhook da pessoa pode avisar.' })
  @Perfil(listEventosOfWebhook)
  eventosDeWebhook(@Ctx() ctx: Context) {
    return listEventosOfWebhook(ctx, {})
  }

  @Query(() => [Webhook], { description: 'Os webhooks da igreja, até 5.' })
  @Perfil(listWebhooks)
  webhooks(@Ctx() ctx: Context) {
    return listWebhooks(ctx, {})
  }

  @Query(() => Webhook, { description: 'Um webhook, por número ou uuid.' })
  @Perfil(readWebhook)
  webhook(@Ctx() ctx: Context, @IdArg() id: string) {
    return readWebhook(ctx, { id })
  }

  @Query(() => EntregaWebhookPage, {
    description: 'As entregas aos webhooks nos últimos 30 dias, da mais nova à mais antiga.',
  })
  @Perfil(listEntregasWebhook)
  async entregasWebhook(
    @Ctx() ctx: Context,
    @Args(() => EntregasWebhookArgs) args: EntregasWebhookArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listEntregasWebhook(ctx, listArgs(args, info)))
  }

  @Mutation(() => WebhookComSegredo, { description: 'Cria um webhook, limitado ao que quem o cria pode ler.' })
  @Perfil(criarWebhook)
  criarWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => WebhookInput, { description: 'Os dados.' }) input: WebhookInput,
  ) {
    return criarWebhook(ctx, input)
  }

  @Mutation(() => Webhook, { description: 'Altera um webhook; ligado de novo, esquece as falhas.' })
  @Perfil(atualizarWebhook)
  atualizarWebhook(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => WebhookInput, { description: 'Os dados.' }) input: WebhookInput,
  ) {
    return atualizarWebhook(ctx, { ...input, id })
  }

  @Mutation(() => WebhookComSegredo, {
    description: 'Troca o segredo de um webhook; por 24 horas, os dois assinam.',
  })
  @Perfil(trocarSegredoWebhook)
  trocarSegredoWebhook(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('minhaSenha', () => String, { description: 'A senha atual de quem troca.' }) minhaSenha: string,
    @CodigoArg() codigo?: string | null,
  ) {
    return trocarSegredoWebhook(ctx, { id, minhaSenha, codigo })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um webhook, com as suas entregas.' })
  @Perfil(excluirWebhook)
  excluirWebhook(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('minhaSenha', () => String, { nullable: true, description: 'A senha atual de quem exclui; sem ela, recusa.' })
    minhaSenha?: string | null,
    @CodigoArg() codigo?: string | null,
  ) {
    return excluirWebhook(ctx, { id, minhaSenha: minhaSenha ?? '', codigo })
  }

  @Mutation(() => EntregaWebhook, { description: 'Envia a um webhook um aviso de teste.' })
  @Perfil(testarWebhook)
  testarWebhook(@Ctx() ctx: Context, @IdArg() id: string) {
    return testarWebhook(ctx, { id })
  }

  @Mutation(() => EntregaWebhook, { description: 'Envia de novo uma entrega, com o mesmo identificador.' })
  @Perfil(reenviarEntregaWebhook)
  reenviarEntregaWebhook(@Ctx() ctx: Context, @IdArg('Número ou uuid da entrega.') id: string) {
    return reenviarEntregaWebhook(ctx, { id })
  }

  @FieldResolver(() => [String], { description: 'Nomes dos eventos que ele avisa.' })
  eventos(@Root() row: WebhookRow, @Ctx() ctx: Context): string[] {
    return namesOf(eventosOf(ctx.services.features), row.assuntos)
  }
}
