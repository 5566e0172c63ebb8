import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { ResultadoLote } from './lote.type.js'
import { ativarUsuarios, desativarUsuarios, enviarLinksSenha } from './lote.usecases.js'

const pessoas = { description: 'As pessoas, por número ou uuid; no máximo 100.' }
@Resolver()
export class LoteResolver {
  @Mutation(() => ResultadoLote, { description: 'Ativa várias pessoas.' })
  @Perfil(ativarUsuarios)
  ativarUsuarios(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], pessoas) ids: string[],
    @ChurchArg() idCliente?: number | null,
  ) {
    return ativarUsuarios(ctx, { ids, idCliente })
  }

  @Mutation(() => ResultadoLote, { description: 'Desativa várias pessoas: os acessos delas terminam.' })
  @Perfil(desativarUsuarios)
  desativarUsuarios(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], pessoas) ids: string[],
    @ChurchArg() idCliente?: number | null,
  ) {
    return desativarUsuarios(ctx, { ids, idCliente })
  }

  @Mutation(() => ResultadoLote, { description: 'Envia a várias pessoas, por e-mail, um link para criar a senha.' })
  @Perfil(enviarLinksSenha)
  enviarLinksSenha(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], pessoas) ids: string[],
    @ChurchArg() idCliente?: number | null,
  ) {
    return enviarLinksSenha(ctx, { ids, idCliente })
  }
}
