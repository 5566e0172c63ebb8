import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { DoisFatoresPreparo } from './dois-fatores.type.js'
import {
  ativarDoisFatores,
  desativarDoisFatores,
  type Preparation,
  prepararDoisFatores,
} from './dois-fatores.usecases.js'

@Resolver(() => DoisFatoresPreparo)
export class DoisFatoresResolver {
  @Mutation(() => DoisFatoresPreparo, {
    description: 'Prepara a verificação em duas etapas: novo segredo, ainda sem efeito.',
  })
  @Perfil(prepararDoisFatores)
  prepararDoisFatores(
    @Ctx() ctx: Context,
    @Arg('password', () => String, { description: 'Senha atual.' }) password: string,
  ) {
    return prepararDoisFatores(ctx, { password })
  }

  @Mutation(() => [String], {
    description: 'Ativa com um código do aplicativo; devolve os códigos de recuperação, mostrados uma vez.',
  })
  @Perfil(ativarDoisFatores)
  ativarDoisFatores(
    @Ctx() ctx: Context,
    @Arg('codigo', () => String, { description: 'Código de verificação.' }) codigo: string,
  ) {
    return ativarDoisFatores(ctx, { codigo })
  }

  @Mutation(() => Mensagem, { description: 'Desativa, com a senha e um código.' })
  @Perfil(desativarDoisFatores)
  desativarDoisFatores(
    @Ctx() ctx: Context,
    @Arg('password', () => String, { description: 'Senha atual.' }) password: string,
    @Arg('codigo', () => String, { description: 'Código de verificação.' }) codigo: string,
  ) {
    return desativarDoisFatores(ctx, { password, codigo })
  }

  @FieldResolver(() => String, { description: 'O endereço como imagem PNG (data:), para a câmera.' })
  async qrCode(@Root() { uri }: Preparation): Promise<string> {
    return (await import('qrcode')).toDataURL(uri, { margin: 1, width: 240 })
  }
}
